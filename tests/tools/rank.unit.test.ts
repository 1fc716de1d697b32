import { describe, expect, test } from "vitest";
import { z } from "zod";
import { percentileText, readRank, toldRank } from "../../app/tools/rank.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { labelledData } from "../support/labelled-data.ts";
import { stated } from "../support/stated-facts.ts";

/**
 * Ranges: percentile, year, and the ends: candidates × (100 − percentile) ÷ 100 and that × 1.07, each rounded outward
 * to the largest power of ten that is at most a fiftieth of the first. Steps: how they are told, that × 1.00 and × 1.07
 * in whole ranks; among the about 1,410,000 of 2024 with three figures. Worked out with fractions, apart from the code:
 * 1,538,468 candidates in 2026, 1,475,103 in 2025, about 1,410,000 in 2024, 1,113,325 in 2023.
 */
const cases = labelledData(
  "tools/cases/ranks",
  z.object({
    ranges: z.array(z.tuple([z.string(), z.string(), z.string(), z.string()])),
    outside: z.array(z.tuple([z.string(), z.enum(["below", "above"])])),
    steps: z.array(z.tuple([z.string(), z.string(), z.array(z.int())])),
  }),
);

/** Without the numbers of candidates of later years, so that those of this one are the newest. */
function newestOf(year: string) {
  const later = ["2026", "2025", "2024"].filter((one) => one > year);
  const none = { kind: "number", amount: 1, unit: "candidates" } as const;
  return stated(
    Object.fromEntries(later.map((one) => [`result.${one}.candidates`, none])),
    "withdrawn",
  );
}

function answerOf(percentile: string, facts = builtInFacts) {
  const { reading } = readRank(new URLSearchParams({ percentile }), facts);
  if (reading.kind !== "submitted") throw new Error(JSON.stringify(reading));
  return reading.values;
}

const rank = (written: string) => Number(written.replaceAll(",", ""));

describe("the range of ranks", () => {
  test.each(cases.ranges)(
    "of percentile %s among those of %s is %s to %s",
    (percentile, year, first, last) => {
      expect(answerOf(percentile, newestOf(year))).toMatchObject({
        side: "within",
        estimate: { range: { first: rank(first), last: rank(last) } },
      });
    },
  );

  test.each(cases.outside)(
    "of percentile %s is not given: it is %s the band",
    (percentile, side) => {
      expect(answerOf(percentile)).toMatchObject({ side });
      expect(answerOf(percentile)).not.toHaveProperty("estimate");
    },
  );
});

describe("another record", () => {
  test("of the band moves its width, and its ends whom a range is given to", () => {
    const facts = stated({
      "rank.band": { kind: "number-range", min: 2, max: 10, unit: "per cent above the estimate" },
      "rank.percentile_from": { kind: "percentile", percentile: 80, decimals: 2 },
    });
    // 15,384.68 × 1.02 = 15,692.37; × 1.10 = 16,923.15
    expect(answerOf("99", facts)).toMatchObject({
      estimate: { range: { first: 15_600, last: 17_000 } },
    });
    expect(answerOf("79.9999999", facts).side).toBe("below");
    expect(answerOf("80", facts).side).toBe("within");
  });

  test("that is withdrawn leaves no range at all", () => {
    const facts = stated(
      { "rank.band": { kind: "number-range", min: 0, max: 7, unit: "per cent" } },
      "withdrawn",
    );
    expect(readRank(new URLSearchParams({ percentile: "99" }), facts)).toMatchObject({
      isKnown: false,
    });
  });
});

describe("a step of the calculation", () => {
  test.each(cases.steps)(
    "of percentile %s among those of %s is told as %j",
    (typed, year, told) => {
      const { candidates, ...answer } = answerOf(typed, newestOf(year));
      if (answer.side !== "within") throw new Error(`${typed} has no estimate.`);
      const { plain, low, high } = answer.estimate;
      expect([plain, low, high].map((rank) => toldRank(rank, candidates))).toEqual(told);
    },
  );

  test.each([
    [500_000_000, "50"],
    [934_123_549, "93.4123549"],
    [999_500_000, "99.95"],
    [1_000_000_000, "100"],
    [1, "0.0000001"],
    [0, "0"],
  ])("names %d units of a percentile %s", (units, text) => {
    expect(percentileText(units)).toBe(text);
  });
});
