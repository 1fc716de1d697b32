import { factText, inOneSentence, type Fact, type FactId } from "../../../content/facts/index.ts";

/** The records as a change would leave them; undefined where no value would be known. */
export type Outcome = (id: FactId) => Fact | undefined;

/** A rule over several records; it is asked when one of them gets another value. */
export type Rule = {
  readonly about: readonly FactId[];
  /** What becomes of a change that breaks it: it cannot be right, or it has to be confirmed. */
  readonly broken: "refused" | "asked";
  /** What is wrong, in one sentence that names the values; null for nothing. */
  readonly fault: (outcome: Outcome) => string | null;
};

/** A record with its value, as sentences name it. */
export function labelWithValue(record: Pick<Fact, "label" | "value">): string {
  return `“${record.label}” (${factText(record)})`;
}

/** Several records with their values, as one sentence names them. */
export function allNamed(records: readonly Pick<Fact, "label" | "value">[]): string {
  return inOneSentence(records.map(labelWithValue));
}

/** The records of a rule that have a value; undefined when one of them has none. */
export function allOf(outcome: Outcome, ids: readonly FactId[]): readonly Fact[] | undefined {
  const records = ids.flatMap((id) => outcome(id) ?? []);
  return records.length === ids.length ? records : undefined;
}

/** What a refusal over several records ends with. */
export const together = "Change what belongs together in one change.";
