import { factText, firstEdition, isKnown, type Fact } from "../../../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { factsIn, filledText } from "../../../posts/text/fact-tokens.ts";
import { type OwnText, ownTexts } from "../../evidence/own-texts.ts";
import { once } from "../../../shared/memoized.ts";
import { parsedBody } from "../text/parse-body.ts";
import { statementsOfBody } from "../text/read-statements.ts";
import type { Statement } from "../text/statement.ts";
import { changedRecords } from "./as-shipped.ts";
import { contentWords } from "./content-words.ts";
import { stemsOf } from "../../../../database/search-words.ts";
import { grammarWords, silentWords } from "../../../language/silent-words.ts";
import { yearsMeant, type Meant } from "./records-meant.ts";
import { isNegated } from "./modality.ts";
import { isStill, outdatedIn, sentenceOf, shippedStatements } from "./stated-records.ts";

/** Fewer words than this mean something else in another place. */
const fewestWords = 6;
/** Share of a clause's weighed words that a sentence of ours has to hold, with its headings, to stand beside it. */
const enough = 0.9;
/** Share of a clause's words that the sentence holds by itself. */
const mostOfClause = 0.75;

/** A sentence of ours with the title of its page, passage or record. */
export type OwnSentence = { readonly title: string; readonly text: string };

type Known = OwnSentence & {
  readonly statement: Statement;
  /** The sentence with the headings that it stands under. */
  readonly whole: string;
  /** Of the whole. */
  readonly words: ReadonlySet<string>;
};

type Index = {
  readonly byWord: ReadonlyMap<string, readonly Known[]>;
  readonly count: number;
};

/**
 * True for what stands word for word on our pages, in our library or in a record: a person has checked it. A few words, and a cell,
 * mean the same only under the same heading, or beside the same names of row and column.
 */
export function isKnownStatement(
  { role, text, own, headings }: Statement,
  title: string,
  facts: FactSnapshot,
): boolean {
  if (role !== "sentence" && role !== "cell") return false;
  const plain = plainSentence(text);
  const heading = headings[0] ?? title;
  const place = placeOf(heading, own, text);
  const isEnough = role === "sentence" && text.split(" ").length >= fewestWords;
  return (
    (isEnough && entriesWith(plain, facts).some(({ sentence }) => sentence === plain)) ||
    entriesWith(`${heading} ${own} ${plain}`, facts).some((entry) => entry.place === place)
  );
}

function placeOf(heading: string, own: string, text: string): string {
  return JSON.stringify([plainSentence(heading).toLowerCase(), own, plainSentence(text)]);
}

/**
 * A sentence of ours with the content words of a clause, which is denied or affirmed as the clause is; null without
 * one. Words in common prove nothing: it is shown beside the clause to a person. What is said of one edition is not
 * held against another.
 */
export function sentenceLike(clause: string, meant: Meant): OwnSentence | null {
  const words = contentWords(clause);
  if (words.size < 2) return null;
  const { byWord, count } = index(meant.facts);
  const weight = (word: string) => Math.log((count + 1) / ((byWord.get(word)?.length ?? 0) + 0.5));
  const whole = [...words].reduce((sum, word) => sum + weight(word), 0);
  // A sentence that holds enough of the words holds one of the rarest.
  const rarest = [...words]
    .map((word) => byWord.get(word) ?? [])
    .filter((list) => list.length > 0)
    .toSorted((one, other) => one.length - other.length)
    .slice(0, 3)
    .flat();
  const least = words.size <= 4 ? 0.99 : enough;
  const like = [...new Set(rarest)].find((sentence) => {
    const held = [...words].reduce(
      (sum, word) => sum + (sentence.words.has(word) ? weight(word) : 0),
      0,
    );
    if (held / whole < least) return false;
    const shared = words.intersection(contentWords(sentence.text)).size;
    return shared >= mostOfClause * words.size && hasSameLimits(sentence, clause, meant);
  });
  return like === undefined ? null : { title: like.title, text: like.text };
}

/** Whether the sentence speaks of the same year and affirms or denies the same, of the same groups, numbers and institutions. */
function hasSameLimits(known: Known, clause: string, { facts, unknown }: Meant): boolean {
  const { text, title, statement, whole } = known;
  if ((text.match(formerYear) ?? []).some((year) => !clause.includes(year))) return false;
  const editions = [...yearsMeant(statement, title)].filter((year) => year >= firstEdition);
  const isOfYear = unknown === null && editions.length === 0;
  if (!isOfYear && !editions.includes(unknown ?? facts.edition)) return false;
  if (isNegated(statement.text) !== isNegated(clause)) return false;
  const keys = keysOf(clause);
  return keys.isSubsetOf(keysOf(whole)) && limitsOf(text).isSubsetOf(keys);
}

