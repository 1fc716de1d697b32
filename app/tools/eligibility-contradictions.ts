import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { sessionsFrom } from "./eligibility-attempts.ts";
import type { Asker } from "./eligibility-form.ts";

export function contradictionsOf(
  { paper, class12, year, appeared, tried, first, sessions, born, ...marks }: Asker,
  today: string,
  facts: FactSnapshot,
): Readonly<Record<string, string>> {
  const thisYear = Number(today.slice(0, 4));
  const latest = Math.max(thisYear, Number(facts.edition));
  const heldSessions =
    first === undefined ? undefined : sessionsFrom(first, Math.max(first, thisYear), facts);
  const hasHistory = first !== undefined || sessions !== undefined;
  return {
    ...(paper.length === 0 && { paper: "Choose at least one paper." }),
    ...(class12 === "passed" &&
      year !== undefined &&
      year > thisYear && {
        year: "This year is yet to come. Enter the year you passed, or choose “Still to appear”.",
      }),
    ...(class12 === "appearing" &&
      year !== undefined &&
      year < thisYear && {
        year: `The year ${year} is over. Choose “Passed”, or enter the year in which you will appear.`,
      }),
    ...(appeared !== undefined &&
      year !== undefined &&
      appeared > year && {
        appeared: `Your first exam cannot be after the year you passed. Enter ${year} or an earlier year.`,
      }),
    ...(sessions !== undefined &&
      heldSessions !== undefined &&
      sessions > heldSessions && {
        sessions: `There have been at most ${heldSessions} sessions since ${first}. Enter how many of them you wrote.`,
      }),
    ...(tried === "no" &&
      hasHistory && {
        tried: "You gave a first year or a number of sessions below. Choose Yes, or clear both.",
      }),
    ...(first !== undefined &&
      first > latest && { first: `Enter a year up to ${latest}; later years are yet to come.` }),
    ...(born !== undefined &&
      born > thisYear && { born: "This year is yet to come. Enter your year of birth." }),
    ...gradePoints(marks),
  };
}

const markFields = ["percent", "physics", "chemistry", "maths"] as const;

/** So few per cent are no pass mark anywhere: a grade point out of ten was meant. */
function gradePoints(
  marks: Pick<Asker, (typeof markFields)[number]>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    markFields.flatMap((field) => {
      const mark = marks[field];
      if (mark === undefined || mark <= 0 || mark > 10) return [];
      return [
        [
          field,
          "This looks like a grade point (CGPA), not a percentage. If your mark sheet has no percentage, ask your school how to convert it.",
        ],
      ];
    }),
  );
}
