import { describe, expect, test } from "vitest";
import { readScore } from "../../app/tools/read-score.ts";
import { markedPaper, type PaperSplit, type ScorePaper } from "../../app/tools/score-papers.ts";
import type { FactId, FactValue, Standing } from "../../content/facts/index.ts";
import { builtInFacts, factSnapshot } from "../../content/facts/snapshot.ts";
import { scoreCases as cases, ways, type CasePaper } from "./score-cases.ts";

function asked(of: CasePaper, fields: Readonly<Record<string, string>>, facts = builtInFacts) {
  const [paper, split] = chosenIn(of);
  return readScore(new URLSearchParams({ paper, split, ...fields }), facts).reading;
}

function chosenIn(of: CasePaper): [ScorePaper, PaperSplit] {
  if (of === "barch reference") return ["barch", "reference"];
  return of === "bplanning reference" ? ["bplanning", "reference"] : [of, "sat"];
}

function answersOf(section: string, typed: readonly string[]) {
  return Object.fromEntries(ways.map((way, at) => [`${section}-${way}`, typed[at] ?? ""]));
}

function scoreOf(paper: CasePaper, fields: Readonly<Record<string, string>>, facts = builtInFacts) {
  const reading = asked(paper, fields, facts);
  if (reading.kind !== "submitted") throw new Error(JSON.stringify(reading));
  return reading.values;
}

function partsOf(paper: CasePaper) {
  return markedPaper(...chosenIn(paper), builtInFacts)?.parts ?? [];
}

function stated(changes: Partial<Record<FactId, FactValue>>, standing?: Standing) {
  const all = builtInFacts.all.map((record) => {
    const value = changes[record.id as FactId];
    return value === undefined ? record : { ...record, value, ...(standing && { standing }) };
  });
  return factSnapshot({ ...builtInFacts, all, version: 1 });
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
    for (const [paper, most] of [
      ["barch", 100],
      ["barch reference", 80],
    ] as const) {
      expect(scoreOf(paper, { "drawing-marks": "61.25" })).toMatchObject({
        marks: 61.25,
        outOf: most,
      });
      expect(asked(paper, { "drawing-marks": String(most + 1) })).toMatchObject({
        problems: { "drawing-marks": `Enter a number from 0 to ${most}, with at most 2 decimals.` },
      });
    }
  });
});

describe("the score of a paper", () => {
  test.each(cases.papers)("%s, answered %j, is %d of %d", (paper, answers, total, outOf) => {
    const fields = partsOf(paper).map(({ id }, at) => {
      const of = answers[at] ?? "";
      return typeof of === "string"
        ? { [`${id}-marks`]: of }
        : {
            [`${id}-right`]: String(of[0]),
            [`${id}-wrong`]: String(of[1]),
            ...(of[0] + of[1] === 0 && { [`${id}-left`]: "" }),
          };
    });
    const score = scoreOf(paper, Object.assign({}, ...fields) as Record<string, string>);
    expect(score).toMatchObject({ marks: total, outOf, paperOutOf: outOf, leftOut: [] });
  });

  test("whose parts make another total than its record, Paper 2B of the reference data, is not added up", () => {
    const some = {
      ...answersOf("mathematics", ["30", "0", "0"]),
      ...answersOf("aptitude", ["50", "0", "0"]),
    };
    const all = { ...some, ...answersOf("planning", ["25", "0", "0"]) };
    const whole = scoreOf("bplanning reference", all);
    expect(whole).toMatchObject({ isContradicted: true, paperOutOf: 400 });
    expect(scoreOf("bplanning reference", some)).toMatchObject({
      isContradicted: false,
      marks: 320,
      outOf: 320,
      paperOutOf: 400,
    });
    const facts = stated({
      "paper2b.maths": { kind: "questions-and-marks", questions: 25, marks: 100 },
    });
    const mended = { ...all, "mathematics-right": "25" };
    expect(scoreOf("bplanning reference", mended, facts)).toMatchObject({
      isContradicted: false,
      marks: 400,
      outOf: 400,
    });
  });

  test("says what a subject makes once both its parts are known", () => {
    const physics = {
      ...answersOf("physics-mcq", ["17", "3", ""]),
      ...answersOf("physics-numerical", ["2", "2", "1"]),
    };
    const score = scoreOf("btech", { ...physics, ...answersOf("chemistry-mcq", ["20", "", ""]) });
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
    const score = scoreOf("btech", answersOf("physics-mcq", ["10", "7", "3"]), facts);
    expect(score.parts[0]?.formula).toBe("3 × 10 − 0.75 × 7 + 0.25 × 3 = 25.5");
    expect(score).toMatchObject({ marks: 25.5, outOf: 60 });
  });

  test("of other questions moves what may be typed", () => {
    const facts = stated({
      "paper2a.maths": { kind: "questions-and-marks", questions: 20, marks: 80 },
      "actual.paper2a.maths": { kind: "questions-and-marks", questions: 22, marks: 88 },
    });
    for (const [paper, most] of [
      ["barch reference", 20],
      ["barch", 22],
    ] as const)
      expect(asked(paper, answersOf("mathematics", ["26", "", ""]), facts)).toMatchObject({
        problems: { "mathematics-right": `Enter a whole number from 0 to ${most}.` },
      });
  });

  test("that is withdrawn counts nothing", () => {
    const facts = stated({ "marking.wrong": { kind: "signed-marks", marks: -1 } }, "withdrawn");
    expect(
      readScore(new URLSearchParams(answersOf("physics-mcq", ["20", "", ""])), facts).paper,
    ).toBeUndefined();
  });
});
