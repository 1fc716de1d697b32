import type { Finding } from "../../posts/revisions/ledger.ts";
import { yieldToOthers } from "../../shared/yield-to-others.ts";
import { forbidden, type ForbiddenWords } from "./forbidden-words.ts";
import { leftoverIn } from "./leftovers.ts";
import { stopping, type SafetySentence, type SafetyText } from "./safety-text.ts";

/** Finds what no post may say, wherever it stands: in a sentence, a tag, a title, code or a comment. */
export async function checkWords({ statements, parts }: SafetyText): Promise<readonly Finding[]> {
  const beside = parts.filter(({ is }) => ["tag", "code", "html", "label"].includes(is));
  const findings: Finding[] = [];
  const nothingAround = { before: "", heads: "", headings: [] };
  const texts = [...statements, ...beside.map((part) => ({ ...part, ...nothingAround }))];
  for (const { place, text, before, heads, headings } of texts) {
    const plain = plainText(text);
    const clauses = clausesOf(plain, openingOf({ before, heads, headings }));
    const found = new Map<Finding["kind"], Finding>();
    // A call for which the contact is still to be filled in is judged when it has one.
    const isOpen = leftoverIn(text) !== undefined;
    for (const one of forbidden) {
      if (found.has(one.kind) || (isOpen && one.kind === "foreign-address")) continue;
      await yieldToOthers();
      const quote = one.isNeverExcused === true ? inSentence(one, plain) : inClauses(one, clauses);
      if (quote === undefined) continue;
      const { kind, message, record = null } = one;
      found.set(kind, stopping(kind, place, quote, `“${quote}”: ${message}`, record));
    }
    findings.push(...found.values());
  }
  return findings;
}

function inSentence({ patterns }: ForbiddenWords, text: string): string | undefined {
  const isSaid = patterns.some(
    ([words, unless]) => words.test(text) && unless?.test(text) !== true,
  );
  return isSaid ? text : undefined;
}

function inClauses({ patterns }: ForbiddenWords, clauses: readonly Clause[]): string | undefined {
  return clauses.find((clause) => {
    const { text, isReported } = clause;
    if (isReported) return false;
    return patterns.some(([words, unless]) => {
      const match = words.exec(text);
      if (match === null || unless?.test(text) === true) return false;
      return !isDenied(clause, match.index, match.index + match[0].length);
    });
  })?.text;
}

/** A clause of a sentence with what keeps it from being the post's own word. */
type Clause = {
  readonly text: string;
  /** A question, a warning, a list or table of what not to do, or what other people say. */
  readonly isReported: boolean;
  /** Denied by a negation before it: "No coaching, however dear, can guarantee a rank". */
  readonly inheritsDenial: boolean;
};

const hidden = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu;
const alike: Readonly<Record<string, string>> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  і: "i",
  у: "y",
  х: "x",
  "’": "'",
  "‘": "'",
};

