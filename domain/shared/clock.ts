/** The only source of the present. Tests hand in a fixed one (setting `NOW`). */
export type Clock = { readonly now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

export function frozenClock(instant: string): Clock {
  return { now: () => new Date(instant) };
}

const indianDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" });
const longDate = new Intl.DateTimeFormat("en-IN", {
  timeZone: "Asia/Kolkata",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** The calendar day in India as `YYYY-MM-DD`, at this instant. */
export function indianDate(instant: Date | string): string {
  return indianDay.format(new Date(instant));
}

/** The date in long English-India format, for example `21 November 2026`, in Indian time; of an instant or an ISO day. */
export function longIndianDate(instant: Date | string): string {
  return longDate.format(new Date(instant));
}
