import { describe, expect, test } from "vitest";
import { z } from "zod";
import { typedNumber } from "../../domain/shared/typed-number.ts";
import { labelledData } from "../support/labelled-data.ts";

/** Typed and pasted texts with their number; below a sentence those that cannot be read for its reason. */
const numbersSchema = z.object({
  read: z.array(z.tuple([z.string(), z.number()])),
  refused: z.array(z.tuple([z.string(), z.array(z.string())])),
});

const cases = labelledData(
  "tools/cases/numbers",
  z.object({ percentile: numbersSchema, whole: numbersSchema }),
);

function refusals({ refused }: z.infer<typeof numbersSchema>) {
  return refused.flatMap(([sentence, all]) => all.map((typed) => [typed, sentence] as const));
}

const percentile = { min: 0, max: 100, decimals: 7, isShare: true };
const whole = { min: 0, max: 2_000_000, decimals: 0 };

describe("somebody who writes a percentile", () => {
  test.each(cases.percentile.read)("as “%s” means %d", (typed, value) => {
    expect(typedNumber(typed, percentile)).toEqual({ ok: true, value });
  });

  test.each(refusals(cases.percentile))("as “%s” is told: %s", (typed, failure) => {
    expect(typedNumber(typed, percentile)).toEqual({ ok: false, failure });
  });
});

describe("somebody who writes a whole number", () => {
  test.each(cases.whole.read)("as “%s” means %d", (typed, value) => {
    expect(typedNumber(typed, whole)).toEqual({ ok: true, value });
  });

  test.each(refusals(cases.whole))("as “%s” is told: %s", (typed, failure) => {
    expect(typedNumber(typed, whole)).toEqual({ ok: false, failure });
  });
});

test.each(["1979", "2101", "19", "2025-26", "last year"])(
  "a year is not “%s”, and its limits are told as years",
  (typed) => {
    expect(typedNumber(typed, { min: 1980, max: 2100, decimals: 0, isYear: true })).toEqual({
      ok: false,
      failure: "Enter a year from 1980 to 2100.",
    });
  },
);
