import type { Finding } from "../../posts/revisions/ledger.ts";
import { yieldToOthers } from "../../shared/yield-to-others.ts";
import { forbidden, type ForbiddenWords } from "./forbidden-words.ts";
import { leftoverIn } from "./leftovers.ts";
import { finding, type SafetyText } from "./safety-text.ts";

export async function checkWords({ statements, parts }: SafetyText): Promise<readonly Finding[]> {
  const said = statements.map(({ place, text, before, row, column, headings: [heading = ""] }) => {
    const opening = before === "" ? "" : `${before} ${heading}`;
    const heads = `${column} ${row}`.trim();
    return { place, text, opening: heads === "" ? opening : heads };
  });
  const beside = parts.flatMap(({ is, place, text }) =>
    ["code", "html", "label"].includes(is) || place.field === "tags"
      ? { place, text, opening: "" }
      : [],
  );
  const findings: Finding[] = [];
  for (const { place, text, opening } of [...said, ...beside]) {
    const plain = plainText(text);
    const clauses = clausesOf(plain, opening);
    const found = new Set<Finding["kind"]>();
    // A call for which the contact is still to be filled in is judged when it has one.
    if (leftoverIn(text) !== undefined) found.add("foreign-address");
    for (const one of forbidden) {
      const { kind, message, record = null } = one;
      if (found.has(kind)) continue;
      await yieldToOthers();
      const read = one.isNeverExcused === true ? [plain] : clauses;
      const quote = read.find((words) => isSaid(one, words));
      if (quote === undefined) continue;
      found.add(kind);
      findings.push(finding(kind, place, quote, `“${quote}”: ${message}`, record));
    }
  }
  return findings;
}

function isSaid({ patterns }: ForbiddenWords, text: string): boolean {
  return patterns.some(([words, unless]) => words.test(text) && unless?.test(text) !== true);
}

const hidden = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu;

/** A text without characters that nobody sees, spaced letters, and full stops that end no sentence. */
function plainText(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(hidden, "")
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/(?<![\w'])(?:[a-z][ .*_-]){4,}[a-z](?![\w'])/gi, (word) =>
      word.replaceAll(/[^a-z]/gi, ""),
    )
    .replaceAll(/\brs\.\s?(?=\d)/gi, "Rs ")
    .replaceAll(/\bno\.?\s?(?=\d)/gi, "number ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

const joint =
  /[;:,.!?।|()"“”]+(?=\s|$|["“”)])|(?<=\s|^)["“”(]|\s[–—-]\s|\b(?:but|yet|however|although|though|whereas|because|then)\b|\b(?:and|so)\b(?=\s+(?:you|your|we|our|ours|it|its|this|the|he|she|they|every|all|i|my|nobody|no)\b)|(?=\b(?:if|unless)\b)/giu;

/** Words that sound like a denial and strengthen what is said, or deny something else. */
const emphatic =
  /\bnot (?:only|just|merely)\b|\bno (?:doubt|matter|wonder|tension|worr\w+|other|need to \w+)\b|\b(?:nobody|no one) else\b|\bwithout (?:any )?(?:doubt|fail)\b|\b(?:(?:can|do|will|need|does)(?:not|n't| not)|never) (?:wait|worry|fails?|hesitate|delay|panic|fear|miss|go wrong)\b|\bnothing (?:can|will) stop\b|\bwe (?:have )?never (?:had|have|lost|lose)\b|\b(?:cannot|can't|never) (?:score|get) (?:less|lower|below)\b|\b(?:nobody|no one|none)\b(?=.{0,40}\b(?:here|us|ours?)\b.{0,20}\b(?:missed|failed)\b)|\b(?:nahi|nahin) to\b/gi;
const denial =
  /\b(?:no|not|never|nobody|none|nothing|neither|nor|cannot|\w+n't|hardly|rarely|impossible|avoid|refuse|instead of|rather than|far from|independent|unofficial|nahi|nahin|mat|illa|alla|\w+illa|\w+alla|\w+aruth\w*)\b|नहीं|(?<!\p{L})(?:न|ना|मत)(?!\p{L}|\p{M})|ല്ല|രുത്/iu;

const ownVoice = /\b(?:we|our|ours|us|me|my|hum|hamar[aei]|njangal\w*)\b|हम|ഞങ്ങ/i;
/** Words or promises of other people, or a warning of them. */
const told =
  /\b(?:(?:some|any)(?:one|body)|who(?:ever)?|agents?|callers?|strangers?|people|those|they|(?:an?|the|some|any|such) (?:\w+ )?(?:man|woman|caller|person|stranger|site|website|message|mail|call|video|channel|group|agent|institute|centre|ad|cover|word)s?|ads?|messages?|videos?|channels?|touts?|websites|institutes|sellers?)\b.*\b(?:sa(?:y|ys|id)|saying|tells?|told|promis(?:e|es|ing)|claims?|claiming|offers?|offering|guarantees?|guaranteeing|assures?|asks?|asking|calls?|writes?|sells?|selling|boasts?|advertis\w+|demands?|wants?|word)\b/i;
const warning =
  /\b(?:frauds?|fraudulent|fraudsters?|scam\w*|fakes?|false|myths?|rumou?rs?|beware|distrust|ignore|(?:walk|stay|keep|turn|run) away|illegal|cheat\w*|lies?|lying|liars?|traps?|guess(?:es|work)?(?! ?papers?)|suspicious|warnings?|red flags?|barred|crime|offence|police|report|claims? (?:of|to)|avoid|talk of|don'?ts|dhokha|jhooth\w*|farzi|thag\w*|daa?va|thattippu\w*|vyaja\w*)\b|दावा|धोखा|झूठ|फर्जी|फ़र्ज़ी|ठग|अफवाह|अफ़वाह|दूर रह|തട്ടിപ്പ|വ്യാജ/iu;
const question =
  /^(?:is|are|am|can|could|do|does|will|would|should|what|which|who|whose|why|how(?! to)|where|when)\b.*\?$/i;

/** The clauses that are the post's own word: none that denies, asks, warns, or tells what other people say. */
function clausesOf(text: string, opening: string): readonly string[] {
  const isExcused = warning.test(opening) || denial.test(opening) || question.test(text);
  const pieces = text
    .split(joint)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
  return pieces.filter((piece, index) => {
    if (denial.test(piece.replaceAll(emphatic, " "))) return false;
    if (ownVoice.test(piece)) return true;
    const before = pieces[index - 1] ?? "";
    return !isExcused && ![piece, before].some((words) => told.test(words) || warning.test(words));
  });
}
