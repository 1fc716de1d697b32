import { factText, type Fact } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Mark, TextRange } from "../../posts/revisions/mark.ts";
import { correctionOf } from "./correction.ts";
import { figuresIn } from "./figures.ts";
import { figuresOf, markOf, numbered } from "./find-marks.ts";
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
  for (const reading of readings) {
    const sentence = sentences[reading.number - 1];
    if (sentence === undefined) continue;
    const isOf = (mark: Mark) => isInSentence(mark, sentence);
    const isRule = (mark: Mark) =>
      isOf(mark) && mark.kind === "unverified" && !holdsFigure(mark, sentence);
    const record = reading.record === null ? undefined : facts.find(reading.record);
    if (reading.verdict === "none" || (reading.verdict === "agrees" && reading.record !== null))
      left = left.filter((mark) => !isRule(mark) && !(isOf(mark) && shows(record, mark, sentence)));
    else if (reading.verdict === "contradicts") {
      if (record === undefined || left.some((mark) => isOf(mark) && mark.kind === "conflict"))
        continue;
      const conflict = conflictOf(sentence, record, reading);
      left = [...left.filter((mark) => !(isOf(mark) && mark.kind === "unverified")), conflict];
    } else if (reading.verdict === "no-record") {
      const isDoubted = left.some((mark) => isOf(mark) && mark.kind !== "verified");
      if (!isDoubted && !isOnlyValues(sentence)) left = [...left, doubtOf(sentence, reading)];
    }
  }
  return inOrder(left, sentences);
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
    const isKnown = marks.some(
      (other) =>
        isInSentence(other, sentence) && (other.kind === "conflict" || other.kind === mark.kind),
    );
    if (isKnown) return [];
    const by = sentence.range[0] - mark.sentenceRange[0];
    const { block, range } = sentence;
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

function holdsFigure({ textRange }: Mark, sentence: PlacedSentence): boolean {
  return figuresOf(sentence).some(
    ({ start, end }) =>
      sentence.from[start] === textRange[0] && sentence.to[end - 1] === textRange[1],
  );
}

/** True for an unverified figure that a record shows. */
function shows(record: Fact | undefined, mark: Mark, sentence: PlacedSentence): boolean {
  if (record === undefined || mark.kind !== "unverified") return false;
  const held = figuresIn(factText(record)).map(({ quantity }) => JSON.stringify(quantity));
  return figuresOf(sentence).some(
    ({ start, quantity }) =>
      sentence.from[start] === mark.textRange[0] && held.includes(JSON.stringify(quantity)),
  );
}

function conflictOf(
  sentence: PlacedSentence,
  record: Fact,
  { record: id, why }: SentenceReading,
): Mark {
  const named = { id: id ?? record.id, value: factText(record) };
  const corrections = figuresOf(sentence).flatMap(
    (figure) => correctionOf(figure, record, named.id, sentence) ?? [],
  );
  const [correction, ...more] = corrections;
  if (correction === undefined || more.length > 0)
    return Object.assign(markOf("conflict", sentence, [0, sentence.text.length], named, why), {
      isRead: true,
    });
  const { start, end, range: textRange, replacement, corrected } = correction;
  return Object.assign(markOf("conflict", sentence, [start, end], named, why), {
    textRange,
    replacement,
    corrected,
    isRead: true,
  });
}

function doubtOf(sentence: PlacedSentence, { why }: SentenceReading): Mark {
  return Object.assign(markOf("unverified", sentence, [0, sentence.text.length], null, why), {
    isRead: true,
  });
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
    [...marks].sort(
      (one, other) => placeOf(one) - placeOf(other) || one.textRange[0] - other.textRange[0],
    ),
  );
}
