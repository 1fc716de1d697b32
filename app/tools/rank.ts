import { type FactId, factText, isShown } from "../../content/facts/index.ts";
import type { FactLookup } from "../../content/facts/snapshot.ts";
import {
  type Candidates,
  newestCandidates,
  percentileUnits,
  type RankBand,
  rankBand,
  type RankOfPercentile,
  rankOfPercentile,
  unitsOf,
} from "../../domain/closing-ranks/rank-estimate.ts";
import { type FormReading, readForm, shareNumber, text } from "./read-form.ts";

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

/** The newest cutoffs for JEE Advanced on record, with as many decimals as a scorecard has. */
export const cutoffYear = "2026";

const cutoffCategories = [
  ["General", "general"],
  ["EWS", "ews"],
  ["OBC", "obc"],
  ["SC", "sc"],
  ["ST", "st"],
  ["PwD", "pwd"],
] as const;

type Cutoff = {
  readonly category: string;
  readonly id: FactId;
  readonly text: string;
  readonly isCleared: boolean;
};

function cutoffsFor(units: number, facts: FactLookup): readonly Cutoff[] {
  return cutoffCategories.flatMap(([category, name]) => {
    const record = facts.fact(`cutoff.${cutoffYear}.${name}`);
    const { value } = record;
    if (!isShown(record) || value.kind !== "percentile") return [];
    const isCleared = units >= unitsOf(value.percentile);
    return [{ category, id: `cutoff.${cutoffYear}.${name}`, text: factText(record), isCleared }];
  });
}

export type RankAnswer = RankOfPercentile & {
  /** In units of a percentile. */
  readonly percentile: number;
  readonly candidates: Candidates;
  readonly band: RankBand;
  readonly cutoffs: readonly Cutoff[];
};

export const rankForm = {
  percentile: text("Your percentile in Paper 1", shareNumber(7), {
    hint: "The NTA score, 0 to 100, as on your scorecard.",
    inputMode: "decimal",
    placeholder: "96.2",
  }),
};

type RankReading = {
  readonly reading: FormReading<RankAnswer>;
  readonly isKnown: boolean;
};

export function readRank(query: URLSearchParams, facts: FactLookup): RankReading {
  const reading = readForm(rankForm, query);
  const band = rankBand(facts);
  const candidates = newestCandidates(facts);
  if (band === undefined || candidates === undefined)
    return { reading: { kind: "empty", typed: reading.typed }, isKnown: false };
  if (reading.kind !== "submitted") return { reading, isKnown: true };
  const { typed, values } = reading;
  const units = unitsOf(values.percentile);
  const answer: RankAnswer = {
    percentile: units,
    candidates,
    band,
    cutoffs: cutoffsFor(units, facts),
    ...rankOfPercentile(units, candidates, band, facts),
  };
  return { reading: { kind: "submitted", typed, values: answer }, isKnown: true };
}
