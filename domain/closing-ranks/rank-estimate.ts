import type { FactId } from "../../content/facts/index.ts";
import { isShown } from "../../content/facts/fact-record.ts";
import type { FactLookup } from "../../content/facts/snapshot.ts";

/** Percentiles are counted in ten-millionths, as they stand on score cards: no figure is lost in between. */
export const percentileUnits = 10_000_000;

export function unitsOf(percentile: number): number {
  return Math.round(percentile * percentileUnits);
}

const candidateYears = ["2026", "2025", "2024", "2023"] as const;

type CandidateYear = (typeof candidateYears)[number];

export type Candidates = NonNullable<ReturnType<typeof candidatesIn>>;

export type RankBand = NonNullable<ReturnType<typeof rankBand>>;

export type RankRange = { readonly first: number; readonly last: number };

type RankEstimate = ReturnType<typeof estimateRank>;

export const rankRecords = [
  "rank.formula",
  "rank.band",
  "rank.percentile_from",
  "rank.percentile_to",
] as const satisfies readonly FactId[];

export function candidatesRecord(year: CandidateYear): FactId {
  return `result.${year}.candidates`;
}

function candidatesIn(year: CandidateYear, facts: FactLookup) {
  const { value, ...record } = facts.fact(candidatesRecord(year));
  if (!isShown(record) || value.kind !== "number" || value.amount < 1) return undefined;
  return { year, amount: value.amount, isRound: value.about === true };
}

export function newestCandidates(facts: FactLookup): Candidates | undefined {
  return candidateYears
    .map((year) => candidatesIn(year, facts))
    .find((candidates) => candidates !== undefined);
}

export function rankBand(facts: FactLookup) {
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
    /** In units of a percentile. */
    from: unitsOf(from.value.percentile),
    to: unitsOf(to.value.percentile),
  };
}

function estimateRank(
  units: number,
  { amount }: Pick<Candidates, "amount">,
  { least, most: highest }: Pick<RankBand, "least" | "most">,
) {
  // Candidates above, in hundredths of a percent of a unit: whole numbers, beyond what a double holds exactly.
  const above = BigInt(amount) * BigInt(100 * percentileUnits - units);
  const low = above * BigInt(100 + least);
  const high = above * BigInt(100 + highest);
  const wholeUnits = BigInt(100 * percentileUnits) * 100n;
  const step = stepFor(Number(low / wholeUnits));
  const unit = wholeUnits * BigInt(step);
  return {
    /** Candidates × (100 − percentile) ÷ 100. */
    plain: Number(above * 100n) / Number(wholeUnits),
    /** The plain estimate with the least and the most that ranks lie above it. */
    low: Number(low) / Number(wholeUnits),
    high: Number(high) / Number(wholeUnits),
    /** Rounded outward to a step that is at most a fiftieth of the rank. */
    range: {
      first: Math.max(1, Number(low / unit) * step),
      last: Math.min(amount, Math.max(1, Number((high + unit - 1n) / unit) * step)),
    },
    step,
  };
}

function stepFor(rank: number): number {
  let step = 1;
  while (step * 10 * 50 <= rank) step *= 10;
  return step;
}

/** How many candidates a year really had from its General cutoff on, and how ranks near it lie to the range. */
export type PublishedCount = NonNullable<ReturnType<typeof publishedCount>>;

/** A count says something of ranks half and twice as far from the top as it is. */
const farthest = 2;

function publishedCount(units: number, candidates: Candidates, band: RankBand, facts: FactLookup) {
  if (candidates.year !== "2026") return undefined;
  const records = ["result.2026.at_general_cutoff", "cutoff.2026.general"] as const;
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

/** Widened by what the count says of ranks near its cutoff, the less the further away. */
function rangeWithCount(
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

/** `percent`: by how many per cent of the near end of the band; 0 within. */
function placeInRange(amount: number, { low, high, range }: RankEstimate) {
  if (amount < range.first)
    return { lies: "ahead", percent: (100 * (low - amount)) / low } as const;
  if (amount > range.last)
    return { lies: "behind", percent: (100 * (amount - high)) / high } as const;
  return { lies: "within", percent: 0 } as const;
}

export type RankOfPercentile =
  | {
      readonly side: "within";
      readonly estimate: RankEstimate;
      readonly range: RankRange;
      readonly count: PublishedCount | null;
    }
  /** Outside the band: the estimate at its end, which the rank lies before or behind. */
  | { readonly side: "above" | "below"; readonly atEnd: RankEstimate };

export function rankOfPercentile(
  units: number,
  candidates: Candidates,
  band: RankBand,
  facts: FactLookup,
): RankOfPercentile {
  if (units < band.from) return { side: "below", atEnd: estimateRank(band.from, candidates, band) };
  if (units > band.to) return { side: "above", atEnd: estimateRank(band.to, candidates, band) };
  const estimate = estimateRank(units, candidates, band);
  const count = publishedCount(units, candidates, band, facts) ?? null;
  const range = count === null ? estimate.range : rangeWithCount(units, estimate, count);
  return { side: "within", estimate, range, count };
}