/** A text without the disguises of letters: other alphabets' twins, characters that nobody sees, spaced letters. */
function plainText(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(hidden, "")
    .replaceAll(/[аеорсіух’‘]/g, (letter) => alike[letter] ?? letter)
    .replaceAll(/(?<![\w'])(?:[a-z][ .*_-]){4,}[a-z](?![\w'])/gi, (word) =>
      word.replaceAll(/[^a-z]/gi, ""),
    )
    .replaceAll(/\brs\.\s?(?=\d)/gi, "Rs ")
    .replaceAll(/\bno\.?\s?(?=\d)/gi, "number ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

const subject = "(?:you|your|we|our|ours|it|its|this|the|he|she|they|every|all|i|my|nobody|no)";
const joint = new RegExp(
  String.raw`[;:,.!?।|()"“”]+(?=\s|$|["“”)])|(?<=\s|^)["“”(]|\s[–—-]\s|\b(?:but|yet|however|although|though|whereas|because|then)\b|\b(?:and|so)\b(?=\s+${subject}\b)|(?=\b(?:if|unless)\b)`,
  "giu",
);

/** Words that sound like a denial and strengthen what is said, or deny something else. */
const emphatic =
  /\bnot (?:only|just|merely)\b|\bno (?:doubt|matter|wonder|tension|worr\w+|other|need to \w+)\b|\b(?:nobody|no one) else\b|\bwithout (?:any )?(?:doubt|fail)\b|\b(?:(?:can|do|will|need|does)(?:not|n't| not)|never) (?:wait|worry|fails?|hesitate|delay|panic|fear|miss|go wrong)\b|\bnothing (?:can|will) stop\b|\bwe (?:have )?never (?:had|have|lost|lose)\b|\b(?:cannot|can't|never) (?:score|get) (?:less|lower|below)\b|\b(?:nobody|no one|none)\b(?=.{0,40}\b(?:here|us|ours?)\b.{0,20}\b(?:missed|failed)\b)|\b(?:nahi|nahin) to\b/gi;
const denial =
  /\b(?:no|not|never|nobody|none|nothing|neither|nor|cannot|\w+n't|hardly|rarely|impossible|avoid|refuse|instead of|rather than|far from|independent|unofficial|nahi|nahin|mat|illa|alla|\w+illa|\w+alla|\w+aruth\w*)\b|नहीं|(?<!\p{L})(?:न|ना|मत)(?!\p{L}|\p{M})|ല്ല|രുത്/iu;
const laterDenial =
  /\b(?:not|never|nobody|no one|cannot|\w+n't|impossible|nahi|nahin|mat|illa|alla|\w+illa|\w+alla|\w+aruth\w*)\b|नहीं|(?<!\p{L})(?:न|ना|मत)(?!\p{L}|\p{M})|ല്ല|രുത്/iu;

/** True if a clause denies the words from `start` to `end`. */
function isDenied(clause: Clause, start: number, end: number): boolean {
  const blank = (words: string) => words.replaceAll(emphatic, (found) => " ".repeat(found.length));
  const text = blank(clause.text);
  return (
    clause.inheritsDenial || denial.test(text.slice(0, end)) || laterDenial.test(text.slice(start))
  );
}

const ownVoice = /\b(?:we|our|ours|us|me|my|hum|hamar[aei]|njangal\w*)\b|हम|ഞങ്ങ/i;
const speaker =
  /\b(?:some(?:one|body)|any(?:one|body)|who(?:ever)?|(?:a|an|the|some|any|such) (?:\w+ )?(?:man|woman|caller|person|stranger|site|website|message|mail|call|video|channel|group|agent|institute|centre|advertisement|ad|cover|word)s?|agents?|callers?|strangers?|people|those|they|ads?|advertisements?|messages?|videos?|channels?|touts?|sites|websites|institutes|sellers?)\b/i;
const speech =
  /\b(?:say|says|said|saying|tells?|told|promis(?:e|es|ing)|claims?|claiming|offers?|offering|guarantees?|guaranteeing|assures?|asks?|asking|calls?|writes?|sells?|selling|boasts?|advertis\w+|demands?|wants?|word)\b/i;
const warning =
  /\b(?:frauds?|fraudulent|fraudsters?|scam\w*|fakes?|false|myths?|rumou?rs?|beware|distrust|ignore|(?:walk|stay|keep|turn|run) away|illegal|cheat\w*|lies?|lying|liars?|traps?|guess(?:es|work)?(?! ?papers?)|suspicious|warnings?|red flags?|barred|crime|offence|police|report|claims? (?:of|to)|avoid|talk of|don'?ts|dhokha|jhooth\w*|farzi|thag\w*|daa?va|thattippu\w*|vyaja\w*)\b|दावा|धोखा|झूठ|फर्जी|फ़र्ज़ी|ठग|अफवाह|अफ़वाह|दूर रह|തട്ടിപ്പ|വ്യാജ/iu;
const dismissal =
  /\b(?:(?:walk|stay|keep|turn|run) away|hang up|(?:it|this|that|he|she) (?:is (?:a |an )?(?:lying|fraud|scam|lie|trap|fake)|lies)|they (?:are (?:lying|frauds?)|lie)|(?:are|is) (?:only |just )?(?:a )?(?:guess(?! ?papers?)\w*|frauds?|scams?|lies?|lying|fakes?|not true|untrue)|report (?:it|them|him|her|this|the)|do not (?:believe|trust|pay|answer|reply)|don't (?:believe|trust|pay|answer|reply)|leave the|reason to)\b/i;
const question =
  /^(?:is|are|am|can|could|do|does|will|would|should|what|which|who|whose|why|how(?! to)|where|when)\b.*\?$/i;
const continues =
  /^(?:can|could|will|would|may|shall|is|are|has|have|or|nor|guarantees?|promises?|assures?|ever|if|when|pay|share|give|send|transfer|join|call)\b/i;

/** The clauses of one sentence (or tag, or piece of code), below the words that open it. */
function clausesOf(text: string, opening: string): readonly Clause[] {
  const isWarned = warning.test(opening) || denial.test(opening);
  const isQuestion = question.test(text);
  const pieces = text
    .split(joint)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
  const lastDismissal = pieces.findLastIndex((piece) => dismissal.test(piece));
  const firstDenial = pieces.findIndex((piece) => denial.test(piece.replaceAll(emphatic, "")));
  return pieces.map((piece, index) => {
    const former = pieces[index - 1] ?? "";
    const isOwn = ownVoice.test(piece);
    const isSaid = (words: string) =>
      speaker.test(words) && speech.test(words) && !ownVoice.test(words);
    const isLabelled = warning.test(former) && former.split(" ").length < 4;
    const isDismissed = index < lastDismissal;
    return {
      text: piece,
      isReported:
        !isOwn &&
        (isWarned ||
          isQuestion ||
          isLabelled ||
          isDismissed ||
          isSaid(piece) ||
          isSaid(former) ||
          warning.test(piece)),
      inheritsDenial: !isOwn && firstDenial !== -1 && firstDenial < index && continues.test(piece),
    };
  });
}

function openingOf({
  before,
  heads,
  headings,
}: Pick<SafetySentence, "before" | "heads" | "headings">): string {
  return heads === "" ? `${before} ${before === "" ? "" : (headings[0] ?? "")}` : heads;
}
