/** The only source of the present. Tests hand in a fixed one (setting `NOW`). */
export type Clock = { readonly now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

export function frozenClock(instant: string): Clock {
  return { now: () => new Date(instant) };
}

/** ISO. */
export function later(instant: Date, milliseconds: number): string {
  return new Date(instant.getTime() + milliseconds).toISOString();
}

export const dayMs = 86_400_000;

const indianOffset = 5.5 * 3_600_000;

/** Days since 1970 in India: cheaper than a date, because each cached page asks. */
export function indianDayNumber(instant: Date): number {
  return Math.floor((instant.getTime() + indianOffset) / 86_400_000);
}

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
