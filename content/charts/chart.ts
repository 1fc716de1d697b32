import type { FactForm, FactId } from "../facts/index.ts";

/**
 * A drawing of a table's figures. It names records and no figures, so it follows them as the table does;
 * each kind has exactly one component.
 */
export type Chart = TrendChart | BarsChart | PartsChart;

type Named = {
  /** Stands above the drawing and says what is measured. */
  readonly title: string;
  /** What is drawn, for those who hear the page: the table has the figures. */
  readonly alternative: string;
};

/** A record as words name it, so that it counts among those that the page cites. */
export type ChartValue = {
  readonly kind: "fact";
  readonly id: FactId;
  readonly form?: FactForm;
  /** What is drawn in its place for as long as reports contradict it. */
  readonly reported?: ChartValue;
};

/** Lines over the years, named at their ends. */
export type TrendChart = Named & {
  readonly kind: "trend";
  /** The years, in their order. */
  readonly at: readonly string[];
  /** Each with a value for every year. */
  readonly lines: readonly { readonly label: string; readonly values: readonly ChartValue[] }[];
};

/** Bars from zero, all to one scale; each has its figure at its end. */
export type BarsChart = Named & {
  readonly kind: "bars";
  readonly groups: readonly { readonly label: string; readonly bars: readonly Bar[] }[];
};

export type Bar = {
  /** Follows the figure: what this bar of the group is. */
  readonly label: string;
  readonly value: ChartValue;
  /** Drawn hollow, beside another bar of its group. */
  readonly isHollow?: true;
};

/** One bar in parts that make a whole. */
type PartsChart = Named & {
  readonly kind: "parts";
  readonly parts: readonly { readonly label: string; readonly value: ChartValue }[];
};

/** The record of this id, in the form in which the chart shows it. */
export function chartValue(id: FactId, form?: FactForm): ChartValue {
  return form === undefined ? { kind: "fact", id } : { kind: "fact", id, form };
}

/** How the marks of a paper are shared among its parts. */
export function marksChart(paper: string, parts: PartsChart["parts"]): PartsChart {
  return {
    kind: "parts",
    title: `Marks in ${paper}`,
    alternative: `One bar in ${parts.length} parts: how the marks of ${paper} are shared.`,
    parts,
  };
}
