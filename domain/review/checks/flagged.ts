import { filledText } from "../../posts/fact-tokens.ts";
import { stoppingFindings, type Finding, type Ledger, type Place } from "../../posts/ledger.ts";
import { shownRecord, type ShownRecord } from "./record.ts";

/** One finding of the checks, as a reviewer reads it. */
export type Flagged = {
  /** From 1, in the order of the list. */
  readonly number: number;
  readonly kind: Finding["kind"];
  readonly stops: boolean;
  readonly place: Place;
  readonly quote: string;
  readonly message: string;
  /** The record that says otherwise or bears it out, as it is now. */
  readonly record: ShownRecord | null;
};

/** The findings of a ledger: what stops publication first, each kind in reading order. */
export function flaggedIn(ledger: Ledger): readonly Flagged[] {
  const remarks = ledger.findings.filter(({ stops }) => !stops);
  return [...stoppingFindings(ledger), ...remarks].map((finding, index) => ({
    number: index + 1,
    kind: finding.kind,
    stops: finding.stops,
    place: finding.place,
    quote: finding.quote,
    message: messageFor(finding),
    record: finding.record === null ? null : shownRecord(finding.record),
  }));
}

/** Messages speak to the writer too, who has tokens in place of values. */
function messageFor({ kind, message }: Finding): string {
  if (kind === "typed-figure") return "The writer typed this value; the record bears it out.";
  return kind === "unknown-token" ? message : filledText(message);
}
