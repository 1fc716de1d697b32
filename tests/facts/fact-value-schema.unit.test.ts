import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type Fact, type FactValue } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { factValueSchema, readFactValue } from "../../domain/facts/fact-value-schema.ts";
import { labelledData } from "../support/labelled-data.ts";

/** One value of each kind that holds, and values of that kind that do not. */
const examplesSchema = z.array(
  z.object({ good: factValueSchema, bad: z.array(z.record(z.string(), z.unknown())) }),
);

const tooLong: Readonly<Partial<Record<FactValue["kind"], object[]>>> = {
  text: [{ text: "x".repeat(601) }],
  list: [{ names: Array(61).fill("Hindi") }],
};

const examples = labelledData("facts/value-examples", examplesSchema).map(({ good, bad }) => ({
  ...{ kind: good.kind, good, bad: [...bad, ...(tooLong[good.kind] ?? [])] },
}));

function recordOf(value: FactValue): Pick<Fact, "label" | "value"> {
  return { label: "A record", value };
}

describe.each(examples)("a value of kind $kind", ({ good, bad }) => {
  test("is read when it holds", () => {
    expect(readFactValue(recordOf(good), good)).toEqual({ ok: true, value: good });
  });

  test.each(bad)("is refused with a sentence: %j", (wrong) => {
    const read = readFactValue(recordOf(good), { ...good, ...wrong });
    expect(read).toMatchObject({ ok: false, failure: { kind: "unacceptable" } });
    expect(read.ok ? "" : read.failure.message).toMatch(/^A record: [A-Z“].*\.$/);
  });
});

test("every record that the site ships has a value that its kind allows", () => {
  for (const record of builtInFacts.all)
    expect(factValueSchema.parse(record.value), record.id).toEqual(record.value);
  const kinds = new Set(builtInFacts.all.map(({ value }) => value.kind));
  expect(examples.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...kinds]));
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
