import { factText } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Mark, TextRange } from "../../posts/revisions/mark.ts";
import { verdictKinds, type Verdict } from "../../posts/revisions/verdict.ts";
import { correctionOf } from "./correction.ts";
import { figuresIn, figuresOf, type Figure } from "./figures.ts";
import { conflictOf, markOf, numbered } from "./find-marks.ts";
import { sourceText, valueOfSource } from "./reading-sources.ts";
import { sentenceKey, storedRange, type PlacedSentence } from "./sentences.ts";

/** A model's reading of one sentence. */
export type SentenceReading = {
  /** From 1, in the list that it was asked about. */
  readonly number: number;
  readonly verdict: Verdict["kind"];
  /** The record or text of ours that it names. */
  readonly record: string | null;
  readonly why: string;
};

/** What a reading said of these sentences, each with what its source says now; of alike sentences the worst. */
export function verdictsOf(
  sentences: readonly PlacedSentence[],
  readings: readonly SentenceReading[],
  facts: FactSnapshot,
): readonly Verdict[] {
  const verdicts = new Map<string, Verdict>();
  for (const { number, verdict: kind, record: id, why } of readings) {
    const placed = sentences[number - 1];
    if (placed === undefined) continue;
    const { field, under, sentence } = placed;
    const value = id === null ? null : valueOfSource(id, facts);
    const against = id === null || value === null ? null : { id, value };
    const known = verdicts.get(keyOf(placed));
    const isWorse =
      known === undefined || verdictKinds.indexOf(kind) < verdictKinds.indexOf(known.kind);
    if (isWorse) verdicts.set(keyOf(placed), { kind, field, under, sentence, against, why });
  }
  return [...verdicts.values()];
}

/**
 * The marks with what readings said of the sentences that stand here still, in reading order; of each sentence the first
 * verdict holds. What a rule proved against a record stays.
 */
export function withVerdicts(
  marks: readonly Mark[],
  sentences: readonly PlacedSentence[],
  verdicts: readonly Verdict[],
  facts: FactSnapshot,
): readonly Mark[] {
  const bySentence = new Map(verdicts.toReversed().map((verdict) => [keyOf(verdict), verdict]));
  let left = marks;
  for (const sentence of sentences) {
    const verdict = bySentence.get(keyOf(sentence));
    if (verdict === undefined) continue;
    const own = left.filter((mark) => isInSentence(mark, sentence));
    const others = left.filter((mark) => !isInSentence(mark, sentence));
    left = [...others, ...marksBy(verdict, own, sentence, facts)];
  }
  return inOrder(left, sentences);
}

/** The marks of one sentence with what a reading said of it. */
function marksBy(
  { kind, against, why }: Verdict,
  own: readonly Mark[],
  sentence: PlacedSentence,
  facts: FactSnapshot,
): readonly Mark[] {
  // A source that says something else by now proves nothing any more.
  const isOutdated = against !== null && valueOfSource(against.id, facts) !== against.value;
  switch (kind) {
    case "none":
    case "agrees":
      return isOutdated || (kind === "agrees" && against === null)
        ? own
        : own.filter((mark) => !isFreed(mark, sentence, against?.id ?? null, facts));
    case "contradicts":
      if (own.some((mark) => mark.kind === "conflict")) return own;
      if (isOutdated || against === null)
        return doubted(own, sentence, isOutdated ? outdated : why);
      return [
        ...own.filter((mark) => mark.kind !== "unverified"),
        readConflict(sentence, against.id, why, facts),
      ];
    case "no-record":
      return isOnlyValues(sentence) ? own : doubted(own, sentence, why);
  }
}

const outdated = "A model found that our records say otherwise; they have changed since.";

/** At least one mark of doubt. */
function doubted(own: readonly Mark[], sentence: PlacedSentence, why: string): readonly Mark[] {
  if (own.some(({ kind }) => kind !== "verified")) return own;
  const doubt = markOf("unverified", sentence, [0, sentence.text.length], null, why);
  return [...own, Object.assign(doubt, { isRead: true })];
}

/** A reading frees a rule, and of unverified figures the one that the source shows. */
function isFreed(
  mark: Mark,
  sentence: PlacedSentence,
  source: string | null,
  facts: FactSnapshot,
): boolean {
  if (mark.kind !== "unverified") return false;
  const figure = figuresOf(sentence).find((one) => isOn(mark, one, sentence));
  if (figure === undefined) return true;
  const record = source === null ? undefined : facts.find(source);
  const text = source === null ? null : sourceText(source, facts);
  const held = figuresIn(record === undefined ? (text?.markdown ?? "") : factText(record));
  const said = JSON.stringify(figure.quantity);
  return held.some(({ quantity }) => JSON.stringify(quantity) === said);
}

function isOn({ textRange }: Mark, { start, end }: Figure, sentence: PlacedSentence): boolean {
  const [from, to] = storedRange(sentence, start, end);
  return from === textRange[0] && to === textRange[1];
}

function keyOf({ field, under, sentence }: Pick<Verdict, "field" | "under" | "sentence">): string {
  return `${field} ${sentenceKey(under)} ${sentenceKey(sentence)}`;
}

function isInSentence(mark: Mark, { field, range }: PlacedSentence): boolean {
  return (
    mark.field === field && mark.sentenceRange[0] === range[0] && mark.sentenceRange[1] === range[1]
  );
}

/** Beside its record, with that value where one typed value can be exchanged, or with the name of our text. */
function readConflict(
  sentence: PlacedSentence,
  id: string,
  why: string,
  facts: FactSnapshot,
): Mark {
  const range: TextRange = [0, sentence.text.length];
  const record = facts.find(id);
  if (record === undefined) {
    const told = `Our text “${sourceText(id, facts)?.title ?? id}” says: ${why}`;
    return Object.assign(conflictOf(sentence, range, null, told, null), { isRead: true });
  }
  const corrections = figuresOf(sentence).flatMap(
    (figure) => correctionOf(figure, record, id, sentence) ?? [],
  );
  const [correction = null, ...more] = corrections;
  const named = { id, value: factText(record) };
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
