import type { EventDays } from "../../season/event-days.ts";

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
export function shortDays({ from, to }: EventDays): string {
  if (from === to) return dayAndMonth(from);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${isOneMonth ? Number(from.slice(8)) : dayAndMonth(from)} to ${dayAndMonth(to)}`;
}

/** For example `October 2025 to June 2026`. */
export function titleMonths(phases: readonly EventDays[]): string {
  const { from, to } = spanOf(phases);
  return `${monthAndYear(from)} to ${monthAndYear(to)}`;
}

/** From the first of the first month to the end of the last, and the months between; from today where that comes before. */
export function monthsOf(phases: readonly EventDays[], today: string) {
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
export function todayMark(today: string, from: string, to: string): TodayMark | null {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4).replace("-02-29", "-02-28")}`;
  if (from <= today && today < to) return { day: today, name: "Today" };
  return from <= yearAgo && yearAgo < to ? { day: yearAgo, name: "A year ago today" } : null;
}

/** Days from one to the other (ISO, Indian calendar). */
export function daysBetween(from: string, to: string): number {
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
