import { type Fact, factGroup, type FactSource } from "./fact-record.ts";
import { count, percentile, text } from "./fact-value.ts";
import { sources } from "./sources.ts";

const reports = {
  formula: {
    title: "NDTV: how to calculate the JEE Main 2026 rank from the percentile",
    address:
      "https://www.ndtv.com/education/how-to-calculate-jee-main-2026-rank-from-percentile-criteria-and-method-explained-10817297",
  },
  candidates2026: {
    title: "NTA: statistics of the JEE Main 2026 result (20 April 2026), as quoted by others",
    address: "https://jeemain.nta.nic.in/",
  },
  candidates2025: {
    title: "Careers360: how the JEE Main rank is calculated",
    address: "https://engineering.careers360.com/articles/how-jee-main-rank-calculated",
  },
  candidates2024: {
    title: "Zee News: JEE Main 2024 results and who appeared",
    address:
      "https://zeenews.india.com/india/jee-main-results-remarkable-56-candidate-achieve-100-percentile-check-cut-offs-break-up-of-top-scorers-more-2743684.html",
  },
  open2023: {
    title: "Business Today: JEE Main 2023 cutoffs and who qualified",
    address:
      "https://businesstoday.in/education/story/tough-competition-ahead-jee-mains-2023-cutoff-higher-than-past-years-379439-2023-04-30",
  },
  candidates2023: {
    title: "Phodu Club: how many students appeared in JEE Main 2023",
    address: "https://phodu.club/blogs/how-many-students-appeared-jee-mains-2023",
  },
} as const satisfies Record<string, FactSource>;

export const rankEstimateFacts = factGroup(
  {
    topic: "Results",
    page: "/tools/rank",
    edition: "any year",
    source: reports.formula,
    status: { kind: "reported" },
  },
  {
    "rank.formula": {
      label: "How a rank is estimated from a percentile",
      value: text("candidates × (100 − percentile) ÷ 100"),
    },
    "rank.band": {
      label: "How far ranks lie from the estimate in our reference data",
      value: { kind: "number-range", min: 0, max: 7, unit: "per cent above the estimate" },
      status: { kind: "reference" },
    },
    "rank.percentile_from": {
      label: "Lowest percentile for which a rank is estimated",
      value: percentile(50, 2),
      status: { kind: "reference" },
    },
    "rank.percentile_to": {
      label: "Highest percentile for which a rank is estimated",
      value: percentile(99.95, 2),
      status: { kind: "reference" },
    },
    "result.2026.candidates": {
      ...candidatesOf("2026", 1_538_468),
      source: reports.candidates2026,
    },
    "result.2025.candidates": {
      ...candidatesOf("2025", 1_475_103),
      source: reports.candidates2025,
    },
    "result.2024.candidates": {
      ...candidatesOf("2024", 1_410_000),
      value: { kind: "number", amount: 1_410_000, unit: "candidates", about: true },
      source: reports.candidates2024,
    },
    "result.2023.candidates": {
      ...candidatesOf("2023", 1_113_325),
      source: reports.candidates2023,
    },
    "result.2026.at_general_cutoff": {
      ...atGeneralCutoff("2026", 96_873),
      source: sources.cutoffReport,
    },
    "result.2023.at_general_cutoff": {
      ...atGeneralCutoff("2023", 98_612),
      source: reports.open2023,
    },
    "result.2026.in_category_lists": {
      label: "Candidates below the General cutoff of 2026 on the lists of their categories",
      value: {
        kind: "tally",
        parts: [
          { name: "EWS", amount: 25_009 },
          { name: "OBC", amount: 67_597 },
          { name: "SC", amount: 37_522 },
          { name: "ST", amount: 18_790 },
          { name: "PwD (unreserved)", amount: 4_391 },
        ],
      },
      edition: "2026",
      source: sources.cutoffReport,
    },
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
