import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Fact, type FactValue } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { factValueSchema, readFactValue } from "../../domain/facts/fact-value-schema.ts";

/** One value of each kind that holds, and values of that kind that do not. */
const examples: Readonly<
  Record<FactValue["kind"], { good: FactValue; bad: readonly Readonly<Record<string, unknown>>[] }>
> = {
  number: {
    good: { kind: "number", amount: 75, unit: "questions" },
    bad: [{ amount: -1 }, { amount: 7.5 }, { amount: 1e12 }, { amount: "75" }, { unit: "" }],
  },
  "number-range": {
    good: { kind: "number-range", min: 15, max: 20, unit: "mock tests" },
    bad: [{ min: 21 }, { max: null }, { unit: 5 }],
  },
  "signed-marks": {
    good: { kind: "signed-marks", marks: -1 },
    bad: [{ marks: 400 }, { marks: 0.333 }, { marks: "four" }],
  },
  money: {
    good: { kind: "money", rupees: 200, per: "per question" },
    bad: [{ rupees: -200 }, { rupees: 99.5 }, { per: "<b>question</b>" }],
  },
  percent: {
    good: { kind: "percent", percent: 7.5 },
    bad: [{ percent: 100.5 }, { percent: -1 }, { percent: null }],
  },
  percentile: {
    good: { kind: "percentile", percentile: 93.1, decimals: 2 },
    bad: [{ percentile: 101 }, { decimals: 11 }, { percentile: 93.105 }, { decimals: 1.5 }],
  },
  rank: { good: { kind: "rank", rank: 1449 }, bad: [{ rank: 0 }, { rank: 1.5 }] },
  duration: {
    good: { kind: "duration", minutes: 180 },
    bad: [{ minutes: 0 }, { minutes: 1441 }, { minutes: "3 hours" }],
  },
  date: {
    good: { kind: "date", day: "2028-02-29" },
    bad: [
      { day: "2026-02-29" },
      { day: "21 January 2026" },
      { day: "0026-01-21" },
      { day: "2026-01-21T00:00:00Z" },
    ],
  },
  "date-range": {
    good: { kind: "date-range", from: "2026-02-04", to: "2026-02-06" },
    bad: [{ to: "2026-02-03" }, { from: "" }, { to: "2026-02-30" }],
  },
  "date-list": {
    good: { kind: "date-list", days: ["2026-01-21", "2026-01-22"] },
    bad: [
      { days: [] },
      { days: ["2026-01-22", "2026-01-21"] },
      { days: ["2026-01-21", "2026-01-21"] },
      { days: "2026-01-21" },
    ],
  },
  boolean: { good: { kind: "boolean", yes: true }, bad: [{ yes: "yes" }, { yes: null }] },
  text: {
    good: { kind: "text", text: "9:00 PM" },
    bad: [
      { text: "" },
      { text: " \n " },
      { text: "a\u0000b" },
      { text: "a\u202eb" },
      { text: "\ud800" },
      { text: "x".repeat(601) },
      { text: "{{fact:paper1.questions}}" },
      { text: "[here](https://example.org)" },
    ],
  },
  list: {
    good: { kind: "list", names: ["English", "Hindi"] },
    bad: [{ names: [] }, { names: [""] }, { names: [1] }, { names: Array(61).fill("Hindi") }],
  },
  points: {
    good: { kind: "points", points: ["a photo"] },
    bad: [{ points: [] }, { points: ["| a |"] }],
  },
  steps: { good: { kind: "steps", steps: ["Log in", "Pay"] }, bad: [{ steps: [] }, { steps: {} }] },
  "file-size": {
    good: { kind: "file-size", minKb: 10, maxKb: 300, type: "JPG" },
    bad: [{ minKb: 301 }, { maxKb: 0 }, { type: "EXE" }],
  },
  "questions-and-marks": {
    good: { kind: "questions-and-marks", questions: 30, marks: 120 },
    bad: [{ questions: 0 }, { marks: -1 }, { marks: 1e6 }],
  },
  tally: {
    good: { kind: "tally", parts: [{ name: "Physics", amount: 20 }] },
    bad: [
      { parts: [] },
      { parts: [{ name: "Physics", amount: -1 }] },
      {
        parts: [
          { name: "Physics", amount: 1 },
          { name: "Physics", amount: 2 },
        ],
      },
    ],
  },
};

function recordOf(value: FactValue): Pick<Fact, "label" | "value"> {
  return { label: "A record", value };
}

describe.each(Object.entries(examples))("a value of kind %s", (kind, { good, bad }) => {
  test("is read when it holds", () => {
    expect(readFactValue(recordOf(good), good)).toEqual({ ok: true, value: good });
  });

  test.each(bad)("is refused with a sentence: %j", (wrong) => {
    const read = readFactValue(recordOf(good), { ...good, ...wrong });
    expect(read).toMatchObject({ ok: false, failure: { kind: "unacceptable" } });
    expect(read.ok ? "" : read.failure.message).toMatch(/^A record: [A-Z“].*\.$/);
  });

  test("cannot take the place of a value of another kind, except among days", () => {
    const days = ["date", "date-range", "date-list"];
    for (const [otherKind, other] of Object.entries(examples)) {
      const isWanted = otherKind === kind || (days.includes(kind) && days.includes(otherKind));
      expect(readFactValue(recordOf(other.good), good).ok, otherKind).toBe(isWanted);
    }
  });
});

test("every record that the site ships has a value that its kind allows", () => {
  for (const record of builtInFacts.all)
    expect(factValueSchema.parse(record.value), record.id).toEqual(record.value);
});

describe("what goes with a figure", () => {
  test("stays as the record has it unless it is given", () => {
    const fee = recordOf({ kind: "money", rupees: 200, per: "per question" });
    expect(readFactValue(fee, { rupees: 250 })).toMatchObject({
      value: { kind: "money", rupees: 250, per: "per question" },
    });
    expect(readFactValue(fee, { rupees: 250, per: "" })).toEqual({
      ok: true,
      value: { kind: "money", rupees: 250 },
    });
    const days = recordOf({ kind: "number", amount: 3, unit: "days", about: true });
    expect(readFactValue(days, { kind: "number", amount: 4 })).toMatchObject({
      value: { amount: 4, unit: "days", about: true },
    });
    expect(readFactValue(days, { amount: 4, about: false })).toEqual({
      ok: true,
      value: { kind: "number", amount: 4, unit: "days" },
    });
  });

  test("never replaces a figure that is missing", () => {
    const fee = recordOf({ kind: "money", rupees: 200, per: "per question" });
    expect(readFactValue(fee, { kind: "money" }).ok).toBe(false);
  });
});

test("whatever is sent for whichever record is read, or refused with one sentence, and never throws", () => {
  fc.assert(
    fc.property(fc.constantFrom(...builtInFacts.all), fc.anything(), (record, given) => {
      const read = readFactValue(record, given);
      if (!read.ok) expect(read.failure.message).toMatch(/\.$/);
      else expect(factValueSchema.parse(read.value)).toEqual(read.value);
    }),
    { numRuns: 500 },
  );
});
