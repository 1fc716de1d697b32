const dayLength = 86_400_000;

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
}

/** The ISO day so many days after another; before it for a negative number. */
export function daysAfter(isoDay: string, days: number): string {
  return new Date(Date.parse(isoDay) + days * dayLength).toISOString().slice(0, 10);
}

export function whenText(today: string, isoDay: string): string {
  const days = daysBetween(today, isoDay);
  if (days === 0) return "today";
  return days === 1 ? "tomorrow" : `in ${days} days`;
}
