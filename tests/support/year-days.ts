import type { Rollover } from "./season-words.ts";

/** What `/year` opens with on a day: what can be done now, then what begins next. */
type YearTold = readonly [open: readonly string[], next: string];

type YearDay = { readonly day: string; readonly told: Readonly<Record<Rollover, YearTold>> };

const nextEdition = "the next edition, not announced here (checked on 21 November 2026).";
const after2027 = "the next edition, not announced here (checked on 20 October 2026).";
const forms2027 =
  "Session 1 registration of JEE Main 2027, not announced here (checked on 5 October 2026).";
const later2027 =
  "the later dates of JEE Main 2027, not announced here (checked on 5 October 2026).";

const formOne = "Session 1 registration: open until 27 November 2025";
const slipOne = "Session 1 city slip: out since 8 January 2026";
const cardOne = "Session 1 admit card: out since 17 January 2026";
const formTwo = "Session 2 registration: open until 25 February 2026";
const paperOne = "Session 1 result, Paper 1: out since 16 February 2026";
const paperTwo = "Session 1 result, Paper 2: out since 24 February 2026";
const ranks = "Session 2 result, Paper 1: out since 20 April 2026";
const josaa = "JoSAA counselling: under way since 2 June 2026";

/** Before 2027 was opened: one answer for all. */
function first(day: string, open: readonly string[], next: string): YearDay {
  const told: YearTold = [open, next];
  return { day, told: { unopened: told, empty: told, half: told, full: told } };
}

/** After it. */
function later(day: string, half: YearTold, full: YearTold = half): YearDay {
  return { day, told: { unopened: [[], nextEdition], empty: [[], forms2027], half, full } };
}

