/** What is open of 2027 from 5 October 2026 on; its days are made up for these tests. */
export const rollovers = ["unopened", "empty", "half", "full"] as const;

export type Rollover = (typeof rollovers)[number];

/** What readers are told on a day: the season, the next dated thing, and the same week a year ago. */
export type Told = readonly [headline: string, next: string, yearAgo: string | null];

/** Written by hand, from the calendar, before there was a line of code. */
export type SeasonDay = { readonly day: string; readonly told: Readonly<Record<Rollover, Told>> };

export const nextEdition =
  "Next: the next edition, not announced here (checked on 21 November 2026).";
export const nothing2027 =
  "Next: Session 1 registration of JEE Main 2027, not announced here (checked on 5 October 2026).";
export const nothingLater =
  "Next: the later dates of JEE Main 2027, not announced here (checked on 5 October 2026).";
export const after2027 = "Next: the next edition, not announced here (checked on 20 October 2026).";

export const between = "Between two exams";
export const silent = "No later date of JEE Main 2027 is known here";
export const announced = "The first dates of JEE Main 2027 are known";

export const quiet = "A year ago, nothing was dated this week. Then came:";
export const week = "A year ago this week:";
export const of2026 = "That was the last cycle, JEE Main 2026.";
const of2027 = "That was the last cycle, JEE Main 2027.";
export const forms2026 = `${quiet} Session 1 registration, 31 October to 27 November 2025. ${of2026}`;
export const formsOpen = `${week} Session 1 forms were open, 31 October to 27 November 2025. ${of2026}`;
export const forms2027 = `${quiet} Session 1 registration, 26 October to 24 November 2026. ${of2027}`;

export function next(what: string): string {
  return `Next: ${what}.`;
}
