/** The only source of the present. Tests hand in a fixed one (setting `NOW`). */
export type Clock = { readonly now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

export function frozenClock(instant: string): Clock {
  return { now: () => new Date(instant) };
}

/** How far the clocks of India are ahead, in milliseconds: all year, and since 1945. */
const indianOffset = 5.5 * 3_600_000;

/** `January` to `December`. */
export const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month)).toLocaleDateString("en-IN", { month: "long", timeZone: "UTC" }),
);

/** The calendar day in India as `YYYY-MM-DD`, at this instant. */
export function indianDate(instant: Date | string): string {
  return new Date(new Date(instant).getTime() + indianOffset).toISOString().slice(0, 10);
}

/** The date in long English-India format, for example `21 November 2026`, in Indian time; of an instant or an ISO day. */
export function longIndianDate(instant: Date | string): string {
  const [year = "", month, day] = indianDate(instant).split("-");
  return `${Number(day)} ${monthNames[Number(month) - 1]} ${year}`;
}

/** The month of an ISO day by its name. */
export function monthNameOf(isoDay: string): string {
  return monthNames[Number(isoDay.slice(5, 7)) - 1] ?? "";
}
