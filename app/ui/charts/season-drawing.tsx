import type { SeasonChart, SeasonPhase } from "../../season/season-chart.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { short } from "./charted-value.ts";
import type { EventDays } from "../../season/event-days.ts";

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
      {/* In pieces, beside the bars alone: no name has a line through it. */}
      {mark !== null &&
        rows.map(({ name }, index) => (
          <line
            className="today"
            x1={`${xOf(mark.day)}%`}
            x2={`${xOf(mark.day)}%`}
            y1={`${short(markHeight + index * rowHeight + 1.3)}em`}
            y2={`${short(markHeight + index * rowHeight + 2)}em`}
            key={name}
          />
        ))}
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

/** Today stands in the drawing of a cycle that is at most so far ahead (days). */
const longestWait = 200;

const dayAndMonth = format({ day: "numeric", month: "short" });
const onlyMonth = format({ month: "short" });
const monthAndYear = format({ month: "long", year: "numeric" });

function format(parts: Intl.DateTimeFormatOptions): (day: string) => string {
  const dayFormat = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...parts });
  return (day) => dayFormat.format(new Date(day));
}

/** For example `31 Oct to 27 Nov`, `21 to 29 Jan` or `16 Feb`. */
function shortDays({ from, to }: EventDays): string {
  if (from === to) return dayAndMonth(from);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${isOneMonth ? Number(from.slice(8)) : dayAndMonth(from)} to ${dayAndMonth(to)}`;
}

/** For example `October 2025 to June 2026`. */
function titleMonths(phases: readonly EventDays[]): string {
  const { from, to } = spanOf(phases);
  return `${monthAndYear(from)} to ${monthAndYear(to)}`;
}

/** From the first of the first month to the end of the last, and the months between; from today where that comes before. */
function monthsOf(phases: readonly EventDays[], today: string) {
  const span = spanOf(phases);
  const isAhead = today < span.from && daysBetween(today, span.from) <= longestWait;
  const from = monthAfter(isAhead ? today : span.from, 0);
  const to = monthAfter(span.to, 1);
  const months: { readonly day: string; readonly name: string }[] = [];
  for (let day = from; day < to; day = monthAfter(day, 1))
    months.push({ day, name: onlyMonth(day) });
  return { from, to, months };
}

type TodayMark = { readonly day: string; readonly name: string };

/** Where today stands: in the drawn months, or in the same place of the year that they show; null for neither. */
function todayMark(today: string, from: string, to: string): TodayMark | null {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4).replace("-02-29", "-02-28")}`;
  if (from <= today && today < to) return { day: today, name: "Today" };
  return from <= yearAgo && yearAgo < to ? { day: yearAgo, name: "A year ago today" } : null;
}

/** Days from one to the other (ISO, Indian calendar). */
function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

function spanOf(phases: readonly EventDays[]): EventDays {
  const from = phases.map((phase) => phase.from).sort()[0] ?? "";
  const to =
    phases
      .map((phase) => phase.to)
      .sort()
      .at(-1) ?? "";
  return { from, to };
}

/** The first day of the month that is so many months after that of a day. */
function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}
