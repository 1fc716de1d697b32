import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { factToken } from "../../posts/text/fact-tokens.ts";
import {
  candidatesRecord,
  newestCandidates,
  rankBand,
  rankOfPercentile,
  unitsOf,
} from "../../closing-ranks/rank-estimate.ts";
import type { Category } from "../request/read-particulars.ts";

type Meaning = {
  readonly summary: string;
  readonly sentences: readonly string[];
  /** The last one of the likely ranks. */
  readonly rank: number;
};

const cutoffs = {
  OPEN: { list: "General", record: "cutoff.2026.general" },
  EWS: { list: "EWS", record: "cutoff.2026.ews" },
  "OBC-NCL": { list: "OBC-NCL", record: "cutoff.2026.obc" },
  SC: { list: "SC", record: "cutoff.2026.sc" },
  ST: { list: "ST", record: "cutoff.2026.st" },
} as const;

/** The rank tool's answer for a percentile, in sentences, with the last cutoff for JEE Advanced; null without the records for it. */
export function meaningOfPercentile(
  percentile: number,
  category: Category,
  facts: FactSnapshot,
): Meaning | null {
  const band = rankBand(facts);
  const candidates = newestCandidates(facts);
  if (band === undefined || candidates === undefined) return null;
  const answer = rankOfPercentile(unitsOf(percentile), candidates, band, facts);
  const range = answer.side === "within" ? answer.range : answer.atEnd.range;
  const [first, last] = [range.first, range.last].map((rank) => rank.toLocaleString("en-IN"));
  const ranks = {
    within: `a common rank (CRL) of about ${first} to ${last}`,
    above: `a common rank (CRL) before ${last}`,
    below: `a common rank (CRL) behind ${first}`,
  }[answer.side];
  const isCountedLess = answer.side === "within" && answer.count?.lies === "ahead";
  const counted = isCountedLess
    ? " At the General cutoff of that year fewer candidates were counted than the formula says, so the range begins earlier."
    : "";
  const { list, record } = cutoffs[category];
  const { value } = facts.fact(record);
  const cutoff =
    value.kind !== "percentile"
      ? []
      : [
          `For JEE Advanced the ${list} cutoff of 2026 was ${factToken(record)}, so ${percentile} ${percentile >= value.percentile ? "would have been enough" : "would have been below it"}.`,
        ];
  return {
    summary: `Among the candidates of ${candidates.year}, ${percentile} percentile comes to ${ranks}.`,
    sentences: [
      `Among the ${factToken(candidatesRecord(candidates.year))} of ${candidates.year}, ${percentile} percentile comes to ${ranks}. It is an estimate (${factToken("rank.formula")}), and ranks on record lay ${factToken("rank.band")}.${counted}`,
      ...cutoff,
    ],
    rank: answer.side === "below" ? range.first : range.last,
  };
}
