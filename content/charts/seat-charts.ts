import type { FactId } from "../facts/index.ts";
import { chartValue, type BarsChart, type TrendChart } from "./chart.ts";

const years = ["2021", "2022", "2023", "2024", "2025", "2026"] as const;

const categories = [
  ["General", "general"],
  ["EWS", "ews"],
  ["OBC", "obc"],
  ["SC", "sc"],
  ["ST", "st"],
] as const;

/** The qualifying cutoffs of five categories, as far back as the records go. */
export const cutoffChart: TrendChart = {
  kind: "trend",
  title: "Qualifying percentiles, 2021 to 2026",
  alternative: "Line chart: the qualifying percentiles of five categories from 2021 to 2026.",
  at: years,
  lines: categories.map(([label, category]) => ({
    label,
    values: years.map((year) => chartValue(`cutoff.${year}.${category}`, "figure")),
  })),
};

/** The nine closing ranks, and the two of home-state seats beside those of the same branch. */
export const closingRankChart: BarsChart = {
  kind: "bars",
  title: "Closing ranks, Round 6 of JoSAA 2025",
  alternative:
    "Bar chart: the ranks up to which nine branches gave seats, for NIT Calicut with those of its home state.",
  groups: [
    otherState("NIT Tiruchirappalli, Computer Science", "rank.2025.nit_trichy_cse"),
    otherState("NITK Surathkal, Computer Science", "rank.2025.nitk_cse"),
    otherState("NIT Warangal, Computer Science", "rank.2025.nit_warangal_cse"),
    otherState("NIT Rourkela, Computer Science", "rank.2025.nit_rourkela_cse"),
    otherState("MNNIT Allahabad, Computer Science", "rank.2025.mnnit_cse"),
    otherState(
      "NIT Calicut, Computer Science",
      "rank.2025.nit_calicut_cse",
      "rank.2025.nit_calicut_cse_home_state",
    ),
    allIndia("IIIT Allahabad, Information Technology", "rank.2025.iiita_it"),
    otherState(
      "NIT Calicut, Electronics",
      "rank.2025.nit_calicut_ece",
      "rank.2025.nit_calicut_ece_home_state",
    ),
    allIndia("IIIT Kottayam, Computer Science", "rank.2025.iiit_kottayam_cse"),
  ],
};

type Group = BarsChart["groups"][number];

function otherState(label: string, rank: FactId, homeState?: FactId): Group {
  const other = { label: "other state", value: chartValue(rank) };
  return {
    label,
    bars:
      homeState === undefined
        ? [other]
        : [other, { label: "home state", value: chartValue(homeState), isHollow: true }],
  };
}

function allIndia(label: string, rank: FactId): Group {
  return { label, bars: [{ label: "all India", value: chartValue(rank) }] };
}
