import { type Fact, factText } from "../../../content/facts/index.ts";
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
  const verdicts = readings.flatMap(({ number, verdict: kind, record: id, why }) => {
    const placed = sentences[number - 1];
    if (placed === undefined) return [];
    const { field, under, sentence } = placed;
    const value = id === null ? null : valueOfSource(id, facts);
    const against = id === null || value === null ? null : { id, value };
    return { kind, field, under, sentence, against, why };
  });
  const badness = ({ kind }: Verdict) => verdictKinds.indexOf(kind);
  const worstLast = verdicts.toSorted((one, other) => badness(other) - badness(one));
  return [...new Map(worstLast.map((verdict) => [keyOf(verdict), verdict])).values()];
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
    const { field, range } = sentence;
    const own = marks.filter(
      (mark) => mark.field === field && String(mark.sentenceRange) === String(range),
    );
    const verdict = bySentence.get(keyOf(sentence));
    const left = verdict === undefined ? own : marksBy(verdict, own, sentence, facts);
    return left.toSorted((one, other) => one.textRange[0] - other.textRange[0]);
  });
  return numbered(read);
}

const outdated = "A model found that our records say otherwise; they have changed since.";

function marksBy(
  { kind, against, why }: Verdict,
  own: readonly Mark[],
  sentence: PlacedSentence,
  facts: FactSnapshot,
): readonly Mark[] {
  // A source that says something else by now proves nothing any more.
  const isOutdated = against !== null && valueOfSource(against.id, facts) !== against.value;
  const record = facts.find(against?.id ?? "");
  switch (kind) {
    case "none":
    case "agrees":
      if (isOutdated || (kind === "agrees" && against === null)) return own;
      return own.filter((mark) => !isFreed(mark, sentence, against?.id ?? null, facts));
    case "contradicts":
      if (own.some((mark) => mark.kind === "conflict")) return own;
      if (record === undefined || isOutdated || against === null)
        return doubted(own, sentence, isOutdated ? outdated : why);
      return [
        ...own.filter((mark) => mark.kind !== "unverified"),
        readConflict(sentence, record, against.id, why),
      ];
    case "no-record": {
      const isOnlyValues = sentence.tokens.length > 0 && !/\p{L}{2}/u.test(sentence.words);
      return isOnlyValues ? own : doubted(own, sentence, why);
    }
  }
}

function doubted(own: readonly Mark[], sentence: PlacedSentence, why: string): readonly Mark[] {
  if (own.some(({ kind }) => kind !== "verified")) return own;
  const doubt = markOf("unverified", sentence, [0, sentence.text.length], null, why);
  return [...own, Object.assign(doubt, { isRead: true })];
}

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
  if (source === null) return false;
  const said = JSON.stringify(figure.quantity);
  return figuresIn(sourceText(source, facts) ?? "").some(
    ({ quantity }) => JSON.stringify(quantity) === said,
  );
}

function keyOf({ field, under, sentence }: Pick<Verdict, "field" | "under" | "sentence">): string {
  return `${field} ${sentenceKey(under)} ${sentenceKey(sentence)}`;
}

/** Beside its record, with that value where one typed value can be exchanged. */
function readConflict(sentence: PlacedSentence, record: Fact, id: string, why: string): Mark {
  const corrections = figuresOf(sentence).flatMap(
    (figure) => correctionOf(figure, record, id, sentence) ?? [],
  );
  const [offered = null] = corrections.length === 1 ? corrections : [];
  const named = { id, value: factText(record) };
  const mark = conflictOf(sentence, [0, sentence.text.length], named, why, offered);
  return Object.assign(mark, { isRead: true });
}
