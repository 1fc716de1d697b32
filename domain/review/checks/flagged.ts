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
  const inOrder = [stoppingFindings(ledger), remarks].flatMap((findings) =>
    findings.toSorted((one, other) => readingOrder(one.place) - readingOrder(other.place)),
  );
  return inOrder.map((finding, index) => ({
    number: index + 1,
    kind: finding.kind,
    stops: finding.stops,
    place: finding.place,
    quote: asRead(finding, finding.quote),
    message: messageFor(finding),
    record: finding.record === null ? null : shownRecord(finding.record),
  }));
}

/** Parts above the body come before its blocks. */
function readingOrder(place: Place): number {
  return place.field === "body_markdown" ? place.block : 0;
}

/** Messages speak to the writer too, who has tokens in place of values. */
function messageFor(finding: Finding): string {
  if (finding.kind === "typed-figure")
    return "The writer typed this value; the record bears it out.";
  return asRead(finding, finding.message);
}

/** A token that is itself what is wrong stays to be seen. */
function asRead({ kind }: Finding, text: string): string {
  return kind === "unknown-token" ? text : filledText(text);
}
