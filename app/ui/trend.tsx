import { factFigure } from "../../content/facts/index.ts";
import type { FactLookup } from "../../content/facts/snapshot.ts";
import type { ChartValue, TrendChart } from "../../content/charts/cutoff-chart.ts";
import { useFacts } from "../facts-context.ts";

/** In `em`: the lines' height, and the least distance of labels below each other. */
const height = 15;
const labelDistance = 1.25;

type Point = { readonly index: number; readonly value: number; readonly text: string };

/**
 * Lines over the years. Their drawing is stretched to the width of the window, apart from the letters:
 * each line has its name and figures at its ends, pushed apart where lines come close.
 */
export function Trend({ chart }: { chart: TrendChart }) {
  const facts = useFacts();
  const { at: years, title, alternative } = chart;
  const lines = chart.lines.map(({ label, values }) => {
    const chartedValues = values.map((value) => chartedValue(value, facts));
    return { label, charted: chartedValues, points: chartedValues.flatMap(pointOf) };
  });
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
  const top = Math.max(...values);
  const range = top - Math.min(...values) || 1;
  const yOf = (value: number) => ((top - value) / range) * height;
  const xOf = (index: number) => (100 * index) / (years.length - 1);

  const ends = lines.flatMap(({ label, points }) => {
    const last = points.at(-1);
    return last === undefined ? [] : [{ label, last }];
  });
  const endHeights = pushedApart(ends.map(({ last }) => yOf(last.value)));
  const starts = lines.flatMap(({ points: [first] }) => (first?.index === 0 ? [first] : []));
  const startHeights = pushedApart(starts.map(({ value }) => yOf(value)));
  const gaps = lines.flatMap(({ label, charted: chartedValues }) =>
    chartedValues.flatMap(({ amount, text }, index) =>
      amount === null ? [`${label} ${years[index] ?? ""} (${text})`] : [],
    ),
  );

  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <svg
        height={`${height + 2}em`}
        role="img"
        aria-label={`${alternative} The table above has the figures.`}
      >
        <svg
          width="100%"
          height={`${height}em`}
          viewBox={`0 0 100 ${height}`}
          preserveAspectRatio="none"
        >
          {lines.map(({ label, charted: chartedValues }) => (
            <path d={pathOf(chartedValues, xOf, yOf)} key={label} />
          ))}
          <path className="dots" d={lines.map(({ points }) => dotsOf(points, xOf, yOf)).join("")} />
        </svg>
        {years.map((year, index) => (
          <text className="year" x={`${short(xOf(index))}%`} y={`${height + 1.7}em`} key={year}>
            <tspan className="century">{year.slice(0, 2)}</tspan>
            {year.slice(2)}
          </text>
        ))}
        {starts.map(({ text }, index) => (
          <text
            className="start"
            x="-.6em"
            y={`${short((startHeights[index] ?? 0) + 0.35)}em`}
            key={index}
          >
            {text}
          </text>
        ))}
        {ends.map(({ label, last }, index) => (
          <text x="100%" dx=".6em" y={`${short((endHeights[index] ?? 0) + 0.35)}em`} key={label}>
            {label} <tspan className="figure">{last.text}</tspan>
            {last.index < years.length - 1 && ` (${years[last.index] ?? ""})`}
          </text>
        ))}
      </svg>
      {gaps.length > 0 && <p className="quiet">Left out: {gaps.join("; ")}.</p>}
    </figure>
  );
}

function pointOf({ amount, text }: ChartedValue, index: number): readonly Point[] {
  return amount === null ? [] : [{ index, value: amount, text }];
}

type Scale = (value: number) => number;

/** The line through the known values; it is interrupted where one is missing. */
function pathOf(chartedValues: readonly ChartedValue[], xOf: Scale, yOf: Scale): string {
  return chartedValues
    .map(({ amount }, index) => {
      if (amount === null) return "";
      const before = chartedValues[index - 1]?.amount ?? null;
      return `${before === null ? "M" : "L"}${short(xOf(index))} ${short(yOf(amount))}`;
    })
    .join("");
}

/** Lines without length: their round ends are dots, which keep their form however the drawing is stretched. */
function dotsOf(points: readonly Point[], xOf: Scale, yOf: Scale): string {
  return points.map(({ index, value }) => `M${short(xOf(index))} ${short(yOf(value))}h0`).join("");
}

/** Heights for labels near these, in the same order, each with room for its letters. */
function pushedApart(heights: readonly number[]): readonly number[] {
  const places = heights
    .map((wanted, index) => ({ index, wanted }))
    .sort((one, other) => one.wanted - other.wanted);
  let lowest = -Infinity;
  const placedLabels = places.map(({ index, wanted }) => {
    lowest = Math.max(wanted, lowest + labelDistance);
    return { index, at: lowest };
  });
  return placedLabels.sort((one, other) => one.index - other.index).map(({ at }) => at);
}

type ChartedValue = {
  readonly text: string;
  /** Null leaves a gap, which the text explains. */
  readonly amount: number | null;
};

function chartedValue({ id, form }: ChartValue, facts: FactLookup): ChartedValue {
  const record = facts.fact(id);
  if (record.standing === "withdrawn") return { text: "not confirmed", amount: null };
  const { value, carried } = record;
  const isDrawn = value.kind === "percentile" && carried?.isShown !== false;
  return { text: factFigure(record, form), amount: isDrawn ? value.percentile : null };
}

/** A coordinate in as few characters as a screen can tell apart. */
function short(coordinate: number): number {
  return Math.round(coordinate * 100) / 100;
}
