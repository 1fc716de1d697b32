import { describe, expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { eligibilityForm } from "../../app/tools/eligibility-form.ts";
import { eligibilityOf } from "../../app/tools/eligibility.ts";
import { readForm } from "../../app/tools/read-form.ts";
import { eligibilityCases, type EligibilityCase } from "./eligibility-cases.ts";

function judged(asks: string, facts = builtInFacts) {
  const reading = readForm(eligibilityForm, new URLSearchParams(asks));
  if (reading.kind !== "asked") throw new Error(`${asks}: ${JSON.stringify(reading)}`);
  return eligibilityOf(reading.values, facts);
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

test("the table has a hundred cases", () => {
  expect(eligibilityCases.flatMap(([, cases]) => cases).length).toBeGreaterThanOrEqual(100);
});
