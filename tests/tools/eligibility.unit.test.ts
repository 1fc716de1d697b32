import { describe, expect, test } from "vitest";
import type { Fact } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { isExamOver } from "../../app/season/exam-over.ts";
import { eligibilityForm } from "../../app/tools/eligibility-form.ts";
import { eligibilityHeadline } from "../../app/tools/eligibility-headline.ts";
import { eligibilityOf } from "../../app/tools/eligibility.ts";
import { readForm } from "../../app/tools/read-form.ts";
import { eligibilityCases, type EligibilityCase } from "./eligibility-cases.ts";
import * as headlineCases from "./eligibility-headline-cases.ts";

const beforeTheExam = "2026-01-10";

function judged(asks: string, today = beforeTheExam) {
  const reading = readForm(eligibilityForm, new URLSearchParams(asks));
  if (reading.kind !== "asked") throw new Error(`${asks}: ${JSON.stringify(reading)}`);
  return eligibilityOf(reading.values, builtInFacts, today);
}

function verdictsOf({ asks, goals, rules }: EligibilityCase) {
  const { write, seat, advanced } = judged(asks);
  const told = new Map(
    [write, seat, advanced]
      .flatMap((goal) => [goal, ...goal.rules])
      .map(({ id, verdict }): [string, string] => [id, verdict]),
  );
  const named = (expected: object) =>
    Object.fromEntries(Object.keys(expected).map((id) => [id, told.get(id)]));
  return { goals: named(goals), rules: named(rules) };
}

describe.each(eligibilityCases)("of %s", (_about, cases) => {
  test.each(cases.map((one) => [one.who, one] as const))("%s", (_who, one) => {
    expect(verdictsOf(one)).toEqual({ goals: one.goals, rules: one.rules });
  });
});

describe.each([
  ["before the sessions", beforeTheExam, headlineCases.beforeTheExam],
  ["on the last day of Session 2", "2026-04-08", headlineCases.beforeTheExam],
  ["the day after it", "2026-04-09", headlineCases.afterTheExam],
  ["in November", "2026-11-23", headlineCases.afterTheExam],
] as const)("%s", (_when, today, cases) => {
  test.each(cases.map((one) => [one.who, one] as const))("%s reads first", (_who, one) => {
    const found = judged(one.asks, today);
    const following = found.following === null ? [""] : found.papers.map((of) => of.following);
    expect({ headline: eligibilityHeadline(found, builtInFacts), following }).toEqual({
      headline: one.headline,
      following: following.map(() => one.following),
    });
  });
});

test.each<[string, Partial<Fact>, boolean]>([
  ["is held", {}, true],
  ["is moved to December", { value: { kind: "date", day: "2026-12-05" } }, false],
  ["is only expected", { standing: "expected" }, false],
  ["has lost its days", { standing: "withdrawn" }, false],
])("an exam is over only once each session is held: Session 2 %s", (_what, changed, isOver) => {
  const fact: typeof builtInFacts.fact = (id) =>
    id === "date.s2.exam" ? { ...builtInFacts.fact(id), ...changed } : builtInFacts.fact(id);
  expect(isExamOver("2026-11-23", { ...builtInFacts, fact })).toBe(isOver);
});

test("the table has a hundred cases", () => {
  expect(eligibilityCases.flatMap(([, cases]) => cases).length).toBeGreaterThanOrEqual(100);
});
