import { expect, test } from "vitest";
import { readTyped, storedTyped, typedValue } from "../../app/desk/facts/typed-value.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";

test("every record's value stands in the form and is read from it as it was", () => {
  for (const { id, value } of builtInFacts.all) {
    const typed = typedValue(value);
    const read = readTyped(typed);
    expect([id, read.ok && read.value]).toEqual([id, value]);
    expect(storedTyped(JSON.parse(JSON.stringify(typed)))).toEqual(typed);
  }
});

test("a number is read as Indian sources print it", () => {
  for (const [text, rupees] of [
    ["₹1,00,000", 100_000],
    [" 1 500 ", 1500],
    ["950", 950],
  ] as const)
    expect(readTyped({ kind: "money", fields: { rupees: text }, rows: [] })).toEqual({
      ok: true,
      value: { kind: "money", rupees },
    });
  expect(readTyped({ kind: "signed-marks", fields: { marks: "−1" }, rows: [] })).toEqual({
    ok: true,
    value: { kind: "signed-marks", marks: -1 },
  });
});

test("days are put into their order", () => {
  const rows = [{ days: "2026-01-24" }, { days: "2026-01-21" }];
  expect(readTyped({ kind: "date-list", fields: {}, rows })).toEqual({
    ok: true,
    value: { kind: "date-list", days: ["2026-01-21", "2026-01-24"] },
  });
});

test("what is missing or no number is named by its field", () => {
  const parts = [
    { name: "Mathematics", amount: "25" },
    { name: "", amount: "many" },
  ];
  expect(readTyped({ kind: "tally", fields: {}, rows: parts })).toEqual({
    ok: false,
    problems: {
      "1.name": "Name: please fill this in.",
      "1.amount": "Number: please write a number, for example 1,500.",
    },
  });
  expect(readTyped({ kind: "steps", fields: {}, rows: [] })).toEqual({
    ok: false,
    problems: { rows: "Please add at least one step." },
  });
});
