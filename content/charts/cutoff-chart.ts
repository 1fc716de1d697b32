import type { FactForm, FactId } from "../facts/index.ts";

/** A record as words name it, so that it counts among those that the page cites. */
export type ChartValue = {
  readonly kind: "fact";
  readonly id: FactId;
  readonly form: FactForm;
};

/**
 * Lines over the years, named at their ends, below the table with the same figures. The chart names records and no
 * figures, so it follows them as the table does.
 */
export type TrendChart = {
  /** Stands above the drawing and says what is measured. */
  readonly title: string;
  readonly alternative: string;
  readonly at: readonly string[];
  readonly lines: readonly { readonly label: string; readonly values: readonly ChartValue[] }[];
};

const years = ["2021", "2022", "2023", "2024", "2025", "2026"] as const;

const categories = [
  ["General", "general"],
  ["EWS", "ews"],
  ["OBC", "obc"],
  ["SC", "sc"],
  ["ST", "st"],
] as const;

export const cutoffChart: TrendChart = {
  title: "Qualifying percentiles, 2021 to 2026",
  alternative: "Line chart: the qualifying percentiles of five categories from 2021 to 2026.",
  at: years,
  lines: categories.map(([label, category]) => ({
    label,
    values: years.map((year) => ({
      kind: "fact",
      id: `cutoff.${year}.${category}`,
      form: "figure",
    })),
  })),
};