/** What was so in a former year says nothing of now. */
const formerYear = /\b20(?:[01]\d|2[0-4])\b/g;

/** What says one of our texts, or a record; read when it is asked for the first time. */
type Source = () => readonly Entry[];

/**
 * Our texts and records by their words: to read all of them takes seconds, and what stands word for word in one of
 * them is in those alone that have all of its words.
 */
const sources = derivedFrom((facts) => {
  const all = [
    ...ownTexts(facts).map((own) => ({
      said: `${own.title} ${own.text}`,
      source: once(() => entriesOf(own, facts)),
    })),
    ...facts.all.filter(isKnown).map((record) => ({
      said: `${record.label} ${sentenceOf(record, factText(record), facts)}`,
      source: once(() => recordEntries(record, facts)),
    })),
  ];
  const byWord = new Map<string, Set<Source>>();
  for (const { said, source } of all)
    for (const word of lettersOf(filledText(said, facts))) {
      const known = byWord.get(word);
      if (known === undefined) byWord.set(word, new Set([source]));
      else known.add(source);
    }
  return { byWord, all: new Set(all.map(({ source }) => source)) };
});

/** What is said where all of these words stand. */
function entriesWith(words: string, facts: FactSnapshot): readonly Entry[] {
  const { byWord, all } = sources(facts);
  const lists = [...lettersOf(words)].map((word) => byWord.get(word) ?? new Set<Source>());
  const [rarest = all, ...others] = lists.toSorted((one, other) => one.size - other.size);
  return [...rarest]
    .filter((source) => others.every((list) => list.has(source)))
    .flatMap((source) => source());
}

/** Its words, however they are written and whatever marks stand beside them. */
function lettersOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/\p{L}+/gu));
}

/** All sentences of ours; those that state in words what a record says no more are none of them. */
const index = derivedFrom((facts): Index => {
  const read = [...sources(facts).all].flatMap((source) => source());
  const byWord = new Map<string, Known[]>();
  for (const one of read)
    for (const word of one.words) {
      const list = byWord.get(word);
      if (list === undefined) byWord.set(word, [one]);
      else list.push(one);
    }
  return { byWord, count: read.length };
});

type Titled = { readonly title: string; readonly statement: Statement };
type Entry = Known & { readonly sentence: string | null; readonly place: string };

function entryOf({ title, statement }: Titled): Entry {
  const whole = `${title} ${statement.headings.join(" ")} ${statement.own} ${statement.text}`;
  const text = statement.own === "" ? statement.text : `${statement.own}: ${statement.text}`;
  return {
    title: title || (statement.headings[0] ?? ""),
    text,
    statement,
    whole,
    words: contentWords(whole),
    sentence: statement.role === "sentence" ? plainSentence(statement.text) : null,
    place: placeOf(statement.headings[0] ?? title, statement.own, statement.text),
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

function recordEntries(record: Fact, facts: FactSnapshot): readonly Entry[] {
  const text = sentenceOf(record, factText(record), facts);
  return statementsOfBody(parsedBody(text), text, facts).map((statement) =>
    entryOf({ title: record.label, statement }),
  );
}

/** Words that change what is said altogether: numbers, groups, institutions, `only`, `same`, `other`, `until`. */
const key =
  /\b(?:\d[\d.,]*|once|twice|any|all|both|each|either|others?|another|own|until|till|again|during|except|zero|one|two|three|four|five|six|seven|eight|nine|ten|twelve|thirteen|half|quarter|without|first|second|third|fourth|last|only|same|equal\w*|every\w*|always|nta|josaa|csab|iits?|nits?|iiits?|cbse|aicte|general|ews|obc|scs?|sts?|pwd|girls?|boys?|men|women|females?|males?|january|february|march|april|may|june|july|august|advanced|physics|chemistry|math(?:ematic)?s|biology|drawing|aadhaar|younger|older|highe(?:r|st)|lowe(?:r|st)|more|fewer|less|before|after|online|offline|best|average)\b/gi;

/** Besides, words that a query may leave out and a statement may not: `keep`, `nothing`, `little`. */
function keysOf(text: string): ReadonlySet<string> {
  const said = stemsOf(text).filter((stem) => silentWords.has(stem) && !grammarWords.has(stem));
  return limitsOf(text).union(new Set(said));
}

function limitsOf(text: string): ReadonlySet<string> {
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

function plainSentence(text: string): string {
  return text
    .replace(/^Note:\s*/, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
