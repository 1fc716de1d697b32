const dayLength = 86_400_000;

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
}

/** The ISO day so many days after another; before it for a negative number. */
export function daysAfter(isoDay: string, days: number): string {
  return new Date(Date.parse(isoDay) + days * dayLength).toISOString().slice(0, 10);
}

/** The same day of the year before; of 29 February, the 28th. */
export function yearBefore(isoDay: string): string {
  const [year = "", ...rest] = isoDay.split("-");
  const day = rest.join("-") === "02-29" ? "02-28" : rest.join("-");
  return `${Number(year) - 1}-${day}`;
}

export function whenText(today: string, isoDay: string): string {
  const days = daysBetween(today, isoDay);
  if (days === 0) return "today";
  return days === 1 ? "tomorrow" : `in ${days} days`;
}
