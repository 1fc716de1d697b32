import { type Fact, factGroup } from "./fact.ts";
import { count, percentile, text } from "./fact-value.ts";
import { checkedOn, sources } from "./sources.ts";

/** How a rank is estimated from a percentile, and how many candidates it is a rank among. */
export const rankEstimateFacts = factGroup(
  {
    topic: "Results",
    page: "/tools/rank",
    edition: "any year",
    source: sources.rankFormulaReport,
    checkedOn,
    status: { kind: "reported" },
    confidence: "medium",
  },
  {
    "rank.formula": {
      label: "How a rank is estimated from a percentile",
      sentence: "The rank is about {value}.",
      value: text("candidates × (100 − percentile) ÷ 100"),
      confidence: "medium-high",
    },
    "rank.band": {
      label: "How far ranks have been from the estimate",
      sentence: "Ranks have been {value}.",
      value: { kind: "number-range", min: 0, max: 7, unit: "per cent above the estimate" },
      status: { kind: "specification" },
    },
    "rank.percentile_from": {
      label: "Lowest percentile for which a rank is estimated",
      sentence: "Below {value} no rank is estimated.",
      value: percentile(50, 2),
      status: { kind: "specification" },
    },
    "rank.percentile_to": {
      label: "Highest percentile for which a rank is estimated",
      sentence: "Above {value} no rank is estimated.",
      value: percentile(99.95, 2),
      status: { kind: "specification" },
    },
    "result.2026.candidates": {
      ...candidatesOf("2026", 1_538_468),
      source: sources.candidates2026Report,
    },
    "result.2025.candidates": {
      ...candidatesOf("2025", 1_475_103),
      source: sources.candidates2025Report,
      confidence: "high",
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
  },
);

function candidatesOf(year: `20${string}`, amount: number) {
  return {
    label: `Candidates who appeared in ${year}`,
    sentence: `In ${year}, {value} appeared in one session or more, each counted once.`,
    value: count(amount, "candidates"),
    edition: year,
  } satisfies Partial<Fact>;
}
