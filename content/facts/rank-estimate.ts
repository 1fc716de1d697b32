import { type Fact, fact, factGroup } from "./fact-record.ts";
import { count, percentile, text } from "./fact-value.ts";
import { sources } from "./sources.ts";

export const rankEstimateFacts = factGroup(
  {
    topic: "Results",
    page: "/tools/rank",
    edition: "any year",
    source: sources.rankFormulaReport,
    status: { kind: "reported" },
  },
  {
    "rank.formula": fact(
      "How a rank is estimated from a percentile",
      text("candidates × (100 − percentile) ÷ 100"),
    ),
    "rank.band": fact(
      "How far ranks lie from the estimate in our reference data",
      { kind: "number-range", min: 0, max: 7, unit: "per cent above the estimate" },
      { status: { kind: "reference" } },
    ),
    "rank.percentile_from": fact(
      "Lowest percentile for which a rank is estimated",
      percentile(50, 2),
      { status: { kind: "reference" } },
    ),
    "rank.percentile_to": fact(
      "Highest percentile for which a rank is estimated",
      percentile(99.95, 2),
      { status: { kind: "reference" } },
    ),
    "result.2026.candidates": {
      ...candidatesOf("2026", 1_538_468),
      source: sources.candidates2026Report,
    },
    "result.2025.candidates": {
      ...candidatesOf("2025", 1_475_103),
      source: sources.candidates2025Report,
    },
    "result.2024.candidates": {
      ...candidatesOf("2024", 1_410_000),
      value: { kind: "number", amount: 1_410_000, unit: "candidates", about: true },
      source: sources.candidates2024Report,
    },
    "result.2023.candidates": {
      ...candidatesOf("2023", 1_113_325),
      source: sources.candidates2023Report,
    },
    "result.2026.at_general_cutoff": {
      ...atGeneralCutoff("2026", 96_873),
      source: sources.cutoffReport,
    },
    "result.2023.at_general_cutoff": {
      ...atGeneralCutoff("2023", 98_612),
      source: sources.open2023Report,
    },
    "result.2026.in_category_lists": fact(
      "Candidates below the General cutoff of 2026 on the lists of their categories",
      {
        kind: "tally",
        parts: [
          { name: "EWS", amount: 25_009 },
          { name: "OBC", amount: 67_597 },
          { name: "SC", amount: 37_522 },
          { name: "ST", amount: 18_790 },
          { name: "PwD (unreserved)", amount: 4_391 },
        ],
      },
      { edition: "2026", source: sources.cutoffReport },
    ),
  },
);

function atGeneralCutoff(year: `20${string}`, amount: number) {
  return {
    label: `Candidates at or above the General cutoff of ${year}`,
    value: count(amount, "candidates"),
    edition: year,
  } satisfies Partial<Fact>;
}

function candidatesOf(year: `20${string}`, amount: number) {
  return {
    label: `Candidates who appeared in ${year}`,
    value: count(amount, "candidates"),
    edition: year,
  } satisfies Partial<Fact>;
}
