import type { FactId } from "../../content/facts/index.ts";
import type { FactLookup } from "../../content/facts/snapshot.ts";
import { isShown } from "./shown-value.ts";

/** Percentiles are counted in ten-millionths, as they stand on score cards: no figure is lost in between. */
export const percentileUnits = 10_000_000;

/** The years of which a record says how many candidates there were, newest first. */
export const candidateYears = ["2026", "2025", "2024", "2023"] as const;

type CandidateYear = (typeof candidateYears)[number];

export type Candidates = {
  readonly year: CandidateYear;
  readonly amount: number;
  readonly isRound: boolean;
};

export type RankBand = {
  readonly least: number;
  readonly most: number;
  /** In units of a percentile. */
  readonly from: number;
  readonly to: number;
};

export type RankRange = { readonly first: number; readonly last: number };

export type RankEstimate = {
  /** Candidates × (100 − percentile) ÷ 100. */
  readonly plain: number;
  /** The plain estimate with the least and the most that ranks lie above it. */
  readonly low: number;
  readonly high: number;
  /** Rounded outward to a step that is at most a fiftieth of the rank. */
  readonly range: RankRange;
  readonly step: number;
};

export const rankRecords = [
  "rank.formula",
  "rank.band",
  "rank.percentile_from",
  "rank.percentile_to",
] as const satisfies readonly FactId[];

export function candidatesRecord(year: CandidateYear): FactId {
  return `result.${year}.candidates`;
}

export function candidatesIn(year: CandidateYear, facts: FactLookup): Candidates | undefined {
  const { value, ...record } = facts.fact(candidatesRecord(year));
  if (!isShown(record) || value.kind !== "number" || value.amount < 1) return undefined;
  return { year, amount: value.amount, isRound: value.about === true };
}

export function knownYears(facts: FactLookup): readonly CandidateYear[] {
  return candidateYears.filter((year) => candidatesIn(year, facts) !== undefined);
}

export function rankBand(facts: FactLookup): RankBand | undefined {
  const [band, from, to] = [
    facts.fact("rank.band"),
    facts.fact("rank.percentile_from"),
    facts.fact("rank.percentile_to"),
  ];
  if (![band, from, to].every(isShown)) return undefined;
  if (band.value.kind !== "number-range") return undefined;
  if (from.value.kind !== "percentile" || to.value.kind !== "percentile") return undefined;
  return {
    least: band.value.min,
    most: band.value.max,
    from: unitsOf(from.value.percentile),
    to: unitsOf(to.value.percentile),
  };
}

/** A percentile in whole units. */
export function unitsOf(percentile: number): number {
  return Math.round(percentile * percentileUnits);
}

/** A percentile in units as it is written, without zeros at the end. */
export function percentileText(units: number): string {
  return (units / percentileUnits).toFixed(7).replace(/\.?0+$/, "");
}

/**
 * A step of the calculation as it may be told: a whole rank, and of candidates in round figures no more figures
 * than theirs, three at least.
 */
export function toldRank(rank: number, { amount, isRound }: Candidates): number {
  if (!isRound) return Math.round(rank);
  const figures = Math.max(3, String(amount).replace(/0+$/, "").length);
  const unit = 10 ** Math.max(0, String(Math.round(rank)).length - figures);
  return Math.round(rank / unit) * unit;
}

/** The estimate for a percentile (in units) among so many candidates. Nothing is said here of whether it lies in the band. */
export function estimateRank(
  units: number,
  { amount }: Pick<Candidates, "amount">,
  { least, most: highest }: Pick<RankBand, "least" | "most">,
): RankEstimate {
  // Candidates above, in hundredths of a percent of a unit: whole numbers, beyond what a double holds exactly.
  const above = BigInt(amount) * BigInt(100 * percentileUnits - units);
  const low = above * BigInt(100 + least);
  const high = above * BigInt(100 + highest);
  const wholeUnits = BigInt(100 * percentileUnits) * 100n;
  const step = stepFor(Number(low / wholeUnits));
  const unit = wholeUnits * BigInt(step);
  return {
    plain: Number(above * 100n) / Number(wholeUnits),
    low: Number(low) / Number(wholeUnits),
    high: Number(high) / Number(wholeUnits),
    range: {
      first: Math.max(1, Number(low / unit) * step),
      last: Math.min(amount, Math.max(1, Number((high + unit - 1n) / unit) * step)),
    },
    step,
  };
}

/** The largest power of ten that is at most a fiftieth of the rank. */
function stepFor(rank: number): number {
  let step = 1;
  while (step * 10 * 50 <= rank) step *= 10;
  return step;
}
