import { expect, test } from "vitest";
import { readTyped, storedTyped, typedValue } from "../../app/desk/facts/typed-value.ts";
import { valueForms } from "../../app/desk/facts/value-fields.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";

test("every record's value stands in the form and is read from it as it was", () => {
  for (const { id, value } of builtInFacts.all) {
    const typed = typedValue(value);
    const read = readTyped(typed);
    expect([id, read.ok && read.value]).toEqual([id, value]);
    expect(storedTyped(JSON.parse(JSON.stringify(typed)))).toEqual(typed);
  }
});

test("there is a record of every kind of value that can be typed", () => {
  const kinds = new Set<string>(builtInFacts.all.map(({ value }) => value.kind));
  expect(Object.keys(valueForms).filter((kind) => !kinds.has(kind))).toEqual([]);
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

test("a percentile has the decimals that were typed", () => {
  expect(readTyped({ kind: "percentile", fields: { percentile: "93.10" }, rows: [] })).toEqual({
    ok: true,
    value: { kind: "percentile", percentile: 93.1, decimals: 2 },
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

test("what this browser kept in another form is no value", () => {
  for (const stored of [null, undefined, 7, "text", [], { kind: 1 }])
    expect(storedTyped(stored)).toBe(null);
});

test("a value of an unknown kind can not be typed", () => {
  expect(readTyped(typedValue({ kind: "colour", name: "teal" }))).toMatchObject({ ok: false });
  expect(typedValue(null)).toEqual({ kind: "", fields: {}, rows: [] });
});
