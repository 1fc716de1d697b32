import { isShown, type FactId, inOneSentence } from "../../content/facts/index.ts";
import type { FactLookup } from "../../content/facts/snapshot.ts";
import { percentileUnits, unitsOf } from "../../domain/closing-ranks/rank-estimate.ts";

/** How a percentile lies to a cutoff; `close`: within what the cutoff was rounded by. */
export type Outcome = "passed" | "missed" | "close";

type YearOfCutoff = {
  readonly year: string;
  readonly id: FactId;
  readonly cutoff: string;
  readonly outcome: Outcome;
};

export type CategoryCutoffs = {
  readonly category: string;
  readonly years: readonly YearOfCutoff[];
  readonly summary: string;
};

const years = ["2026", "2025", "2024", "2023", "2022"] as const;

const categories = [
  ["General", "general"],
  ["EWS", "ews"],
  ["OBC", "obc"],
  ["SC", "sc"],
  ["ST", "st"],
  ["PwD", "pwd"],
] as const;

export function passedCutoffs(units: number, facts: FactLookup): readonly CategoryCutoffs[] {
  return categories.flatMap(([name, category]) => {
    const cutoffYears = years.flatMap((year) => yearOf(year, category, units, facts) ?? []);
    return cutoffYears.length === 0
      ? []
      : [{ category: name, years: cutoffYears, summary: summaryOf(cutoffYears) }];
  });
}

type Category = (typeof categories)[number][1];

function yearOf(
  year: (typeof years)[number],
  category: Category,
  units: number,
  facts: FactLookup,
): YearOfCutoff | undefined {
  const statedCutoff = cutoffOf(`cutoff.${year}.${category}`, facts);
  if (statedCutoff === undefined) return undefined;
  const { id, percentile, decimals } = inFull(statedCutoff, year, category, facts);
  const cutoff = percentile.toFixed(decimals);
  return { year, id, cutoff, outcome: outcomeOf(units, unitsOf(percentile), decimals) };
}

type Cutoff = { readonly id: FactId; readonly percentile: number; readonly decimals: number };

/** The cutoff with all its decimals, where a report has them and they are rounded to what is stated. */
function inFull(cutoff: Cutoff, year: string, category: Category, facts: FactLookup): Cutoff {
  const fullCutoff =
    year === "2025" ? cutoffOf(`actual.cutoff.2025.${category}`, facts) : undefined;
  const roundedPercentile = fullCutoff?.percentile.toFixed(cutoff.decimals);
  return fullCutoff && roundedPercentile === cutoff.percentile.toFixed(cutoff.decimals)
    ? fullCutoff
    : cutoff;
}

function cutoffOf(id: FactId, facts: FactLookup): Cutoff | undefined {
  const { value, ...record } = facts.fact(id);
  if (!isShown(record) || value.kind !== "percentile") return undefined;
  return { id, percentile: value.percentile, decimals: value.decimals };
}

/** A cutoff of fewer decimals than a score card was rounded, up or down by half of its last one. */
function outcomeOf(units: number, cutoff: number, decimals: number): Outcome {
  const half = decimals >= 7 ? 0 : percentileUnits / 10 ** decimals / 2;
  if (units >= cutoff + half) return "passed";
  return units < cutoff - half ? "missed" : "close";
}

const inWords = ["none", "one", "two", "three", "four", "five"];

function summaryOf(cutoffYears: readonly YearOfCutoff[]): string {
  const passedYears = cutoffYears.filter(({ outcome }) => outcome === "passed");
  const close = cutoffYears.filter(({ outcome }) => outcome === "close").map(({ year }) => year);
  const tail = close.length === 0 ? "" : `; too close to tell in ${inOneSentence(close)}`;
  return `${passedIn(
    passedYears.map(({ year }) => year),
    cutoffYears.length,
  )}${tail}`;
}

function passedIn(passedYears: readonly string[], of: number): string {
  const allYears =
    of === 2 ? "both years" : of === 1 ? "the one year on record" : `all ${word(of)} years`;
  if (passedYears.length === of) return `Cleared in ${allYears}`;
  if (passedYears.length === 0)
    return of === 1 ? "Not cleared" : `Cleared in none of ${word(of)} years`;
  return `Cleared in ${word(passedYears.length)} of ${word(of)} years: ${inOneSentence([...passedYears].sort())}`;
}

function word(count: number): string {
  return inWords[count] ?? String(count);
}
