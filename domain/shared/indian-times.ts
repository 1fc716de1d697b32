/** Apart from `clock.ts`, which every page of the desk loads. */

const longTime = new Intl.DateTimeFormat("en-IN", {
  timeZone: "Asia/Kolkata",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** `21 November 2026 at 00:00`. */
export function longIndianTime(instant: Date | string): string {
  return longTime.format(new Date(instant));
}

const timeOfDay = new Intl.DateTimeFormat("en-IN", {
  timeZone: "Asia/Kolkata",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** `10:30`. */
export function indianTime(instant: Date | string): string {
  return timeOfDay.format(new Date(instant));
}
