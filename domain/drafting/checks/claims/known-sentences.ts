import { caveats, facts, factSentence, factText } from "../../../../content/facts/index.ts";
import { libraryPassages } from "../../../../content/library/index.ts";
import { filledText } from "../../../posts/fact-tokens.ts";
import { sitePassages } from "../../evidence/passages.ts";
import { parsedBody } from "../text/parse-body.ts";
import { statementsOfBody } from "../text/read-statements.ts";
import { isNegated } from "./modality.ts";

/** Fewer words than this mean something else in another place. */
const fewestWords = 6;
/** Share of a clause's weighed words that a sentence of ours has to hold to bear it out. */
const enough = 0.9;

type Known = {
  readonly words: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
  readonly negated: boolean;
};

type Index = {
  readonly sentences: ReadonlySet<string>;
  readonly byWord: ReadonlyMap<string, readonly Known[]>;
  readonly count: number;
};

let built: Index | undefined;

/** True for a sentence that stands word for word on our pages, in our library or in a record: a person has checked it. */
export function isKnownSentence(text: string): boolean {
  return text.split(" ").length >= fewestWords && index().sentences.has(bare(text));
}

/**
 * True when a sentence of ours says what a clause says: it holds the clause's content words, and is
 * denied or affirmed as the clause is.
 */
export function isBorneOut(clause: string): boolean {
  const words = contentWords(clause);
  if (words.size < 2) return false;
  const { byWord, count } = index();
  const weight = (word: string) => Math.log((count + 1) / ((byWord.get(word)?.length ?? 0) + 0.5));
  const whole = [...words].reduce((sum, word) => sum + weight(word), 0);
  const negated = isNegated(clause);
  const keys = keysOf(clause);
  // A sentence that holds enough of the words holds one of the rarest.
  const rarest = [...words]
    .map((word) => byWord.get(word) ?? [])
    .filter((list) => list.length > 0)
    .toSorted((one, other) => one.length - other.length)
    .slice(0, 3)
    .flat();
  const least = words.size <= 4 ? 0.99 : enough;
  return [...new Set(rarest)].some((sentence) => {
    if (sentence.negated !== negated || !keys.isSubsetOf(sentence.keys)) return false;
    const held = [...words].reduce(
      (sum, word) => sum + (sentence.words.has(word) ? weight(word) : 0),
      0,
    );
    return held / whole >= least;
  });
}

function index(): Index {
  built ??= buildIndex();
  return built;
}

function buildIndex(): Index {
  const texts = [
    ...sitePassages().map(({ title, text }) => ({ title, text })),
    ...libraryPassages.map(({ title, body }) => ({ title, text: body })),
    ...Object.values(caveats).map((text) => ({ title: "", text })),
    ...facts.map((record) => ({
      title: `${record.label} ${record.question ?? ""}`,
      text: factSentence(record, factText(record)),
    })),
  ];
  const read = texts.flatMap(({ title, text }) =>
    statementsOfBody(parsedBody(text), text).map((statement) => ({
      title: filledText(title),
      statement,
    })),
  );
  const known = read.map(({ title, statement }) => ({
    words: contentWords(
      `${title} ${statement.headings.join(" ")} ${statement.own} ${statement.text}`,
    ),
    keys: keysOf(`${title} ${statement.headings.join(" ")} ${statement.own} ${statement.text}`),
    negated: isNegated(statement.text),
  }));
  const byWord = new Map<string, Known[]>();
  for (const one of known)
    for (const word of one.words) {
      const list = byWord.get(word);
      if (list === undefined) byWord.set(word, [one]);
      else list.push(one);
    }
  return {
    sentences: new Set(
      read.flatMap(({ statement }) =>
        statement.role === "sentence" ? [bare(statement.text)] : [],
      ),
    ),
    byWord,
    count: known.length,
  };
}

