import { factText, firstEdition, isKnown } from "../../../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { factsIn, filledText } from "../../../posts/text/fact-tokens.ts";
import { type OwnText, ownTexts } from "../../evidence/own-texts.ts";
import { parsedBody } from "../text/parse-body.ts";
import { statementsOfBody } from "../text/read-statements.ts";
import type { Statement } from "../text/statement.ts";
import { changedRecords } from "./as-shipped.ts";
import { contentWords } from "./content-words.ts";
import { yearsMeant, type Meant } from "./records-meant.ts";
import { isNegated } from "./modality.ts";
import { isStill, outdatedIn, sentenceOf, shippedStatements } from "./stated-records.ts";

/** Fewer words than this mean something else in another place. */
const fewestWords = 6;
/** Share of a clause's weighed words that a sentence of ours has to hold to bear it out. */
const enough = 0.9;

type Known = {
  readonly words: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
  readonly negated: boolean;
  /** The editions that it speaks of; empty for a sentence on the exam of any year. */
  readonly editions: ReadonlySet<string>;
};

type Index = {
  readonly sentences: ReadonlySet<string>;
  readonly byWord: ReadonlyMap<string, readonly Known[]>;
  readonly count: number;
};

/** True for a sentence that stands word for word on our pages, in our library or in a record: a person has checked it. */
export function isKnownSentence(text: string, facts: FactSnapshot): boolean {
  return text.split(" ").length >= fewestWords && index(facts).sentences.has(bare(text));
}

/**
 * True when a sentence of ours says what a clause says: it holds the clause's content words, and is
 * denied or affirmed as the clause is. What is said of one edition bears out nothing on another.
 */
export function isBorneOut(clause: string, { facts, unknown }: Meant): boolean {
  const words = contentWords(clause);
  if (words.size < 2) return false;
  const { byWord, count } = index(facts);
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
    const { editions } = sentence;
    const isOfYear = unknown === null && editions.size === 0;
    if (!isOfYear && !editions.has(unknown ?? facts.edition)) return false;
    if (sentence.negated !== negated || !keys.isSubsetOf(sentence.keys)) return false;
    const held = [...words].reduce(
      (sum, word) => sum + (sentence.words.has(word) ? weight(word) : 0),
      0,
    );
    return held / whole >= least;
  });
}

/** All sentences of ours; those that state in words what a record says no more are none of them. */
const index = derivedFrom((facts): Index => {
  const read = [
    ...ownTexts(facts).flatMap((own) => entriesOf(own, facts)),
    ...recordStatements(facts).map(entryOf),
  ];
  const byWord = new Map<string, Known[]>();
  for (const one of read)
    for (const word of one.words) {
      const list = byWord.get(word);
      if (list === undefined) byWord.set(word, [one]);
      else list.push(one);
    }
  return {
    sentences: new Set(read.flatMap(({ sentence }) => sentence ?? [])),
    byWord,
    count: read.length,
  };
});

type Titled = { readonly title: string; readonly statement: Statement };
type Entry = Known & { readonly sentence: string | null };

function entryOf({ title, statement }: Titled): Entry {
  const all = `${title} ${statement.headings.join(" ")} ${statement.own} ${statement.text}`;
  return {
    words: contentWords(all),
    keys: keysOf(all),
    negated: isNegated(statement.text),
    editions: new Set([...yearsMeant(statement, title)].filter((year) => year >= firstEdition)),
    sentence: statement.role === "sentence" ? bare(statement.text) : null,
  };
}

const readAsShipped = new WeakMap<OwnText, readonly Entry[]>();

/** The trusted sentences of a text; one that no change concerns is read once for all snapshots. */
function entriesOf(own: OwnText, facts: FactSnapshot): readonly Entry[] {
  const { title, text } = own;
  const changed = changedRecords(facts);
  const isTrusted = isStill(own, facts);
  const showsChanged = factsIn(`${title}\n${text}`, facts).some(({ id }) => changed.has(id));
  const isAsShipped = isTrusted && !showsChanged;
  const known = isAsShipped ? readAsShipped.get(own) : undefined;
  if (known !== undefined) return known;
  const statements = isAsShipped
    ? shippedStatements(text)
    : statementsOfBody(parsedBody(text), text, facts);
  const entries = statements
    .filter((statement) => isTrusted || outdatedIn(statement, title, facts).length === 0)
    .map((statement) => entryOf({ title: filledText(title, facts), statement }));
  if (isAsShipped) readAsShipped.set(own, entries);
  return entries;
}

function recordStatements(facts: FactSnapshot): readonly Titled[] {
  return facts.all.filter(isKnown).flatMap((record) => {
    const text = sentenceOf(record, factText(record), facts);
    return statementsOfBody(parsedBody(text), text, facts).map((statement) => ({
      title: `${record.label} ${record.question ?? ""}`,
      statement,
    }));
  });
}

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

function bare(text: string): string {
  return text
    .replace(/^Note:\s*/, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
