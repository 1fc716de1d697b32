/** A day of the month view. */
export type MonthDay = {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** The day of the month, from 1. */
  readonly number: number;
};

const dayLength = 24 * 60 * 60 * 1_000;

/** The weeks of a month (`YYYY-MM`) from Monday on; null where a week begins or ends in another month. */
export function weeksOf(month: string): readonly (readonly (MonthDay | null)[])[] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const days: (MonthDay | null)[] = Array.from({ length: (first.getUTCDay() + 6) % 7 }, () => null);
  for (let at = first; at.toISOString().startsWith(month); at = new Date(+at + dayLength))
    days.push({ day: at.toISOString().slice(0, 10), number: at.getUTCDate() });
  while (days.length % 7 !== 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** The month so many months after this one, both as `YYYY-MM`. */
export function monthsAfter(month: string, count: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + count);
  return at.toISOString().slice(0, 7);
}

const monthName = new Intl.DateTimeFormat("en-IN", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

const dayName = new Intl.DateTimeFormat("en-IN", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** For example `November 2026`. */
export const nameOfMonth = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`));

/** For example `Monday 23 November`. */
export const nameOfDay = (day: string) =>
  dayName.format(new Date(`${day}T00:00:00Z`)).replace(",", "");

const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Asia/Kolkata",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** An instant as the fields of a form have it: day and time of day in India. */
export function indianFields(instant: Date): { readonly day: string; readonly time: string } {
  const found = new Map(parts.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes) => found.get(name) ?? "";
  return {
    day: `${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
  };
}

/** The instant that such fields name; null while they are not filled in. */
export function instantOf({ day, time }: { day: string; time: string }): string | null {
  const at = new Date(`${day}T${time}:00+05:30`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
