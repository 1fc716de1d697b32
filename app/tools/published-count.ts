import type { FactId } from "../../content/facts/index.ts";
import type { FactLookup } from "../../content/facts/snapshot.ts";
import {
  type Candidates,
  estimateRank,
  percentileUnits,
  type RankBand,
  type RankRange,
  type RankEstimate,
  unitsOf,
} from "./rank.ts";
import { isShown } from "./shown-value.ts";

/** How many candidates a year really had from its General cutoff on, and how ranks near it lie to the range. */
export type PublishedCount = {
  readonly amount: number;
  readonly cutoff: string;
  readonly estimate: RankEstimate;
  readonly lies: "ahead" | "within" | "behind";
  /** By how many per cent of the near end of the band; 0 within. */
  readonly percent: number;
  readonly records: readonly FactId[];
};

type CountedYear = "2026" | "2023";

const countedYears: readonly CountedYear[] = ["2026", "2023"];

/** A count says something of ranks half and twice as far from the top as it is. */
const farthest = 2;

/** The count that is published for the year of these candidates, for a percentile (in units) near its cutoff. */
export function publishedCount(
  units: number,
  candidates: Candidates,
  band: RankBand,
  facts: FactLookup,
): PublishedCount | undefined {
  const year = countedYears.find((one) => one === candidates.year);
  if (year === undefined) return undefined;
  const records = [`result.${year}.at_general_cutoff`, `cutoff.${year}.general`] as const;
  const [countRecord, cutoff] = records.map((id) => facts.fact(id));
  if (countRecord?.value.kind !== "number" || !isShown(countRecord)) return undefined;
  if (cutoff?.value.kind !== "percentile" || !isShown(cutoff)) return undefined;
  const { percentile, decimals } = cutoff.value;
  const top = 100 * percentileUnits;
  const ratio = (top - units) / (top - unitsOf(percentile));
  if (ratio > farthest || ratio < 1 / farthest) return undefined;
  const { amount } = countRecord.value;
  const estimate = estimateRank(unitsOf(percentile), candidates, band);
  return {
    amount,
    cutoff: percentile.toFixed(decimals),
    estimate,
    ...placeInRange(amount, estimate),
    records,
  };
}

/**
 * The range of an estimate (`units` of a percentile) with what the count says of ranks so far from it: at its cutoff as
 * much as was counted, and the less the further away, down to nothing at the farthest.
 */
export function rangeWithCount(
  units: number,
  { range, plain, low, high, step }: RankEstimate,
  { amount, cutoff, estimate }: PublishedCount,
): RankRange {
  const top = 100 * percentileUnits;
  const ratio = (top - units) / (top - unitsOf(Number(cutoff)));
  const weight = 1 - Math.abs(Math.log(ratio) / Math.log(farthest));
  const counted = (plain * amount) / estimate.plain;
  const ahead = Math.max(0, low - counted) * weight;
  const behind = Math.max(0, counted - high) * weight;
  return {
    first: Math.max(1, Math.min(range.first, Math.floor((low - ahead) / step) * step)),
    last: Math.max(range.last, Math.ceil((high + behind) / step) * step),
  };
}

function placeInRange(amount: number, { low, high, range }: RankEstimate) {
  if (amount < range.first)
    return { lies: "ahead", percent: (100 * (low - amount)) / low } as const;
  if (amount > range.last)
    return { lies: "behind", percent: (100 * (amount - high)) / high } as const;
  return { lies: "within", percent: 0 } as const;
}
