import type { Chart as ChartContents, Bar } from "../../../content/charts/chart.ts";
import { useFacts } from "../../facts-context.ts";
import { Trend } from "./trend.tsx";
import { chartedValue, short, sumsBefore, type ChartedValue } from "./charted-value.ts";
import { ChartFrame, ofTable, type ChartProps } from "./chart-frame.tsx";
import type { FactLookup } from "../../../content/facts/snapshot.ts";

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

/** One bar in parts, each as wide as its share and with its name and figure inside. */
function Parts({ chart, facts }: ChartProps<"parts">) {
  const parts = chart.parts.map(({ label, value }) => ({ label, ...chartedValue(value, facts) }));
  const amounts = parts.map(({ amount }) => amount ?? 0);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const before = sumsBefore(amounts);
  const share = (amount: number) => short((100 * amount) / total);
  const hasYear = parts.some(({ text }) => text.includes(" ("));
  const gaps = parts.flatMap(({ label, text, amount }) =>
    amount === null ? [`${label} (${text})`] : [],
  );
  return (
    <ChartFrame {...ofTable(chart)} height={hasYear ? 5 : 3.8} className="parts" gaps={gaps}>
      {parts.map(({ label, text, amount, look }, index) => {
        if (amount === null) return null;
        const from = before[index] ?? 0;
        const middle = `${share(from + amount / 2)}%`;
        // A year in brackets is too long for a narrow part: it has a line of its own.
        const [figure, year] = text.split(/ (?=\()/);
        return (
          <g key={label}>
            <rect
              className={look}
              x={`${share(from)}%`}
              width={`${share(amount)}%`}
              height="100%"
            />
            <text x={middle} y="1.5em">
              {label}
            </text>
            <text x={middle} y="3em" className="figure">
              {figure}
            </text>
            {year !== undefined && (
              <text x={middle} y="4.2em">
                {year}
              </text>
            )}
          </g>
        );
      })}
    </ChartFrame>
  );
}

/** Heights in `em`. */
const nameHeight = 1.4;
const barHeight = 1.3;
const space = 0.6;

/** Bars from zero to one scale: the longest is as wide as the drawing, and figures stand at the ends. */
function Bars({ chart, facts }: ChartProps<"bars">) {
  const groups = chart.groups.map(({ label, bars }) => ({
    label,
    bars: bars.map((bar) => drawnBar(bar, facts)),
  }));
  const bars = groups.flatMap((group) => group.bars);
  const longest = Math.max(...bars.map(({ amount }) => amount ?? 0));
  const heights = groups.map((group) => nameHeight + group.bars.length * barHeight + space);
  const tops = sumsBefore([...heights, 0]);
  const isLong = bars.some(({ text, label }) => text.length + label.length > maxLetters);
  return (
    <ChartFrame
      {...ofTable(chart)}
      height={short((tops.at(-1) ?? 0) - space)}
      className={isLong ? "bars-long" : "bars"}
    >
      {groups.map((group, index) => (
        <g key={group.label}>
          <text y={`${short((tops[index] ?? 0) + 1)}em`}>{group.label}</text>
          {group.bars.map((bar, place) => (
            <BarOf
              {...bar}
              y={(tops[index] ?? 0) + nameHeight + place * barHeight}
              longest={longest}
              key={bar.label}
            />
          ))}
        </g>
      ))}
    </ChartFrame>
  );
}

/** Up to so many letters have room at the end of a bar; more of them get more. */
const maxLetters = 18;

type DrawnBar = ChartedValue & Pick<Bar, "label" | "isHollow">;

function drawnBar({ label, value, isHollow }: Bar, facts: FactLookup): DrawnBar {
  return { label, ...(isHollow && { isHollow }), ...chartedValue(value, facts) };
}

type BarOfProps = DrawnBar & { y: number; longest: number };

function BarOf({ label, text, amount, look, isHollow, y, longest }: BarOfProps) {
  const width = amount === null ? 0 : short((100 * amount) / longest);
  return (
    <>
      {amount !== null && (
        <rect
          className={look ?? (isHollow && "hollow")}
          y={`${short(y)}em`}
          width={`${width}%`}
          height="1em"
        />
      )}
      <text x={`${width}%`} dx=".4em" y={`${short(y + 0.85)}em`}>
        <tspan className="figure">{text}</tspan> {label}
      </text>
    </>
  );
}
