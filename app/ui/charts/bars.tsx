import type { Bar } from "../../../content/charts/chart.ts";
import type { FactLookup } from "../../../content/facts/snapshot.ts";
import { chartedValue, short, sumsBefore, type ChartedValue } from "./charted-value.ts";
import { ChartFrame, ofTable, type ChartProps } from "./chart-frame.tsx";

/** Heights in `em`. */
const nameHeight = 1.4;
const barHeight = 1.3;
const space = 0.6;

/** Bars from zero to one scale: the longest is as wide as the drawing, and figures stand at the ends. */
export function Bars({ chart, facts }: ChartProps<"bars">) {
  const groups = chart.groups.map(({ label, bars }) => ({
    label,
    bars: bars.map((bar) => drawnBar(bar, facts)),
  }));
  const bars = groups.flatMap((group) => group.bars);
  const longest = Math.max(...bars.map(({ amount }) => amount ?? 0));
  const heights = groups.map((group) => nameHeight + group.bars.length * barHeight + space);
  const tops = sumsBefore([...heights, 0]);
  const isLong = bars.some(({ text, label }) => text.length + label.length > mostLetters);
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
const mostLetters = 18;

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
