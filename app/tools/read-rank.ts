import * as z from "zod/mini";
import type { FactLookup } from "../../content/facts/snapshot.ts";
import { type CategoryCutoffs, passedCutoffs } from "./passed-cutoffs.ts";
import { type PublishedCount, publishedCount, rangeWithCount } from "./published-count.ts";
import {
  candidatesIn,
  type Candidates,
  candidateYears,
  estimateRank,
  knownYears,
  rankBand,
  type RankBand,
  type RankEstimate,
  type RankRange,
  unitsOf,
} from "./rank.ts";
import { type FormReading, oneOf, orElse, readForm, shareNumber } from "./read-form.ts";

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
