import { factText, type Fact } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Mark, TextRange } from "../../posts/revisions/mark.ts";
import { correctionOf } from "./correction.ts";
import { figuresIn, type Figure } from "./figures.ts";
import { conflictOf, markOf, numbered } from "./find-marks.ts";
import { figuresOf } from "./meaning.ts";
import { storedRange } from "./run.ts";
import { sentenceKey, type PlacedSentence } from "./sentences.ts";

/** A model's reading of one sentence. */
export type SentenceReading = {
  /** From 1, in the list that it was asked about. */
  readonly number: number;
  readonly verdict: "none" | "agrees" | "contradicts" | "no-record";
  readonly record: string | null;
  readonly why: string;
};

/** The marks with what a reading found, in reading order. What a rule proved against a record stays. */
export function withReading(
  marks: readonly Mark[],
  sentences: readonly PlacedSentence[],
  readings: readonly SentenceReading[],
  facts: FactSnapshot,
): readonly Mark[] {
  let left = marks;
  for (const { number, verdict, record: id, why } of readings) {
    const sentence = sentences[number - 1];
    if (sentence === undefined) continue;
    const others = left.filter((mark) => !isInSentence(mark, sentence));
    const own = left.filter((mark) => isInSentence(mark, sentence));
    const record = id === null ? undefined : facts.find(id);
    const doubted = own.filter(({ kind }) => kind !== "verified");
    if (verdict === "none" || (verdict === "agrees" && id !== null))
      left = [...others, ...own.filter((mark) => !isFreed(mark, sentence, record))];
    else if (verdict === "contradicts") {
      if (record === undefined || own.some(({ kind }) => kind === "conflict")) continue;
      const conflict = readConflict(sentence, record, id ?? record.id, why);
      left = [...others, ...own.filter(({ kind }) => kind !== "unverified"), conflict];
    } else if (verdict === "no-record" && doubted.length === 0 && !isOnlyValues(sentence)) {
      const doubt = markOf("unverified", sentence, [0, sentence.text.length], null, why);
      left = [...left, Object.assign(doubt, { isRead: true })];
    }
  }
  return inOrder(left, sentences);
}

/** A reading frees a rule, and of unverified figures the one that the record shows. */
function isFreed(mark: Mark, sentence: PlacedSentence, record: Fact | undefined): boolean {
  if (mark.kind !== "unverified") return false;
  const figure = figuresOf(sentence).find((one) => isOn(mark, one, sentence));
  if (figure === undefined) return true;
  const held = record === undefined ? [] : figuresIn(factText(record));
  const said = JSON.stringify(figure.quantity);
  return held.some(({ quantity }) => JSON.stringify(quantity) === said);
}

function isOn({ textRange }: Mark, { start, end }: Figure, sentence: PlacedSentence): boolean {
  const [from, to] = storedRange(sentence, start, end);
  return from === textRange[0] && to === textRange[1];
}

/** Earlier readings of sentences that still stand under the same heading. */
export function carriedReadings(
  marks: readonly Mark[],
  before: readonly Mark[],
  sentences: readonly PlacedSentence[],
): readonly Mark[] {
  const places = new Map(sentences.map((sentence) => [keyOf(sentence), sentence]));
  const carried = before.flatMap((mark) => {
    const sentence = places.get(keyOf(mark));
    if (!mark.isRead || sentence === undefined) return [];
    const own = marks.filter((other) => isInSentence(other, sentence));
    if (own.some(({ kind }) => kind === "conflict" || kind === mark.kind)) return [];
    const { block, range } = sentence;
    const by = range[0] - mark.sentenceRange[0];
    const textRange: TextRange = [mark.textRange[0] + by, mark.textRange[1] + by];
    return [Object.assign({}, mark, { block, sentenceRange: range, textRange })];
  });
  const isReplaced = (mark: Mark) =>
    mark.kind === "unverified" &&
    carried.some(
      ({ kind, sentenceRange, field }) =>
        kind === "conflict" && field === mark.field && sentenceRange[0] === mark.sentenceRange[0],
    );
  return inOrder([...marks.filter((mark) => !isReplaced(mark)), ...carried], sentences);
}

function keyOf({ field, under, sentence }: Pick<Mark, "field" | "under" | "sentence">): string {
  return `${field} ${sentenceKey(under)} ${sentenceKey(sentence)}`;
}

function isInSentence(mark: Mark, { field, range }: PlacedSentence): boolean {
  return (
    mark.field === field && mark.sentenceRange[0] === range[0] && mark.sentenceRange[1] === range[1]
  );
}

/** With the record's value where one typed value can be exchanged. */
function readConflict(sentence: PlacedSentence, record: Fact, id: string, why: string): Mark {
  const corrections = figuresOf(sentence).flatMap(
    (figure) => correctionOf(figure, record, id, sentence) ?? [],
  );
  const [correction = null, ...more] = corrections;
  const named = { id, value: factText(record) };
  const range: TextRange = [0, sentence.text.length];
  const offered = more.length > 0 ? null : correction;
  return Object.assign(conflictOf(sentence, range, named, why, offered), { isRead: true });
}

/** A sentence that says nothing beside the values of its tokens. */
function isOnlyValues({ words, tokens }: PlacedSentence): boolean {
  return tokens.length > 0 && !/\p{L}{2}/u.test(words);
}

function inOrder(marks: readonly Mark[], sentences: readonly PlacedSentence[]): readonly Mark[] {
  const place = new Map(
    sentences.map(({ field, range }, index) => [`${field} ${range[0]}`, index]),
  );
  const placeOf = ({ field, sentenceRange }: Mark) =>
    place.get(`${field} ${sentenceRange[0]}`) ?? sentences.length;
  return numbered(
    marks.toSorted(
      (one, other) => placeOf(one) - placeOf(other) || one.textRange[0] - other.textRange[0],
    ),
  );
}
