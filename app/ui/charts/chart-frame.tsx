import type { ReactNode } from "react";
import type { Chart } from "../../../content/charts/chart.ts";
import type { FactLookup } from "../../../content/facts/snapshot.ts";

/** What the component of a chart's kind gets. */
export type ChartProps<Kind extends Chart["kind"]> = {
  chart: Extract<Chart, { kind: Kind }>;
  facts: FactLookup;
};

type ChartFrameProps = {
  title: string;
  /** What is drawn, for those who hear the page. */
  name: string;
  /** Its height in lines of its small text, so that it grows with the reader's letters. */
  height: number;
  /** Room beside the drawing for its labels. */
  className?: string;
  /** What is left out, in words. */
  gaps?: readonly string[];
  children: ReactNode;
};

/**
 * A drawing with its title. To those who hear the page it is one image with a name; what is written in it
 * would be read in pieces. Widths are parts of the window's, heights are in `em`:
 * letters keep their size however wide the drawing is.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { title, name, height, className, gaps = [], children } = props;
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <svg className={className} height={`${height}em`} role="img" aria-label={name}>
        {children}
      </svg>
      {gaps.length > 0 && <p className="quiet">Left out: {gaps.join("; ")}.</p>}
    </figure>
  );
}

/** The title of a table's chart, and a name that leaves its figures to the table: nobody hears them twice. */
export function ofTable({ title, alternative }: Pick<Chart, "title" | "alternative">) {
  return { title, name: `${alternative} The table above has the figures.` };
}
