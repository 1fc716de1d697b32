/** The only source of the present. Tests hand in a fixed one (setting `NOW`). */
export type Clock = { readonly now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

export function frozenClock(instant: string): Clock {
  return { now: () => new Date(instant) };
}

/** In milliseconds, all year, and since 1945. */
const indianOffset = 5.5 * 3_600_000;

export const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month)).toLocaleDateString("en-IN", { month: "long", timeZone: "UTC" }),
);

/** `YYYY-MM-DD`. */
export function indianDate(instant: Date | string): string {
  return new Date(new Date(instant).getTime() + indianOffset).toISOString().slice(0, 10);
}

/** `21 November 2026`. */
export function longIndianDate(instant: Date | string): string {
  const [year = "", month, day] = indianDate(instant).split("-");
  return `${Number(day)} ${monthNames[Number(month) - 1]} ${year}`;
}

/** `YYYY-MM`. */
function indianMonth(instant: Date | string): string {
  return indianDate(instant).slice(0, 7);
}

export function monthStart(month: string): string {
  return new Date(`${month}-01T00:00:00+05:30`).toISOString();
}

/** Both as `YYYY-MM`. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 12
    ? `${year + 1}-01`
    : `${String(year).padStart(4, "0")}-${String(number + 1).padStart(2, "0")}`;
}

/** The newest first. */
export function monthsBetween(first: Date | string, last: Date | string): string[] {
  const months: string[] = [];
  const end = indianMonth(last);
  for (let month = indianMonth(first); month <= end; month = monthAfter(month)) months.push(month);
  return months.toReversed();
}
