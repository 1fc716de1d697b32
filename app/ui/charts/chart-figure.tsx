import type { Chart as ChartContents } from "../../../content/charts/chart.ts";
import { useFacts } from "../../facts-context.ts";
import { Bars } from "./bars.tsx";
import { Parts } from "./parts.tsx";
import { Trend } from "./trend.tsx";

/** A drawing above the table with the same figures, as the records stand now. */
export function Chart({ chart }: { chart: ChartContents }) {
  const facts = useFacts();
  switch (chart.kind) {
    case "trend":
      return <Trend chart={chart} facts={facts} />;
    case "bars":
      return <Bars chart={chart} facts={facts} />;
    case "parts":
      return <Parts chart={chart} facts={facts} />;
  }
}
