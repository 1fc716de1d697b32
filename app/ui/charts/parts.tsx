import { chartedValue, short, sumsBefore } from "./charted-value.ts";
import { ChartFrame, ofTable, type ChartProps } from "./chart-frame.tsx";

/** One bar in parts, each as wide as its share and with its name and figure inside. */
export function Parts({ chart, facts }: ChartProps<"parts">) {
  const parts = chart.parts.map(({ label, value }) => ({ label, ...chartedValue(value, facts) }));
  const amounts = parts.map(({ amount }) => amount ?? 0);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const before = sumsBefore(amounts);
  const share = (amount: number) => short((100 * amount) / total);
  const hasYear = parts.some(({ look }) => look !== undefined);
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
