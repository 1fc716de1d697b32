import { describe, expect, test } from "vitest";
import { planWeeks, readNoted, scoreLine } from "../../app/enhance/year-plan.ts";

const day = (iso: string) => new Date(`${iso}T00:00:00.000Z`);
const chapters = (subject: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${subject} ${index + 1}`);

describe("the weeks before an exam", () => {
  test("share every open chapter once, a few of each subject at a time, and end in revision", () => {
    const subjects = [chapters("Physics", 20), chapters("Mathematics", 10)];
    const plan = planWeeks(subjects, day("2026-11-29"), day("2027-01-21"));
    expect(plan).toMatchObject({ weeks: 8, revision: 2 });
    const study = plan?.study ?? [];
    expect(study.map(({ chapters: ofWeek }) => ofWeek.length)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(study.flatMap(({ chapters: ofWeek }) => ofWeek).toSorted()).toEqual(
      subjects.flat().toSorted(),
    );
    for (const { chapters: ofWeek } of study)
      expect(new Set(ofWeek.map((name) => name.split(" ")[0]))).toEqual(
        new Set(["Physics", "Mathematics"]),
      );
    expect(study.map(({ from }) => from.toISOString().slice(0, 10)).slice(0, 2)).toEqual([
      "2026-11-29",
      "2026-12-06",
    ]);
  });

  test.each([
    ["2026-11-30", 1, 0],
    ["2026-12-07", 2, 1],
    ["2027-04-02", 18, 3],
  ])("to %s are %i with %i for revision", (exam, weeks, revision) => {
    const plan = planWeeks([chapters("Physics", 4)], day("2026-11-29"), day(exam));
    expect(plan).toMatchObject({ weeks, revision });
    expect(plan?.study).toHaveLength(weeks - revision);
  });

  test.each(["2026-11-29", "2026-11-01", "soon"])("to %s are none", (exam) => {
    expect(planWeeks([], day("2026-11-29"), new Date(exam))).toBeNull();
  });
});

describe("what is stored on a device", () => {
  test("is read as it was kept", () => {
    const noted = {
      exam: "2027-01-21",
      done: ["Kinematics"],
      scores: [{ day: "2026-11-29", marks: 142 }],
    };
    expect(readNoted(JSON.stringify(noted))).toEqual(noted);
  });

  test.each([
    null,
    "",
    "{",
    "null",
    "7",
    "[1]",
    '"x"',
    '{"exam":7,"done":"x","scores":{}}',
    '{"done":[1,null],"scores":[null,{"day":"x","marks":1},{"day":"2026-11-29","marks":"many"}]}',
  ])("counts as nothing where it is %s", (stored) => {
    expect(readNoted(stored)).toEqual({ exam: "", done: [], scores: [] });
  });
});

test("scores are a line from left to right, higher marks nearer to its top", () => {
  const scores = [60, 150, -5].map((marks) => ({ day: "2026-11-29", marks }));
  expect(scoreLine(scores, 300)).toBe("M0 240L50 150L100 300");
  expect(scoreLine(scores.slice(0, 1), 300)).toBe("M0 240L100 240");
  expect(scoreLine([], 300)).toBe("");
});
