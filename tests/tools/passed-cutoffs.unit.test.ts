import { describe, expect, test } from "vitest";
import { z } from "zod";
import { passedCutoffs } from "../../app/tools/passed-cutoffs.ts";
import { unitsOf } from "../../domain/closing-ranks/rank-estimate.ts";
import { builtInFacts, factSnapshot } from "../../content/facts/snapshot.ts";
import { labelledData } from "../support/labelled-data.ts";

function summaries(percentile: number) {
  const rows = passedCutoffs(unitsOf(percentile), builtInFacts);
  return Object.fromEntries(rows.map(({ category, summary }) => [category, summary]));
}

describe("the cutoffs of five years", () => {
  test.each(
    labelledData(
      "tools/cases/passed-cutoffs",
      z.array(z.tuple([z.number(), z.string(), z.string()])),
    ),
  )("percentile %d, %s: %s", (percentile, category, summary) => {
    expect(summaries(percentile)[category]).toBe(summary);
  });

  test.each([
    ["a report that is withdrawn", { id: "actual.cutoff.2025.general", standing: "withdrawn" }],
    [
      "a stated cutoff that the report is not rounded to",
      { id: "cutoff.2025.general", value: { kind: "percentile", percentile: 93.11, decimals: 2 } },
    ],
  ] as const)("of 2025 have two decimals after %s, and say what that leaves open", (_, change) => {
    const all = builtInFacts.all.map((record) =>
      record.id === change.id ? { ...record, ...change } : record,
    );
    const [general] = passedCutoffs(unitsOf(93.105), factSnapshot({ ...builtInFacts, all }));
    const year = general?.years.find((one) => one.year === "2025");
    expect(year).toMatchObject({ id: "cutoff.2025.general" });
    expect(year?.outcome).toBe(change.id === "cutoff.2025.general" ? "close" : "passed");
  });

  test("leave out a year whose cutoff is not known", () => {
    const all = builtInFacts.all.map((record) =>
      record.id === "cutoff.2024.general" ? { ...record, standing: "withdrawn" as const } : record,
    );
    const [general] = passedCutoffs(unitsOf(99), factSnapshot({ ...builtInFacts, all }));
    expect(general?.years.map(({ year }) => year)).toEqual(["2026", "2025", "2023", "2022"]);
    expect(general?.summary).toBe("Cleared in all four years");
  });
});
