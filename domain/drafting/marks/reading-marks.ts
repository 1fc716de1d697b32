import { factText } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { type Mark, verdictKinds, type Verdict } from "../../posts/revisions/mark.ts";
import { correctionOf } from "./correction.ts";
import { figuresIn, figuresOf } from "./figures.ts";
import { conflictOf, markOf, numbered } from "./find-marks.ts";
import { sourceText, valueOfSource } from "./reading-sources.ts";
import { sentenceKey, storedRange, type PlacedSentence } from "./sentences.ts";

export type SentenceReading = {
  readonly number: number;
  readonly verdict: Verdict["kind"];
  readonly record: string | null;
  readonly why: string;
};

/** The verdicts on these sentences, each with what its source says now; of alike sentences the worst. */
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

/** The marks with what readings said of the sentences that still stand; the first verdict of each holds, and what a rule proved stays. */
export function withVerdicts(
  marks: readonly Mark[],
  sentences: readonly PlacedSentence[],
  verdicts: readonly Verdict[],
  facts: FactSnapshot,
): readonly Mark[] {
  const bySentence = new Map(verdicts.toReversed().map((verdict) => [keyOf(verdict), verdict]));
  const read = sentences.flatMap((sentence) => {
    const own = marks.filter((mark) => isInSentence(mark, sentence));
    const verdict = bySentence.get(keyOf(sentence));
    const left = verdict === undefined ? own : marksBy(verdict, own, sentence, facts);
    return left.toSorted((one, other) => one.textRange[0] - other.textRange[0]);
  });
  return numbered(read);
}

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
  const figure = figuresOf(sentence).find(
    ({ start, end }) => String(storedRange(sentence, start, end)) === String(mark.textRange),
  );
  if (figure === undefined) return true;
  const record = source === null ? undefined : facts.find(source);
  const text = source === null ? null : sourceText(source, facts);
  const held = figuresIn(record === undefined ? (text?.markdown ?? "") : factText(record));
  const said = JSON.stringify(figure.quantity);
  return held.some(({ quantity }) => JSON.stringify(quantity) === said);
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
  const record = facts.find(id);
  const corrections =
    record === undefined
      ? []
      : figuresOf(sentence).flatMap((figure) => correctionOf(figure, record, id, sentence) ?? []);
  const [correction = null, ...more] = corrections;
  const mark = conflictOf(
    sentence,
    [0, sentence.text.length],
    record === undefined ? null : { id, value: factText(record) },
    record === undefined ? `Our text “${sourceText(id, facts)?.title ?? id}” says: ${why}` : why,
    more.length > 0 ? null : correction,
  );
  return Object.assign(mark, { isRead: true });
}

function isOnlyValues({ words, tokens }: PlacedSentence): boolean {
  return tokens.length > 0 && !/\p{L}{2}/u.test(words);
}
