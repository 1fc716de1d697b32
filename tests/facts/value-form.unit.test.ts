import { expect, test } from "vitest";
import { readTyped, typedValue } from "../../app/desk/facts/value-form.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";

test("every record's value stands in the form and is read from it as it was", () => {
  for (const { id, value } of builtInFacts.all)
    expect([id, readTyped(typedValue(value))]).toEqual([id, value]);
});

test.each([
  ["money", { rupees: "₹1,00,000" }, { rupees: 100_000 }],
  ["money", { rupees: " 1 500 " }, { rupees: 1500 }],
  ["signed-marks", { marks: "−1" }, { marks: -1 }],
  ["date-list", { days: "2026-01-24\n\n2026-01-21" }, { days: ["2026-01-21", "2026-01-24"] }],
  ["tally", { parts: "Aptitude: I : 25" }, { parts: [{ name: "Aptitude: I", amount: 25 }] }],
])("a value of kind %s is read as it is typed: %j", (kind, typed, value) => {
  expect(readTyped({ kind, ...typed })).toEqual({ kind, ...value });
});

test.each([
  ["money", { rupees: "many" }],
  ["date-list", { days: "24 January" }],
  ["tally", { parts: "Mathematics" }],
  ["steps", { steps: " " }],
])("what is no value of kind %s is none: %j", (kind, typed) => {
  expect(readTyped({ kind, ...typed })).toBeNull();
});
