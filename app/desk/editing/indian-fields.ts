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
