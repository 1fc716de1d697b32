import type { ReactNode } from "react";
import type { Chart } from "../../../content/charts/chart.ts";
import type { FactLookup } from "../../../content/facts/snapshot.ts";

/** What the component of a chart's kind gets. */
export type ChartProps<Kind extends Chart["kind"]> = {
  chart: Extract<Chart, { kind: Kind }>;
  facts: FactLookup;
};

type ChartFrameProps = {
  chart: Pick<Chart, "title" | "alternative">;
  /** Its height in lines of its small text, so that it grows with the reader's letters. */
  height: number;
  /** Room beside the drawing for its labels. */
  className?: string;
  /** What is left out, in words. */
  gaps?: readonly string[];
  children: ReactNode;
};

/**
 * A drawing with its title. To those who hear the page it is one image with a short name: its figures
 * follow in the table, and would be read twice. Widths are parts of the window's, heights are in `em`:
 * letters keep their size however wide the drawing is.
 */
export function ChartFrame({ chart, height, className, gaps = [], children }: ChartFrameProps) {
  return (
    <figure className="chart">
      <figcaption>{chart.title}</figcaption>
      <svg
        className={className}
        height={`${height}em`}
        role="img"
        aria-label={`${chart.alternative} The table below has the figures.`}
      >
        {children}
      </svg>
      {gaps.length > 0 && <p className="quiet">Left out: {gaps.join("; ")}.</p>}
    </figure>
  );
}
