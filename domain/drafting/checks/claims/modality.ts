/** What a clause says of a thing: that it is allowed, required, free, or there. `contrary` words say the opposite without a “not”. */
export type Act = { readonly says: RegExp; readonly contrary?: RegExp };

export const allowed: Act = {
  says: /\b(?:allow\w*|permit\w*|accept(?:ed|able|s)?|may|can|could|possible|eligible|valid|enough|suffic\w+|works?|fine|will do|ok|provided|available|given|let in|admitted|bring|carry|take|use|wear)\b/i,
  contrary: /\b(?:banned|prohibited|forbidden|barred|disallowed|rejected|ineligible|debarred)\b/i,
};
export const required: Act = {
  says: /\b(?:must|ha(?:s|ve) to|requir\w+|compulsory|mandatory|obligatory|necessary|needs?|needed|essential|only)\b/i,
  contrary: /\b(?:optional|voluntary|need not|unnecessary)\b/i,
};
export const free: Act = {
  says: /\b(?:free(?: of (?:cost|charge))?|no (?:application |registration |exam )?fees?|costs? nothing|nothing to pay|no charge|exempt\w*|waived)\b/i,
  contrary: /\b(?:costs?|charges?|fee of|must pay|ha(?:s|ve) to pay|paid)\b/i,
};
export const exists: Act = {
  says: /\b(?:there (?:is|are|was)|has|have|carr(?:y|ies)|with|is|are|appl(?:y|ies)|includes?|costs?|deduct\w*|loses?|lost|penali[sz]ed|allowed|possible|can|may)\b/i,
  contrary:
    /\b(?:removed|abolished|scrapped|without|none|dropped|discontinued|deleted|free|nothing)\b/i,
};

const negators =
  /\b(?:not|no|never|cannot|neither|nor|nobody|none|nothing|hardly|without|no one|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|won't|can't|couldn't|shouldn't|mustn't|needn't)\b|n[’']t\b/gi;
const falseNegators =
  /\bnot only\b|\bno matter\b|\bno doubt\b|\bno longer than\b|\bnot more than\b|\bno more than\b|\bnothing but\b|\bwhether or not\b|\bif not\b/gi;

/** True for a clause that denies: an odd number of its words do. `neither … nor` counts once. */
export function isNegated(clause: string): boolean {
  const plain = clause
    .replace(/^(?:no|yes),\s/i, "")
    .replaceAll(falseNegators, " ")
    .replace(/(?<=\b(?:no|not|cannot|never)\b.*),? (?:neither|not even) .*$/i, " ")
    .replaceAll(/\bnor\b/gi, " ");
  return (plain.match(negators)?.length ?? 0) % 2 === 1;
}

/** Whether a clause affirms (true) or denies (false) that something is so; null when it speaks of other things. */
export function affirms(clause: string, act: Act): boolean | null {
  // `Where you passed, not where you were born`: what is set against it denies nothing of it.
  const [head = "", ...set] = clause.split(
    /,?\s(?:and |but )?not\s(?=where|the|by|in|on|with|from|your|an?|their|domicile|birth|aadhaar|residence|because)/i,
  );
  const ofHead = set.length > 0 ? affirmed(head, act) : null;
  return ofHead ?? affirmed(clause, act);
}

function affirmed(clause: string, { says, contrary }: Act): boolean | null {
  const opposite = contrary?.test(clause) === true ? contrary : null;
  if (opposite === null && !says.test(clause)) return null;
  return isNegated(clause.replace(opposite ?? says, " ")) === (opposite !== null);
}
