import { describe, expect, test } from "vitest";
import { z } from "zod";
import { builtInFacts, factSnapshot } from "../../content/facts/snapshot.ts";
import { labelledData } from "../support/labelled-data.ts";
import { stated } from "../support/stated-facts.ts";
import { readScore, markedPaper, type ScorePaper, scorePapers } from "../../app/tools/score.ts";

const ways = ["right", "wrong"] as const;

const paperSchema = z.enum(scorePapers);

/** Typed for right and wrong; "" for nothing. */
const typedSchema = z.tuple([z.string(), z.string()]);

const cases = labelledData(
  "tools/cases/scores",
  z.object({
    /** A section, what is typed, and what it makes, worked out by hand. */
    sections: z.record(
      z.string(),
      z.array(z.tuple([paperSchema, z.string(), typedSchema, z.string(), z.int()])),
    ),
    /** Right and wrong of each section in its order, marks of the Drawing test, and the total out of how many. */
    papers: z.array(
      z.tuple([
        paperSchema,
        z.array(z.union([z.tuple([z.int(), z.int()]), z.string()])),
        z.number(),
        z.int(),
      ]),
    ),
    /** Impossible sections, with the field and the words of the complaint. */
    wrong: z.array(z.tuple([paperSchema, z.string(), typedSchema, z.enum(ways), z.string()])),
  }),
);

function asked(paper: ScorePaper, fields: Readonly<Record<string, string>>, facts = builtInFacts) {
  return readScore(new URLSearchParams({ paper, ...fields }), facts).reading;
}

function answersOf(section: string, typed: readonly string[]) {
  return Object.fromEntries(ways.map((way, at) => [`${section}-${way}`, typed[at] ?? ""]));
}

function scoreOf(
  paper: ScorePaper,
  fields: Readonly<Record<string, string>>,
  facts = builtInFacts,
) {
  const reading = asked(paper, fields, facts);
  if (reading.kind !== "submitted") throw new Error(JSON.stringify(reading));
  return reading.values;
}

function partsOf(paper: ScorePaper) {
  return markedPaper(paper, builtInFacts)?.parts ?? [];
}

describe("the score of a part", () => {
  test.each(Object.values(cases.sections).flat())(
    "of %s, %s, with %j is %s",
    (paper, section, typed, formula, marks) => {
      const score = scoreOf(paper, answersOf(section, typed));
      expect(score.parts).toHaveLength(1);
      expect(score.parts[0]).toMatchObject({ id: section, formula, marks });
      expect(score.marks).toBe(marks);
      expect(score.leftOut).toHaveLength(partsOf(paper).length - 1);
    },
  );

  test.each(cases.wrong)(
    "of %s, %s, with %j is refused beside %s: %s",
    (paper, section, typed, field, sentence) => {
      expect(asked(paper, answersOf(section, typed))).toMatchObject({
        kind: "invalid",
        problems: { [`${section}-${field}`]: sentence },
      });
    },
  );

  test("that is drawn is what was given, within the marks of the record", () => {
    expect(scoreOf("barch", { "drawing-marks": "61.25" })).toMatchObject({
      marks: 61.25,
      outOf: 100,
    });
    expect(asked("barch", { "drawing-marks": "101" })).toMatchObject({
      problems: { "drawing-marks": "Enter a number from 0 to 100, with at most 2 decimals." },
    });
  });
});

describe("the score of a paper", () => {
  test.each(cases.papers)("%s, answered %j, is %d of %d", (paper, answers, total, outOf) => {
    const fields = partsOf(paper).map(({ id }, at) => {
      const of = answers[at] ?? "";
      return typeof of === "string" ? { [`${id}-marks`]: of } : answersOf(id, of.map(String));
    });
    const score = scoreOf(paper, Object.assign({}, ...fields) as Record<string, string>);
    expect(score).toMatchObject({ marks: total, outOf, paperOutOf: outOf, leftOut: [] });
  });

  test("says what a subject makes once both its parts are known", () => {
    const physics = {
      ...answersOf("physics-mcq", ["17", "3"]),
      ...answersOf("physics-numerical", ["2", "2"]),
    };
    const score = scoreOf("btech", { ...physics, ...answersOf("chemistry-mcq", ["20", ""]) });
    expect(score.subjects).toEqual([{ subject: "Physics", marks: 71, outOf: 100 }]);
    expect(score).toMatchObject({ marks: 151, outOf: 180, paperOutOf: 300 });
    expect(score.leftOut).toEqual([
      "Chemistry (numerical)",
      "Mathematics (multiple choice)",
      "Mathematics (numerical)",
    ]);
  });
});

describe("another marking", () => {
  test("counts as soon as it is stated, with marks for what is left too", () => {
    const facts = stated({
      "marking.correct": { kind: "signed-marks", marks: 3 },
      "marking.wrong": { kind: "signed-marks", marks: -0.75 },
      "marking.unanswered": { kind: "signed-marks", marks: 0.25 },
    });
    const score = scoreOf("btech", answersOf("physics-mcq", ["10", "7"]), facts);
    expect(score.parts[0]?.formula).toBe("3 × 10 − 0.75 × 7 + 0.25 × 3 = 25.5");
    expect(score).toMatchObject({ marks: 25.5, outOf: 60 });
  });

  test("of other questions moves what may be typed, and counts once the office has stated it", () => {
    const facts = stated({
      "paper2a.maths": { kind: "questions-and-marks", questions: 20, marks: 80 },
      "actual.paper2a.maths": { kind: "questions-and-marks", questions: 22, marks: 88 },
    });
    const typed = answersOf("mathematics", ["26", ""]);
    expect(asked("barch", typed, facts)).toMatchObject({
      problems: { "mathematics-right": "Enter a whole number from 0 to 22." },
    });
    const maths = facts.fact("paper2a.maths");
    const settled = factSnapshot({
      ...facts,
      all: facts.all.map((one) =>
        one === maths ? { ...one, changedAt: "2026-11-01T00:00Z" } : one,
      ),
    });
    expect(asked("barch", typed, settled)).toMatchObject({
      problems: { "mathematics-right": "Enter a whole number from 0 to 20." },
    });
  });

  test("that is withdrawn counts nothing", () => {
    const facts = stated({ "marking.wrong": { kind: "signed-marks", marks: -1 } }, "withdrawn");
    expect(
      readScore(new URLSearchParams(answersOf("physics-mcq", ["20", ""])), facts).paper,
    ).toBeUndefined();
  });
});
