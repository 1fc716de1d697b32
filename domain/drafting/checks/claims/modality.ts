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
export function affirms(clause: string, { says, contrary }: Act): boolean | null {
  const opposite = contrary?.test(clause) === true ? contrary : null;
  if (opposite === null && !says.test(clause)) return null;
  return isNegated(clause.replace(opposite ?? says, " ")) === (opposite !== null);
}

/** Words that make a rule of a clause, with a figure or without. */
const ruleWords =
  /\b(?:must|may not|may only|cannot|can't|can only|can be|allowed|permitted|free(?: of (?:cost|charge))?|compulsory|mandatory|optional|obligatory|exempt\w*|waived|no (?:\w+ )?fees?|(?:conducted|organi[sz]ed|held|run|managed|set|issued|released|decided|prepared|supervised|administered) by|valid (?:for|till|until|only)|validity|required?|requires|not needed|is needed|are needed|need not|is accepted|are accepted|not accepted|only (?:those|candidates|students|the|[A-Z])|eligible|ineligible|banned|prohibited|forbidden|barred|disqualified|rejected|cancel(?:s|led)|refund\w*|refundable|reserved|ha(?:s|ve) to|entitled|you need|(?:freeze|float|slide) (?:means|lets|keeps)|let in|in (?:every|a|any) tie|guarantees? admission|automatically|relax\w*|relaxation|age limit|negative marking|no (?:limit|penalty|need|restriction)|unlimited|based on|on the basis of|counts?|considered|available in|offered in|included in|removed|deleted|excluded|part of the syllabus|changed|introduced|scrapped|abolished|discontinued|permits?|allows?|charges?|accepts?|recogni[sz]es?|merged|replaced)\b/i;
const studies =
  /\b(?:must|has to|have to|need to|needs? to|is required to)\s+(?:\w+ly\s+)?(?:revise|practi[sc]e|study|read|solve|learn|work|focus|stay|sleep|understand|master|remember|plan|analy[sz]e|keep|manage|prepare|balance|believe|trust|know|be (?:ready|calm|honest|patient|consistent|disciplined|clear|strong|quick|fast|aware|careful)|build|develop|take care|think|ask|talk|accept that|make|give|spend|start|begin|choose|set|find)\b/i;

/** Things of the exam of which a plain sentence states something. */
const examThing =
  /\b(?:nta|national testing agency|jee main|jee advanced|josaa|csab|iits?|nits?|iiits?|gftis?|iiest|sessions?|paper [12][ab]?|b\.? ?(?:arch|planning)|admit cards?|answer keys?|final key|score ?cards?|nta scores?|percentiles?|all india rank|\bair\b|ties?\b|cut-?offs?|quotas?|home[- ]state|reservation|application (?:form|fee|number)|fees?|gates?|exam (?:city|cent(?:re|er)|hall)|invigilators?|languages?|question papers?|section [ab]|numerical (?:questions|answers)|negative marking|drawing (?:test|part|section)?|calculators?|(?:april|january|second|first) (?:exam|sitting|attempt)|freeze|float|slide|seats?|counsell?ing|choice filling|(?:general|obc|ews|sc|st|pwd|third-gender|reserved) (?:candidates?|students?|categor(?:y|ies)|applicants?|boys|girls|men|women)|all categories|girls|boys|biometric\w*|scribe|droppers?|forms?|the exam|syllabus|late ?comers?|photocop(?:y|ies)|staff at the cent(?:re|er)|closing ranks?|ranks?|results?|physics score|marking|diploma holders|city slips?)\b/i;
const vague =
  /\b(?:should|help\w*|important|easy|easier|hard|harder|tough\w*|difficult\w*|good|better|great|useful|confus\w+|stress\w*|anxi\w+|nervous|calm\w*|confiden\w+|feel\w*|felt|think|worr\w+|fear\w*|dream\w*|journey|many|most|often|usually|sometimes|rarely|tends?|likely|perhaps|maybe|hope\w*|luck\w*|worth|wise\w*|smart\w*|common|popular|competiti\w+|matters?|simple|simply|strong\w*|weak\w*|practi[sc]e\w*|revis\w+|study|studying|studies|mocks?|plan\w*|habits?|routine|prepar\w+|goal|target|focus|effort|guide|article|this (?:page|section|table|list|post|is|means)|below|above all|here|remember|try|let us|we|our|us|family|parents?|your (?:time|mind|score|strength|study|notes)|chance|opportunit\w+|challenging|reward\w*|success\w*|demand\w*|scoring|time to|a lot|depends?|depending|differ\w*|vary|varies|might|could|some|few|if|when you|unless|example|suppose|once you|before you|after you|until you)\b/i;
const statedVerb =
  /\b(?:is|are|was|were|has|have|had|does|did|do|gets?|got|gives?|gave|given|takes?|took|asks?|shares?|holds?|held|contains?|covers?|carr(?:y|ies)|dropped|drops|means?|lets?|keeps?|pays?|paid|starts?|began|begins?|comes?|came|opens?|opened|closes?|closed|shows?|counts?|compares?|compared|settled|decides?|correct|conducts?|conducted|releases?|released|publish\w*|allots?|allotted|fills?|uses?|used|needs?|may|can|stays?|belongs?|follows?|runs?|ends?|ended|sets?|sends?|sent|rose|fell|changed|includes?|offers?|accepts?|charges?|deducts?|cancels?|replaces?|consists?)\b/i;

/** True for a plain statement of something of the exam: who does it, what it holds, how it is decided. */
export function statesSomething(clause: string): boolean {
  const subject = clause.split(" ").slice(0, 9).join(" ");
  return examThing.test(subject) && statedVerb.test(clause) && !vague.test(clause);
}

/** True for a clause that states how something is done, allowed, asked or decided. */
export function isRule(clause: string): boolean {
  return ruleWords.test(clause) && !studies.test(clause);
}
