import { secondCycle } from "./season-days-of-2027.ts";
import {
  between,
  forms2026,
  next,
  nextEdition,
  type SeasonDay,
  type Told,
} from "./season-words.ts";

/** A day before 2027 was opened: one answer for all. */
function first(day: string, ...told: Told): SeasonDay {
  return { day, told: { unopened: told, empty: told, half: told, full: told } };
}

const firstCycle: readonly SeasonDay[] = [
  first(
    "2025-10-01",
    "The first dates of JEE Main 2026 are known",
    next("Session 1 registration opens, 31 October 2025, in 30 days"),
    null,
  ),
  first(
    "2025-10-31",
    "Session 1 forms are open",
    next("Session 1 registration closes, 27 November 2025, in 27 days"),
    null,
  ),
  first(
    "2025-11-23",
    "Session 1 forms are open",
    next("Session 1 registration closes, 27 November 2025, in 4 days"),
    null,
  ),
  first(
    "2025-11-27",
    "Session 1 forms are open",
    next("Session 1 registration closes, 27 November 2025, today"),
    null,
  ),
  first(
    "2025-11-28",
    "Session 1 forms are closed",
    next("Session 1 correction window opens, 1 December 2025, in 3 days"),
    null,
  ),
  first(
    "2025-12-02",
    "Session 1 forms can be corrected",
    next("Session 1 correction window closes, 2 December 2025, today"),
    null,
  ),
  first(
    "2025-12-25",
    "Session 1 forms and corrections are closed",
    next("Session 1 city slip, 8 January 2026, in 14 days"),
    null,
  ),
  first(
    "2026-01-08",
    "The Session 1 city slip is out",
    next("Session 1 admit card, 17 January 2026, in 9 days"),
    null,
  ),
  first(
    "2026-01-18",
    "Session 1 admit cards are out",
    next("Session 1 exam begins, 21 January 2026, in 3 days"),
    null,
  ),
  first(
    "2026-01-25",
    "Session 1 exam days",
    next("Session 1 exam: last day, 29 January 2026, in 4 days"),
    null,
  ),
  first(
    "2026-01-31",
    "The Session 1 exam is over",
    next("Session 2 registration opens, 1 February 2026, tomorrow"),
    null,
  ),
  first(
    "2026-02-05",
    "The Session 1 answer key can be challenged",
    next("Session 1 key challenges close, 6 February 2026, tomorrow"),
    null,
  ),
  first(
    "2026-02-10",
    "Session 2 forms are open",
    next("Session 1 result, Paper 1, 16 February 2026, in 6 days"),
    null,
  ),
  first(
    "2026-02-16",
    "The Session 1 result is out",
    next("Session 1 result, Paper 2, 24 February 2026, in 8 days"),
    null,
  ),
  first(
    "2026-02-26",
    "Session 2 forms are closed",
    next("Session 2 correction window opens, 27 February 2026, tomorrow"),
    null,
  ),
  first(
    "2026-03-13",
    "Session 2 forms are open",
    next("Session 2 registration closes once more, 13 March 2026, today"),
    null,
  ),
  first(
    "2026-03-20",
    "Session 2 forms and corrections are closed",
    next("Session 2 admit card, 29 March 2026, in 9 days"),
    null,
  ),
  first(
    "2026-04-03",
    "Session 2 exam days",
    next("Session 2 exam: last day, 8 April 2026, in 5 days"),
    null,
  ),
  first(
    "2026-04-10",
    "The Session 2 exam is over",
    next("Session 2 answer key, and challenges open, 11 April 2026, tomorrow"),
    null,
  ),
  first(
    "2026-04-15",
    "Session 2 key challenges are closed",
    next("Session 2 result, Paper 1, 20 April 2026, in 5 days"),
    null,
  ),
  first(
    "2026-05-10",
    "The Session 2 result is out",
    next("JoSAA registration opens, 2 June 2026, in 23 days"),
    null,
  ),
  first("2026-06-02", "Counselling has begun", nextEdition, null),
  first("2026-08-15", "Counselling has begun", nextEdition, forms2026),
  first("2026-09-20", between, nextEdition, forms2026),
];

/** What readers are told on days from October 2025 to September 2027. */
export const seasonDays: readonly SeasonDay[] = [...firstCycle, ...secondCycle];
