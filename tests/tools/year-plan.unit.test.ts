import { expect, test } from "vitest";
import { planWeeks, scoreLine } from "../../app/enhance/year-plan.ts";

const today = new Date("2026-11-29");
const chapters = (subject: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${subject} ${index + 1}`);

test("the weeks share every open chapter once, each subject by turns, and end in revision", () => {
  const subjects = [chapters("Physics", 20), chapters("Mathematics", 10)];
  const weeks = planWeeks(subjects, today, new Date("2027-01-21"));
  const work = weeks.map((week) => week.work.split(" · "));
  expect(work.map(({ length }) => length)).toEqual([5, 5, 5, 5, 5, 5, 1, 1]);
  expect(work.slice(0, 6).flat().toSorted()).toEqual(subjects.flat().toSorted());
  for (const ofWeek of work.slice(0, 6))
    expect(new Set(ofWeek.map((name) => name.split(" ")[0]))).toEqual(
      new Set(["Physics", "Mathematics"]),
    );
  expect(work.at(-1)).toEqual(["Revision and full mock tests"]);
  expect(weeks[1]?.from.toISOString()).toBe("2026-12-06T00:00:00.000Z");
});

test.each([
  ["2026-11-30", 1],
  ["2026-12-07", 2],
  ["2026-11-29", 0],
  ["2026-11-01", 0],
  ["soon", 0],
])("to an exam on %s are %i weeks", (exam, weeks) => {
  expect(planWeeks([["Kinematics"]], today, new Date(exam))).toHaveLength(weeks);
});

test("scores are a line from left to right, higher marks nearer to its top", () => {
  expect(scoreLine([60, 150, -5], 300)).toBe("M0 240L50 150L100 300");
  expect(scoreLine([60], 300)).toBe("M0 240L100 240");
});
