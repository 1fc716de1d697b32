import { type Fact, type FactId, inOneSentence } from "../../content/facts/index.ts";
import type { FactLookup } from "../../content/facts/snapshot.ts";
import { percentileUnits, unitsOf } from "./rank.ts";
import { isShown } from "./shown-value.ts";

/** How a percentile lies to a cutoff; `close`: within what the cutoff was rounded by. */
export type Outcome = "passed" | "missed" | "close";

export type YearOfCutoff = {
  readonly year: string;
  readonly id: FactId;
  readonly cutoff: string;
  readonly outcome: Outcome;
};

/** The cutoffs of one category over the years, newest first, and which of them a percentile passed. */
export type CategoryCutoffs = {
  readonly category: string;
  readonly years: readonly YearOfCutoff[];
  /** In words: `Passed in three of five years: 2022, 2023 and 2024`. */
  readonly summary: string;
};

const years = ["2026", "2025", "2024", "2023", "2022"] as const;

const categories = [
  ["General", "general"],
  ["EWS", "ews"],
  ["OBC", "obc"],
  ["SC", "sc"],
  ["ST", "st"],
] as const;

/** All records of cutoffs that are looked at. */
export const cutoffRecords: readonly FactId[] = [
  ...categories.flatMap(([, category]) =>
    years.map((year): FactId => `cutoff.${year}.${category}`),
  ),
  "cutoff.2026.pwd",
  "cutoff.2025.pwd",
];

/** Which qualifying cutoffs of the last five years a percentile (in units) passed, a row a category. */
export function passedCutoffs(units: number, facts: FactLookup): readonly CategoryCutoffs[] {
  const rows = categories.map(([name, category]) => ({
    name,
    ids: years.map((year): [string, FactId] => [year, `cutoff.${year}.${category}`]),
  }));
  const pwd: [string, FactId][] = [
    ["2026", "cutoff.2026.pwd"],
    ["2025", "cutoff.2025.pwd"],
  ];
  return [...rows, { name: "PwD", ids: pwd }].flatMap(({ name, ids }) => {
    const known = ids.flatMap(([year, id]) => yearOf(year, id, units, facts.fact(id)) ?? []);
    return known.length === 0 ? [] : [{ category: name, years: known, summary: summaryOf(known) }];
  });
}

function yearOf(year: string, id: FactId, units: number, record: Fact): YearOfCutoff | undefined {
  const { value } = record;
  if (!isShown(record) || value.kind !== "percentile") return undefined;
  const { percentile, decimals } = value;
  const cutoff = percentile.toFixed(decimals);
  return { year, id, cutoff, outcome: outcomeOf(units, unitsOf(percentile), decimals) };
}

/** A cutoff of fewer decimals than a score card was rounded, up or down by half of its last one. */
function outcomeOf(units: number, cutoff: number, decimals: number): Outcome {
  const half = decimals >= 7 ? 0 : percentileUnits / 10 ** decimals / 2;
  if (units >= cutoff + half) return "passed";
  return units < cutoff - half ? "missed" : "close";
}

const inWords = ["none", "one", "two", "three", "four", "five"];

function summaryOf(known: readonly YearOfCutoff[]): string {
  const passed = known.filter(({ outcome }) => outcome === "passed");
  const close = known.filter(({ outcome }) => outcome === "close").map(({ year }) => year);
  const tail = close.length === 0 ? "" : `; too close to tell in ${inOneSentence(close)}`;
  return `${passedIn(
    passed.map(({ year }) => year),
    known.length,
  )}${tail}`;
}

function passedIn(passed: readonly string[], of: number): string {
  const all = of === 2 ? "both years" : of === 1 ? "the one year" : `all ${word(of)} years`;
  if (passed.length === of) return `Passed in ${all}`;
  if (passed.length === 0) return of === 1 ? "Not passed" : `Passed in none of ${word(of)} years`;
  return `Passed in ${word(passed.length)} of ${word(of)} years: ${inOneSentence([...passed].sort())}`;
}

function word(count: number): string {
  return inWords[count] ?? String(count);
}
