import * as z from "zod/mini";
import type { FactId } from "../../content/facts/index.ts";
import type { FactLookup } from "../../content/facts/snapshot.ts";
import { isShown, percentileUnits, unitsOf } from "./record-words.ts";
import { type CategoryCutoffs, passedCutoffs } from "./passed-cutoffs.ts";
import { type FormReading, oneOf, orElse, readForm, shareNumber } from "./read-form.ts";

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

function stepFor(rank: number): number {
  let step = 1;
  while (step * 10 * 50 <= rank) step *= 10;
  return step;
}

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

export type RankAnswer = {
  /** In units of a percentile. */
  readonly percentile: number;
  readonly candidates: Candidates;
  readonly band: RankBand;
  readonly cutoffs: readonly CategoryCutoffs[];
} & (
  | {
      readonly side: "within";
      readonly estimate: RankEstimate;
      /** That of the estimate, widened where a count says that ranks lie outside of it. */
      readonly range: RankRange;
      readonly count: PublishedCount | null;
    }
  /** Outside the band: the estimate at its end, which the rank lies before or behind. */
  | { readonly side: "above" | "below"; readonly atEnd: RankEstimate }
);

const fields = z.object({
  percentile: shareNumber(7),
  year: orElse(oneOf(candidateYears, "Choose one of the years."), null),
});

type RankReading = {
  readonly reading: FormReading<RankAnswer>;
  readonly isKnown: boolean;
};

export function readRank(query: URLSearchParams, facts: FactLookup): RankReading {
  const reading = readForm(fields, query);
  const band = rankBand(facts);
  const [newest] = knownYears(facts);
  if (band === undefined || newest === undefined)
    return { reading: { kind: "empty", typed: reading.typed }, isKnown: false };
  if (reading.kind !== "submitted") return { reading, isKnown: true };
  const { typed, values } = reading;
  const candidates = candidatesIn(values.year ?? newest, facts);
  if (candidates === undefined) {
    const problems = {
      year: "We no longer have the number of candidates of this year. Choose another.",
    };
    return { reading: { kind: "invalid", typed, problems }, isKnown: true };
  }
  const units = unitsOf(values.percentile);
  const about = {
    percentile: units,
    candidates,
    band,
    cutoffs: passedCutoffs(units, facts),
  };
  return { reading: { kind: "submitted", typed, values: rankAnswer(about, facts) }, isKnown: true };
}

type About = Pick<RankAnswer, "percentile" | "candidates" | "band" | "cutoffs">;

function rankAnswer(about: About, facts: FactLookup): RankAnswer {
  const { percentile: units, candidates, band } = about;
  if (units < band.from)
    return { ...about, side: "below", atEnd: estimateRank(band.from, candidates, band) };
  if (units > band.to)
    return { ...about, side: "above", atEnd: estimateRank(band.to, candidates, band) };
  const estimate = estimateRank(units, candidates, band);
  const count = publishedCount(units, candidates, band, facts) ?? null;
  const range = count === null ? estimate.range : rangeWithCount(units, estimate, count);
  return { ...about, side: "within", estimate, range, count };
}
