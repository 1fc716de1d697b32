import { inOneSentence } from "../../content/facts/index.ts";
import {
  oneOf,
  optional,
  orElse,
  shareNumber,
  someOf,
  wholeNumber,
  yearNumber,
} from "./read-form.ts";
import { subjectNames, subjects } from "./record-words.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { sessionsFrom } from "./eligibility-write.ts";

import * as z from "zod/mini";

export const papers = ["btech", "barch", "bplanning"] as const;

export type Paper = (typeof papers)[number];

export const paperNames: Readonly<Record<Paper, string>> = {
  btech: "B.E./B.Tech",
  barch: "B.Arch",
  bplanning: "B.Planning",
};

export const categories = ["general", "ews", "obc", "sc", "st"] as const;

export type Category = (typeof categories)[number];

export const categoryNames: Readonly<Record<Category, string>> = {
  general: "General",
  ews: "GEN-EWS",
  obc: "OBC-NCL",
  sc: "SC",
  st: "ST",
};

const boards = ["school", "open", "abroad", "diploma"] as const;

export const boardNames: Readonly<Record<(typeof boards)[number], string>> = {
  school: "School board in India (CBSE, CISCE, state board)",
  open: "Open school",
  abroad: "Board outside India",
  diploma: "Diploma course",
};

const nations = ["indian", "oci", "foreign"] as const;

export const nationNames: Readonly<Record<(typeof nations)[number], string>> = {
  indian: "Indian",
  oci: "OCI or PIO card holder",
  foreign: "Another country",
};

const advancedCounts = ["0", "1", "2"] as const;

export const advancedNames: Readonly<Record<(typeof advancedCounts)[number], string>> = {
  "0": "Never",
  "1": "Once",
  "2": "Twice or more",
};

const yesOrNo = optional(oneOf(["yes", "no"]));
const marks = optional(shareNumber(2));
const someYear = optional(yearNumber(1980, 2100));

/** All that is asked; what is left out leaves its rules open. Years are of the calendar, marks are percentages. */
export const eligibilityForm = z.object({
  paper: someOf(papers),
  class12: optional(oneOf(["passed", "appearing"] as const)),
  year: someYear,
  appeared: someYear,
  improved: yesOrNo,
  board: orElse(oneOf(boards), "school"),
  subject: someOf(subjects),
  count: optional(wholeNumber(1, 12)),
  percent: marks,
  top20: yesOrNo,
  physics: marks,
  chemistry: marks,
  maths: marks,
  category: optional(oneOf(categories)),
  pwd: yesOrNo,
  tried: yesOrNo,
  first: someYear,
  sessions: optional(wholeNumber(1, 30)),
  nation: orElse(oneOf(nations), "indian"),
  born: optional(yearNumber(1930, 2100)),
  advanced: optional(oneOf(advancedCounts)),
});

export type Asker = z.output<typeof eligibilityForm>;

/** On paper the form is not there to tell whom the answer is for. */
export function askedOfEligibility(asker: Asker): string {
  const { class12, year, category, pwd, board, subject, percent, tried, first, sessions } = asker;
  const class12Words = { passed: "Class 12 passed", appearing: "Class 12 still to appear" };
  return [
    inOneSentence(asker.paper.map((one) => paperNames[one])),
    category && categoryNames[category],
    pwd && (pwd === "yes" ? "PwD" : "not PwD"),
    class12 && [class12Words[class12], year].filter(Boolean).join(", "),
    board !== "school" && boardNames[board],
    inOneSentence(subject.map((one) => subjectNames[one])),
    percent !== undefined && `${percent}%`,
    tried === "no" && "never wrote JEE Main",
    first !== undefined && `first wrote JEE Main in ${first}`,
    sessions !== undefined && `sessions written: ${sessions}`,
    asker.nation !== "indian" && nationNames[asker.nation],
  ]
    .filter(Boolean)
    .join(" · ");
}

/** A sentence for each field that contradicts another one, or the day. */
export function contradictionsOf(
  asker: Asker,
  today: string,
  facts: FactSnapshot,
): Readonly<Record<string, string>> {
  const { paper, class12, year = NaN, appeared = NaN, tried, first, sessions, born = NaN } = asker;
  const thisYear = Number(today.slice(0, 4));
  const latest = Math.max(thisYear, Number(facts.edition));
  const heldSessions =
    first === undefined ? undefined : sessionsFrom(first, Math.max(first, thisYear), facts);
  const checks: readonly (readonly [field: string, isWrong: boolean, sentence: string])[] = [
    ["paper", paper.length === 0, "Choose at least one paper."],
    [
      "year",
      class12 === "passed" && year > thisYear,
      "This year is yet to come. Enter the year you passed, or choose “Still to appear”.",
    ],
    [
      "year",
      class12 === "appearing" && year < thisYear,
      `The year ${year} is over. Choose “Passed”, or enter the year in which you will appear.`,
    ],
    [
      "appeared",
      appeared > year,
      `Your first exam cannot be after the year you passed. Enter ${year} or an earlier year.`,
    ],
    [
      "sessions",
      (sessions ?? 0) > (heldSessions ?? Infinity),
      `There have been at most ${heldSessions} sessions since ${first}. Enter how many of them you wrote.`,
    ],
    [
      "tried",
      tried === "no" && (first !== undefined || sessions !== undefined),
      "You gave a first year or a number of sessions below. Choose Yes, or clear both.",
    ],
    ["first", (first ?? 0) > latest, `Enter a year up to ${latest}; later years are yet to come.`],
    ["born", born > thisYear, "This year is yet to come. Enter your year of birth."],
    // So few per cent are no pass mark anywhere: a grade point out of ten was meant.
    ...(["percent", "physics", "chemistry", "maths"] as const).map((field) => {
      const mark = asker[field] ?? 0;
      return [field, mark > 0 && mark <= 10, gradePoint] as const;
    }),
  ];
  return Object.fromEntries(
    checks.flatMap(([field, isWrong, sentence]) => (isWrong ? [[field, sentence]] : [])),
  );
}

const gradePoint =
  "This looks like a grade point (CGPA), not a percentage. If your mark sheet has no percentage, ask your school how to convert it.";