/** Written by hand, from the calendar, before there was a line of code. */
export const yearDays: readonly YearDay[] = [
  first("2025-10-01", [], "Session 1 registration opens, 31 October 2025, in 30 days."),
  first("2025-10-31", [formOne], "Session 1 correction window opens, 1 December 2025, in 31 days."),
  first("2025-11-23", [formOne], "Session 1 correction window opens, 1 December 2025, in 8 days."),
  first(
    "2025-11-27",
    ["Session 1 registration: open, last day today"],
    "Session 1 correction window opens, 1 December 2025, in 4 days.",
  ),
  first("2025-11-28", [], "Session 1 correction window opens, 1 December 2025, in 3 days."),
  first(
    "2025-12-02",
    ["Session 1 correction window: open, last day today"],
    "Session 1 city slip, 8 January 2026, in 37 days.",
  ),
  first("2025-12-25", [], "Session 1 city slip, 8 January 2026, in 14 days."),
  first(
    "2026-01-08",
    ["Session 1 city slip: today"],
    "Session 1 admit card, 17 January 2026, in 9 days.",
  ),
  first("2026-01-18", [cardOne, slipOne], "Session 1 exam begins, 21 January 2026, in 3 days."),
  first(
    "2026-01-25",
    ["Session 1 exam: now, until 29 January 2026", cardOne, slipOne],
    "Session 2 registration opens, 1 February 2026, in 7 days.",
  ),
  first(
    "2026-01-29",
    ["Session 1 exam: now, last day today", cardOne, slipOne],
    "Session 2 registration opens, 1 February 2026, in 3 days.",
  ),
  first("2026-01-31", [], "Session 2 registration opens, 1 February 2026, tomorrow."),
  first(
    "2026-02-05",
    ["Session 1 answer key and challenges: open until 6 February 2026", formTwo],
    "Session 1 result, Paper 1, 16 February 2026, in 11 days.",
  ),
  first("2026-02-10", [formTwo], "Session 1 result, Paper 1, 16 February 2026, in 6 days."),
  first(
    "2026-02-16",
    ["Session 1 result, Paper 1: today", formTwo],
    "Session 1 result, Paper 2, 24 February 2026, in 8 days.",
  ),
  first(
    "2026-02-26",
    [paperTwo, paperOne],
    "Session 2 correction window opens, 27 February 2026, tomorrow.",
  ),
  first(
    "2026-03-13",
    ["Session 2 registration, once more: open, last day today", paperTwo, paperOne],
    "Session 2 admit card, 29 March 2026, in 16 days.",
  ),
  first("2026-03-20", [paperTwo, paperOne], "Session 2 admit card, 29 March 2026, in 9 days."),
  first(
    "2026-04-03",
    [
      "Session 2 exam: now, until 8 April 2026",
      "Session 2 admit card: out since 29 March 2026",
      paperTwo,
      paperOne,
    ],
    "Session 2 answer key, and challenges open, 11 April 2026, in 8 days.",
  ),
  first(
    "2026-04-10",
    [paperTwo, paperOne],
    "Session 2 answer key, and challenges open, 11 April 2026, tomorrow.",
  ),
  first("2026-04-15", [paperTwo, paperOne], "Session 2 result, Paper 1, 20 April 2026, in 5 days."),
  first("2026-04-18", [paperTwo], "Session 2 result, Paper 1, 20 April 2026, in 2 days."),
  first(
    "2026-04-25",
    ["JEE Advanced registration: open until 2 May 2026", ranks, paperTwo],
    "JEE Advanced exam, 17 May 2026, in 22 days.",
  ),
  first("2026-05-10", [ranks], "JEE Advanced exam, 17 May 2026, in 7 days."),
  first(
    "2026-05-17",
    ["JEE Advanced exam: today", ranks],
    "JoSAA registration opens, 2 June 2026, in 16 days.",
  ),
  first("2026-06-02", ["JoSAA counselling: begins today", ranks], nextEdition),
  first("2026-06-25", [josaa], nextEdition),
  first("2026-08-31", [josaa], nextEdition),
  first("2026-09-01", [], nextEdition),
  later("2026-10-12", [[], "Session 1 registration opens, 26 October 2026, in 14 days."]),
  later(
    "2026-11-02",
    [
      ["Session 1 registration: open until 24 November 2026"],
      "Session 1 exam begins, 20 January 2027, in 79 days.",
    ],
    [
      ["Session 1 registration: open until 24 November 2026"],
      "Session 1 correction window opens, 28 November 2026, in 26 days.",
    ],
  ),
  later(
    "2027-01-10",
    [[], "Session 1 exam begins, 20 January 2027, in 10 days."],
    [
      ["Session 1 city slip: out since 6 January 2027"],
      "Session 1 admit card, 14 January 2027, in 4 days.",
    ],
  ),
  later(
    "2027-01-22",
    [
      ["Session 1 exam: now, until 28 January 2027"],
      "Session 2 exam begins, 3 April 2027 (expected), in 71 days.",
    ],
    [
      [
        "Session 1 exam: now, until 28 January 2027",
        "Session 1 admit card: out since 14 January 2027",
        "Session 1 city slip: out since 6 January 2027",
      ],
      "Session 2 registration opens, 30 January 2027, in 8 days.",
    ],
  ),
  later(
    "2027-02-03",
    [[], "Session 2 exam begins, 3 April 2027 (expected), in 59 days."],
    [
      [
        "Session 1 answer key and challenges: open until 4 February 2027",
        "Session 2 registration: open until 24 February 2027",
      ],
      "Session 1 result, Paper 1, 12 February 2027, in 9 days.",
    ],
  ),
  later(
    "2027-04-05",
    [[], "Session 2 exam, 3, 4, 5 and 8 April 2027 (expected), not confirmed here."],
    [
      [
        "Session 2 exam: now, until 8 April 2027",
        "Session 2 admit card: out since 28 March 2027",
        "Session 2 city slip: out since 22 March 2027",
        "Session 1 result, Paper 2: out since 23 February 2027",
        "Session 1 result, Paper 1: out since 12 February 2027",
      ],
      "Session 2 answer key, and challenges open, 12 April 2027, in 7 days.",
    ],
  ),
  later(
    "2027-04-16",
    [[], later2027],
    [
      ["Session 1 result, Paper 2: out since 23 February 2027"],
      "Session 2 result, Paper 1, 21 April 2027, in 5 days.",
    ],
  ),
  later(
    "2027-05-20",
    [[], later2027],
    [
      ["Session 2 result, Paper 1: out since 21 April 2027"],
      "JoSAA registration opens, 3 June 2027, in 14 days.",
    ],
  ),
  later(
    "2027-07-31",
    [[], later2027],
    [["JoSAA counselling: under way since 3 June 2027"], after2027],
  ),
  later("2027-09-20", [[], later2027], [[], after2027]),
];
