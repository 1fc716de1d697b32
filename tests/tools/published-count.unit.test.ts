import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readRank } from "../../app/tools/rank.ts";
import type { FactId, FactValue, Standing } from "../../content/facts/index.ts";
import { builtInFacts, factSnapshot } from "../../content/facts/snapshot.ts";
import { labelledData } from "../support/labelled-data.ts";

function countAt(percentile: string, year: string, facts = builtInFacts) {
  const { reading } = readRank(new URLSearchParams({ percentile, year }), facts);
  if (reading.kind !== "submitted" || reading.values.side !== "within") throw new Error(percentile);
  return reading.values.count;
}

function stated(id: FactId, value: FactValue, standing?: Standing) {
  const all = builtInFacts.all.map((record) =>
    record.id === id ? { ...record, value, ...(standing && { standing }) } : record,
  );
  return factSnapshot({ ...builtInFacts, all, version: 1 });
}

/** Worked out by hand: 1,538,468 × 6.5876451 ÷ 100 = 101,348.8 and 1,113,325 × 9.2211358 ÷ 100 = 102,661.2. */
const cases = labelledData(
  "tools/cases/published-counts",
  z.object({
    /** Percentile, year, and what the formula gives at that year's General cutoff, where it is near: from half as far from 100 to twice as far. */
    near: z.array(z.tuple([z.string(), z.string(), z.int().nullable()])),
    /** At the cutoff the range begins at the step below what was counted; twice and half as far it is the formula's own. */
    ranges: z.array(z.tuple([z.string(), z.string(), z.int(), z.int()])),
    /** The range at the cutoff of 2026 is 1,01,000 to 1,09,000, its band 1,01,348.8 to 1,08,443.2. */
    lies: z.array(z.tuple([z.int(), z.enum(["ahead", "within", "behind"]), z.number()])),
  }),
);

describe("the count of candidates at the General cutoff", () => {
  test.each(cases.near)("for percentile %s among those of %s: the formula gives %s", (...of) => {
    const [percentile, year, plain] = of;
    const count = countAt(percentile, year);
    expect(count === null ? null : Math.round(count.estimate.plain)).toBe(plain);
  });

  test.each(cases.ranges)(
    "widens the range of percentile %s among those of %s: %d to %d",
    (typed, year, first, last) => {
      const { reading } = readRank(new URLSearchParams({ percentile: typed, year }), builtInFacts);
      expect(reading).toMatchObject({ kind: "submitted", values: { range: { first, last } } });
    },
  );

  test("of 2026 and 2023 lies about 4 per cent ahead of the range", () => {
    expect(countAt("93.4123549", "2026")).toMatchObject({
      amount: 96_873,
      cutoff: "93.4123549",
      lies: "ahead",
      percent: expect.closeTo(4.416, 3) as number,
      records: ["result.2026.at_general_cutoff", "cutoff.2026.general"],
    });
    expect(countAt("91", "2023")).toMatchObject({
      amount: 98_612,
      lies: "ahead",
      percent: expect.closeTo(3.944, 3) as number,
    });
  });

  test.each(cases.lies)("that was %d lies %s by %d per cent", (amount, lies, percent) => {
    const facts = stated("result.2026.at_general_cutoff", {
      kind: "number",
      amount,
      unit: "candidates",
    });
    expect(countAt("93", "2026", facts)).toMatchObject({
      lies,
      percent: expect.closeTo(percent, 3) as number,
    });
  });

  test("is not told where it or its cutoff is withdrawn", () => {
    for (const id of ["result.2026.at_general_cutoff", "cutoff.2026.general"] as const) {
      const facts = stated(id, builtInFacts.fact(id).value, "withdrawn");
      expect(countAt("93", "2026", facts)).toBeNull();
    }
  });

  test("of every list makes those who could register in 2026: 2,50,182", () => {
    const open = builtInFacts.fact("result.2026.at_general_cutoff").value;
    const lists = builtInFacts.fact("result.2026.in_category_lists").value;
    if (open.kind !== "number" || lists.kind !== "tally") throw new Error("No counts.");
    expect(lists.parts.reduce((sum, { amount }) => sum + amount, open.amount)).toBe(250_182);
  });
});
