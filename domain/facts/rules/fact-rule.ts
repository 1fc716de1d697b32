import { factText, inOneSentence, type Fact, type FactId } from "../../../content/facts/index.ts";

/** Undefined for a record without a known value. */
export type Outcome = (id: FactId) => Fact | undefined;

export type Rule = {
  readonly about: readonly FactId[];
  readonly broken: "refused" | "asked";
  /** One sentence that names the values; null for nothing. */
  readonly fault: (outcome: Outcome) => string | null;
};

export function labelWithValue(record: Pick<Fact, "label" | "value">): string {
  return `“${record.label}” (${factText(record)})`;
}

export function allNamed(records: readonly Pick<Fact, "label" | "value">[]): string {
  return inOneSentence(records.map(labelWithValue));
}

/** Undefined when one of them has no value. */
export function allOf(outcome: Outcome, ids: readonly FactId[]): readonly Fact[] | undefined {
  const records = ids.flatMap((id) => outcome(id) ?? []);
  return records.length === ids.length ? records : undefined;
}

export const together = "Change what belongs together in one change.";
