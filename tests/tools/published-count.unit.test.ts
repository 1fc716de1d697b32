import { describe, expect, test } from "vitest";
import { readRank } from "../../app/tools/read-rank.ts";
import type { FactId, FactValue, Standing } from "../../content/facts/index.ts";
import { builtInFacts, factSnapshot } from "../../content/facts/snapshot.ts";

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

/**
 * Percentile, year, and what the formula gives at that year's General cutoff, where it is near: from half as far
 * from 100 to twice as far. 1,538,468 × 6.5876451 ÷ 100 = 101,348.8 and 1,113,325 × 9.2211358 ÷ 100 = 102,661.2.
 */
const nearCases: readonly (readonly [string, string, number | null])[] = [
  ["93.4123549", "2026", 101_349],
  ["93", "2026", 101_349],
  ["90", "2026", 101_349],
  ["96", "2026", 101_349],
  ["96.7061774", "2026", 101_349],
  ["96.7061775", "2026", null],
  ["86.8247098", "2026", 101_349],
  ["86.8247097", "2026", null],
  ["99", "2026", null],
  ["50", "2026", null],
  ["90.7788642", "2023", 102_661],
  ["95.3894321", "2023", 102_661],
  ["95.3894322", "2023", null],
  ["81.5577284", "2023", 102_661],
  ["81.5577283", "2023", null],
  ["93.1023262", "2025", null],
  ["93.2362181", "2024", null],
];

describe("the count of candidates at the General cutoff", () => {
  test.each(nearCases)("for percentile %s among those of %s: the formula gives %s", (...of) => {
    const [percentile, year, plain] = of;
    const count = countAt(percentile, year);
    expect(count === null ? null : Math.round(count.estimate.plain)).toBe(plain);
  });

  // At the cutoff the range begins at the step below what was counted; twice and half as far it is the formula's own.
  test.each([
    ["93.4123549", "2026", 96_000, 109_000],
    ["93", "2026", 103_000, 116_000],
    ["96.7061774", "2026", 50_000, 55_000],
    ["86.8247098", "2026", 202_000, 217_000],
    ["99", "2026", 15_300, 16_500],
    ["90.7788642", "2023", 98_000, 110_000],
  ])(
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

  // The range at the cutoff of 2026 is 1,01,000 to 1,09,000, its band 1,01,348.8 to 1,08,443.2.
  test.each([
    [50_000, "ahead", 50.665],
    [100_999, "ahead", 0.345],
    [101_000, "within", 0],
    [105_000, "within", 0],
    [109_000, "within", 0],
    [109_001, "behind", 0.514],
    [120_000, "behind", 10.657],
  ])("that was %d lies %s by %d per cent", (amount, lies, percent) => {
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
