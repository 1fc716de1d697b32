import type { ChartValue } from "../../../content/charts/chart.ts";
import {
  factFigure,
  factText,
  type FactForm,
  type FactValue,
  isContradicted,
} from "../../../content/facts/index.ts";
import type { FactLookup } from "../../../content/facts/snapshot.ts";

/** What a chart draws of a record: a length where its value is known, and always a text. */
export type ChartedValue = {
  /** The figure as the page's tables write it, or why there is none. */
  readonly text: string;
  /** What is drawn; null leaves a gap, which the text explains. */
  readonly amount: number | null;
  /** The class of what is drawn: a value that is not this edition's own, or not there yet, looks lighter. */
  readonly look?: "carried" | "expected";
};

/** A record as a chart draws it. A value that is known no more, or not yet, has no length. */
export function chartedValue({ id, form, reported }: ChartValue, facts: FactLookup): ChartedValue {
  const record = facts.fact(id);
  if (reported !== undefined && isContradicted(record)) {
    const drawn = chartedValue(reported, facts);
    return { ...drawn, text: `${drawn.text} (reported)` };
  }
  if (record.standing === "withdrawn") return { text: "not confirmed", amount: null };
  const text = form === undefined ? factText(record) : factFigure(record, form);
  if (record.carried?.isShown === false) return { text, amount: null };
  const amount = amountOf(record.value, form);
  if (record.carried !== undefined) return { text, amount, look: "carried" };
  return record.standing === "expected" ? { text, amount, look: "expected" } : { text, amount };
}

/** The number in a value; null for a value that is none. */
function amountOf(value: FactValue, form: FactForm | undefined): number | null {
  if (value.kind === "number") return value.amount;
  if (value.kind === "money") return value.rupees;
  if (value.kind === "percentile") return value.percentile;
  if (value.kind === "rank") return value.rank;
  if (value.kind === "questions-and-marks")
    return form === "questions" ? value.questions : value.marks;
  return null;
}

/** A coordinate in as few characters as a screen can tell apart. */
export function short(coordinate: number): number {
  return Math.round(coordinate * 100) / 100;
}

/** What stands before each of these lengths when they follow each other. */
export function sumsBefore(lengths: readonly number[]): readonly number[] {
  return lengths.map((_, index) => lengths.slice(0, index).reduce((sum, one) => sum + one, 0));
}
