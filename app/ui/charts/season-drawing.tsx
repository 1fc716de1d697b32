import type { SeasonChart, SeasonPhase } from "../../season/season-chart.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { short } from "./charted-value.ts";
import { daysBetween, monthsOf, shortDays, titleMonths, todayMark } from "./season-days.ts";

/** Heights in `em`: of the name of today, and of a row with its name and its bar. */
const markHeight = 1.7;
const rowHeight = 2.3;

/** What a reader looks for in a year; the table of dates has the rest. */
const drawnKinds: readonly SeasonPhase["kind"][] = ["forms", "exam", "result", "counselling"];

/** The cycle of an edition as bars over its months, with today, or the same day of the year that is drawn. */
export function SeasonDrawing({ season }: { season: SeasonChart }) {
  const rows = rowsOf(season.phases);
  const { from, to, months } = monthsOf(season.phases, season.today);
  const xOf = (day: string) => short((100 * daysBetween(from, day)) / daysBetween(from, to));
  const mark = todayMark(season.today, from, to);
  const height = markHeight + rows.length * rowHeight;
  const title = `The cycle of JEE Main ${season.edition}, ${titleMonths(season.phases)}`;
  const description = rows.map(({ name, days }) => `${name}: ${days}`).join("; ");
  return (
    <ChartFrame
      title={title}
      name={`Drawing of the season. ${description}.${mark === null ? "" : ` ${mark.name}: ${shortDays({ from: mark.day, to: mark.day })}.`}`}
      height={short(height + 1.5)}
      className="season"
    >
      {rows.map(({ name, phases }, index) => {
        const top = markHeight + index * rowHeight;
        return (
          <g key={name}>
            <line x2="100%" y1={`${short(top + 1.65)}em`} y2={`${short(top + 1.65)}em`} />
            {phases.map(({ id, from: first, to: last, isExpected }) => (
              <rect
                className={isExpected ? "expected" : undefined}
                x={`${xOf(first)}%`}
                y={`${short(top + 1.4)}em`}
                width={`${short(Math.max(xOf(last) - xOf(first), 1))}%`}
                height=".5em"
                key={id}
              />
            ))}
          </g>
        );
      })}
      {mark !== null && (
        <line
          className="today"
          x1={`${xOf(mark.day)}%`}
          x2={`${xOf(mark.day)}%`}
          y1="1.4em"
          y2={`${short(height)}em`}
        />
      )}
      {rows.map(({ name, days }, index) => (
        <text y={`${short(markHeight + index * rowHeight + 1)}em`} key={name}>
          <tspan className="figure">{name}</tspan> {days}
        </text>
      ))}
      {months.map(({ day, name }) => (
        <text x={`${xOf(day)}%`} y={`${short(height + 1.2)}em`} key={day}>
          {name}
        </text>
      ))}
      {mark !== null && (
        <text
          className={xOf(mark.day) > 50 ? "figure start" : "figure"}
          x={`${xOf(mark.day)}%`}
          y="1em"
        >
          {mark.name}
        </text>
      )}
    </ChartFrame>
  );
}

type SeasonRow = {
  readonly name: string;
  readonly days: string;
  readonly phases: readonly SeasonPhase[];
};

/** One row for all phases of a kind in a session: forms that opened once more stand beside the first ones. */
function rowsOf(phases: readonly SeasonPhase[]): readonly SeasonRow[] {
  const drawnPhases = phases.filter(({ kind }) => drawnKinds.includes(kind));
  const groups = Map.groupBy(drawnPhases, ({ session, kind }) => `${session ?? ""} ${kind}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const days = group.map((phase) => shortDays(phase) + (phase.isExpected ? " (expected)" : ""));
    return [{ name: nameOf(first), days: days.join(", "), phases: group }];
  });
}

function nameOf({ session, shortLabel }: SeasonPhase): string {
  return session === null ? shortLabel : `Session ${session} ${shortLabel.toLowerCase()}`;
}
