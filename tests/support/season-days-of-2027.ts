import {
  after2027,
  announced,
  between,
  forms2026,
  forms2027,
  formsOpen,
  next,
  nextEdition,
  nothing2027,
  nothingLater,
  of2026,
  quiet,
  silent,
  week,
  type SeasonDay,
} from "./season-words.ts";

/** A day after it, with the same words on the year before. */
function later(
  day: string,
  yearAgo: string | null,
  half: readonly [string, string],
  full: readonly [string, string] = half,
): SeasonDay {
  return {
    day,
    told: {
      unopened: [between, nextEdition, yearAgo],
      empty: [between, nothing2027, yearAgo],
      half: [...half, yearAgo],
      full: [...full, yearAgo],
    },
  };
}

/** The days from the opening of 2027 on. */
export const secondCycle: readonly SeasonDay[] = [
  later("2026-10-12", forms2026, [
    announced,
    next("Session 1 registration opens, 26 October 2026, in 14 days"),
  ]),
  later("2026-11-02", formsOpen, [
    "Session 1 forms are open",
    next("Session 1 registration closes, 24 November 2026, in 22 days"),
  ]),
  later("2026-11-23", formsOpen, [
    "Session 1 forms are open",
    next("Session 1 registration closes, 24 November 2026, tomorrow"),
  ]),
  later(
    "2026-11-26",
    formsOpen,
    ["Session 1 forms are closed", next("Session 1 exam begins, 20 January 2027, in 55 days")],
    [
      "Session 1 forms are closed",
      next("Session 1 correction window opens, 28 November 2026, in 2 days"),
    ],
  ),
  later(
    "2026-12-01",
    `${week} Session 1 forms could be corrected, 1 to 2 December 2025. ${of2026}`,
    ["Session 1 forms are closed", next("Session 1 exam begins, 20 January 2027, in 50 days")],
    [
      "Session 1 forms and corrections are closed",
      next("Session 1 city slip, 6 January 2027, in 36 days"),
    ],
  ),
  later(
    "2027-01-10",
    `${week} The Session 1 city slip came, 8 January 2026. ${of2026}`,
    ["Session 1 forms are closed", next("Session 1 exam begins, 20 January 2027, in 10 days")],
    ["The Session 1 city slip is out", next("Session 1 admit card, 14 January 2027, in 4 days")],
  ),
  later(
    "2027-01-18",
    `${week} The first Session 1 admit cards came, 17 January 2026. Session 1 of the exam was held, 21, 22, 23, 24, 28 and 29 January 2026. ${of2026}`,
    ["Session 1 forms are closed", next("Session 1 exam begins, 20 January 2027, in 2 days")],
    ["Session 1 admit cards are out", next("Session 1 exam begins, 20 January 2027, in 2 days")],
  ),
  later(
    "2027-01-22",
    `${week} Session 1 of the exam was held, 21, 22, 23, 24, 28 and 29 January 2026. ${of2026}`,
    ["Session 1 exam days", next("Session 1 exam: last day, 28 January 2027, in 6 days")],
  ),
  later(
    "2027-02-03",
    `${week} Session 2 forms were open, 1 to 25 February 2026. The Session 1 answer key could be challenged, 4 to 6 February 2026. ${of2026}`,
    [
      "The Session 1 exam is over",
      next("Session 2 exam begins, 3 April 2027 (expected), in 59 days"),
    ],
    [
      "The Session 1 answer key can be challenged",
      next("Session 1 key challenges close, 4 February 2027, tomorrow"),
    ],
  ),
  later(
    "2027-02-17",
    `${week} Session 2 forms were open, 1 to 25 February 2026. The Session 1 result for Paper 1 came, 16 February 2026. ${of2026}`,
    [
      "The Session 1 exam is over",
      next("Session 2 exam begins, 3 April 2027 (expected), in 45 days"),
    ],
    ["Session 2 forms are open", next("Session 1 result, Paper 2, 23 February 2027, in 6 days")],
  ),
  later(
    "2027-03-05",
    `${quiet} Session 2 registration, once more, 12 to 13 March 2026. ${of2026}`,
    [
      "The Session 1 exam is over",
      next("Session 2 exam begins, 3 April 2027 (expected), in 29 days"),
    ],
    [
      "Session 2 forms and corrections are closed",
      next("Session 2 city slip, 22 March 2027, in 17 days"),
    ],
  ),
  later(
    "2027-03-25",
    `${quiet} Session 2 admit card, 29 March 2026. ${of2026}`,
    [
      "The Session 1 exam is over",
      next("Session 2 exam begins, 3 April 2027 (expected), in 9 days"),
    ],
    ["The Session 2 city slip is out", next("Session 2 admit card, 28 March 2027, in 3 days")],
  ),
  later(
    "2027-04-05",
    `${week} Session 2 of the exam was held, 2, 4, 5, 6, 7 and 8 April 2026. ${of2026}`,
    [
      "The Session 1 exam is over",
      next("Session 2 exam, 3, 4, 5 and 8 April 2027 (expected), not confirmed here"),
    ],
    ["Session 2 exam days", next("Session 2 exam: last day, 8 April 2027, in 3 days")],
  ),
  later(
    "2027-04-16",
    `${week} The Session 2 answer key could be challenged, 11 to 13 April 2026. ${of2026}`,
    [silent, nothingLater],
    [
      "Session 2 key challenges are closed",
      next("Session 2 result, Paper 1, 21 April 2027, in 5 days"),
    ],
  ),
  later(
    "2027-05-20",
    `${quiet} Start of JoSAA registration, 2 June 2026. ${of2026}`,
    [silent, nothingLater],
    ["The Session 2 result is out", next("JoSAA registration opens, 3 June 2027, in 14 days")],
  ),
  {
    day: "2027-07-31",
    told: {
      unopened: [between, nextEdition, null],
      empty: [between, nothing2027, null],
      half: [silent, nothingLater, forms2027],
      full: ["Counselling has begun", after2027, forms2027],
    },
  },
  {
    day: "2027-09-20",
    told: {
      unopened: [between, nextEdition, null],
      empty: [between, nothing2027, null],
      half: [silent, nothingLater, forms2027],
      full: [between, after2027, forms2027],
    },
  },
];
