import { describe, expect, test } from "vitest";
import { passedCutoffs } from "../../app/tools/passed-cutoffs.ts";
import { unitsOf } from "../../app/tools/rank.ts";
import { builtInFacts, factSnapshot } from "../../content/facts/snapshot.ts";

function summaries(percentile: number) {
  const rows = passedCutoffs(unitsOf(percentile), builtInFacts);
  return Object.fromEntries(rows.map(({ category, summary }) => [category, summary]));
}

describe("the cutoffs of five years", () => {
  test.each([
    [99, "General", "Passed in all five years"],
    [93.5, "General", "Passed in all five years"],
    [93.4123549, "General", "Passed in all five years"],
    [93.4123548, "General", "Passed in four of five years: 2022, 2023, 2024 and 2025"],
    [93.2, "General", "Passed in three of five years: 2022, 2023 and 2025"],
    [93.1, "General", "Passed in two of five years: 2022 and 2023"],
    [93.1023261, "General", "Passed in two of five years: 2022 and 2023"],
    [93.1023262, "General", "Passed in three of five years: 2022, 2023 and 2025"],
    [93.2362181, "General", "Passed in four of five years: 2022, 2023, 2024 and 2025"],
    [93.0949999, "General", "Passed in two of five years: 2022 and 2023"],
    [90, "General", "Passed in one of five years: 2022"],
    [88.4121382, "General", "Passed in none of five years"],
    [81, "EWS", "Passed in three of five years: 2022, 2023 and 2025"],
    [81, "OBC", "Passed in all five years"],
    [60.5, "SC", "Passed in three of five years: 2022, 2023 and 2024"],
    [50, "ST", "Passed in four of five years: 2022, 2023, 2024 and 2025"],
    [80.3830118, "EWS", "Passed in two of five years: 2022 and 2023"],
    [80.3830119, "EWS", "Passed in three of five years: 2022, 2023 and 2025"],
    [79.4313581, "OBC", "Passed in two of five years: 2022 and 2023"],
    [79.4313582, "OBC", "Passed in three of five years: 2022, 2023 and 2025"],
    [61.1526932, "SC", "Passed in three of five years: 2022, 2023 and 2024"],
    [61.1526933, "SC", "Passed in four of five years: 2022, 2023, 2024 and 2025"],
    [47.9026464, "ST", "Passed in three of five years: 2022, 2023 and 2024"],
    [47.9026465, "ST", "Passed in four of five years: 2022, 2023, 2024 and 2025"],
    [0, "PwD", "Passed in none of five years"],
    [0.0013526, "PwD", "Passed in none of five years"],
    [0.0013527, "PwD", "Passed in one of five years: 2023"],
    [0.00187, "PwD", "Passed in two of five years: 2023 and 2024"],
    [0.0023186, "PwD", "Passed in three of five years: 2023, 2024 and 2026"],
    [0.0031029, "PwD", "Passed in four of five years: 2022, 2023, 2024 and 2026"],
    [0.0079348, "PwD", "Passed in four of five years: 2022, 2023, 2024 and 2026"],
    [0.0079349, "PwD", "Passed in all five years"],
    [0.5, "PwD", "Passed in all five years"],
  ])("percentile %d, %s: %s", (percentile, category, summary) => {
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
    expect(general?.summary).toBe("Passed in all four years");
  });
});
