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
    [93.1, "General", "Passed in two of five years: 2022 and 2023; too close to tell in 2025"],
    [
      93.1049999,
      "General",
      "Passed in two of five years: 2022 and 2023; too close to tell in 2025",
    ],
    [93.105, "General", "Passed in three of five years: 2022, 2023 and 2025"],
    [93.0949999, "General", "Passed in two of five years: 2022 and 2023"],
    [90, "General", "Passed in one of five years: 2022"],
    [88.4121382, "General", "Passed in none of five years"],
    [81, "EWS", "Passed in three of five years: 2022, 2023 and 2025"],
    [81, "OBC", "Passed in all five years"],
    [60.5, "SC", "Passed in three of five years: 2022, 2023 and 2024"],
    [50, "ST", "Passed in four of five years: 2022, 2023, 2024 and 2025"],
    [0, "PwD", "Passed in none of two years"],
    [0.005, "PwD", "Passed in one of two years: 2026; too close to tell in 2025"],
    [0.5, "PwD", "Passed in both years"],
  ])("percentile %d, %s: %s", (percentile, category, summary) => {
    expect(summaries(percentile)[category]).toBe(summary);
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
