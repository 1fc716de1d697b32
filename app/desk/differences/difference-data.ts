import type { Comparison, RevisionEntry } from "../../../domain/review/revision-review.ts";
import { indianTime } from "../kit/times.tsx";
import type { Difference } from "../../../domain/review/differences/difference.ts";

type RevisionLine = { readonly revision: number; readonly words: string };

export type DifferenceView = {
  readonly earlier: readonly RevisionLine[];
  readonly present: RevisionLine;
  readonly against: RevisionLine;
  readonly difference: Difference;
};

/** The revision to compare with, from the page's address; null without a number there. */
export function wantedRevision(address: URL): number | null {
  const wanted = Number(address.searchParams.get("against") ?? "");
  return Number.isSafeInteger(wanted) && wanted > 0 ? wanted : null;
}

/** On the server: times as they are read in India, whatever the browser's own zone. */
export function differenceView(comparison: Comparison): DifferenceView {
  return {
    earlier: comparison.earlier.map(revisionLine),
    present: revisionLine(comparison.present),
    against: revisionLine(comparison.against),
    difference: comparison.difference,
  };
}

/** The longest reason that is quoted in a line, in characters. */
const longestReason = 80;

const people: Record<RevisionEntry["by"], string> = {
  admin: "an admin",
  link: "a reviewer with a link",
  site: "the site",
};

function revisionLine({ revision, createdAt, by, ...entry }: RevisionEntry): RevisionLine {
  const from = `Version ${revision}, ${indianTime(createdAt)}, by ${people[by]}`;
  return { revision, words: `${from}: ${describeReason(entry)}` };
}

function describeReason({
  reason,
  instructions,
}: Pick<RevisionEntry, "reason" | "instructions">): string {
  const words = instructions.replaceAll(/\s+/g, " ").trim();
  if (reason === "restored" || reason === "edited" || reason === "written") return words;
  const quoted =
    words.length <= longestReason ? words : `${words.slice(0, longestReason - 1).toWellFormed()}…`;
  return reason === "generated" ? `written from “${quoted}”` : `corrected by “${quoted}”`;
}