const silent = new Set(
  `a an and are as at be been being but by can could did do does for from had has have he her his how i if in into is it
  its may more most must not of on one or our out over so some such than that the their them then there these they this
  those to too up was we were what when where which while who whom will with would you your all also any each every per
  about both same very just no yes only jee main exam candidate student aspirant applicant need should shall cannot never
  nor neither without n't don't isn't aren't doesn't here please note even still yet however therefore whether during`.split(
    /\s+/,
  ),
);
const synonyms: Readonly<Record<string, string>> = {
  maths: "mathematics",
  math: "mathematics",
  mandatory: "compulsory",
  required: "compulsory",
  obligatory: "compulsory",
  necessary: "compulsory",
  needed: "compulsory",
  essential: "compulsory",
  permitted: "allow",
  accepted: "allow",
  valid: "allow",
  eligible: "allow",
  center: "centre",
  pupil: "student",
  girl: "woman",
  women: "woman",
  female: "woman",
  boy: "man",
  male: "man",
  trichy: "tiruchirappalli",
  penalty: "negative",
  deducted: "deduct",
  hall: "admit",
  ticket: "card",
  held: "conduct",
  organised: "conduct",
  conducted: "conduct",
  run: "conduct",
  test: "paper",
  website: "site",
  portal: "site",
  nta: "agency",
  registered: "register",
  registration: "register",
  apply: "register",
  application: "form",
  applied: "register",
  mobile: "phone",
  phones: "phone",
  printed: "print",
  printout: "print",
  hardcopy: "print",
  twelfth: "12",
  "12th": "12",
  xii: "12",
  banned: "prohibit",
  forbidden: "prohibit",
  prohibited: "prohibit",
  barred: "prohibit",
};

/** Words that change what is said altogether: numbers, groups, institutions, `only`, `same`. */
const key =
  /\b(?:\d[\d.,]*|zero|one|two|three|four|five|six|seven|eight|nine|ten|twelve|thirteen|half|quarter|without|first|second|third|fourth|last|only|same|equal\w*|every\w*|always|nta|josaa|csab|iits?|nits?|iiits?|cbse|aicte|general|ews|obc|scs?|sts?|pwd|girls?|boys?|men|women|females?|males?|january|february|march|april|may|june|july|august|advanced|physics|chemistry|math(?:ematic)?s|biology|drawing|aadhaar|younger|older|highe(?:r|st)|lowe(?:r|st)|more|fewer|less|before|after|online|offline|best|average)\b/gi;

function keysOf(text: string): ReadonlySet<string> {
  const plain = text.replaceAll(/\bjee main(?: 20\d\d)?\b/gi, " ");
  return new Set(
    (plain.match(key) ?? []).map((word) =>
      word
        .toLowerCase()
        .replace(/[.,]+$/, "")
        .replace(/^maths$/, "mathematics")
        .replace(/(?<=^(?:nit|iit|iiit|sc|st|girl|boy|female|male))s$/, "")
        .replace(/^female$/, "girl")
        .replace(/^women$/, "girl")
        .replace(/^equal\w*$/, "same"),
    ),
  );
}

function contentWords(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z0-9][a-z0-9'.]*[a-z0-9]|[a-z0-9]/g) ?? [];
  return new Set(
    words
      .filter((word) => !silent.has(word))
      .map(stem)
      .filter((word) => !silent.has(word)),
  );
}

function stem(word: string): string {
  const known = synonyms[word];
  if (known !== undefined) return known;
  const cut = word
    .replace(/'s$/, "")
    .replace(/(?:ies)$/, "y")
    .replace(/(?<=[a-z]{3}(?:ss|sh|ch|x|z))es$/, "")
    .replace(/(?<=[a-z]{2}[^s])s$/, "")
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, "")
    .replace(/(?<=[a-z]{3})e$/, "");
  return synonyms[cut] ?? cut;
}

function bare(text: string): string {
  return text
    .replace(/^Note:\s*/, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
