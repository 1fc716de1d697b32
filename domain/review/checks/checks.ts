import { filledText } from "../../posts/fact-tokens.ts";
import {
  stoppingFindings,
  type TextLocation,
  type Finding,
  type Ledger,
} from "../../posts/ledger.ts";
import type { StoredRevision } from "../../posts/post-revisions.ts";
import {
  checkedFigures,
  recordView,
  checkedLinks,
  type CheckedFigure,
  type RecordView,
  type CheckedLink,
} from "./checked-sources.ts";
import { parsedBody } from "../../drafting/checks/text/parse-body.ts";

/** What a reviewer has to know of one revision before approving it. */
export type Checks = {
  /** ISO instant; null when the revision is older than the checks. */
  readonly checkedAt: string | null;
  /** What stops publication, then what is only noted. */
  readonly flagged: readonly Flagged[];
  readonly figures: readonly CheckedFigure[];
  /** Statements on dates, fees, cutoffs or rules of which the records say nothing. */
  readonly unknown: readonly { readonly sentence: string; readonly place: TextLocation }[];
  readonly links: readonly CheckedLink[];
  /** The description for search engines, which the page does not show. */
  readonly description: string;
  /** For each element of the body as it is shown, in order, the number of its block in the ledger. */
  readonly blocks: readonly number[];
};

/** What the checks saw in a revision, beside what the records say now. */
export function checksOf({ content, ledger }: Pick<StoredRevision, "content" | "ledger">): Checks {
  return {
    checkedAt: ledger?.checked_at ?? null,
    flagged: ledger === null ? [] : flaggedIn(ledger),
    figures: checkedFigures(content, ledger),
    unknown: (ledger?.claims ?? [])
      .filter(({ verdict }) => verdict === "to-confirm")
      .map(({ sentence, place }) => ({ sentence, place })),
    links: checkedLinks(content, ledger),
    description: filledText(content.meta_description),
    blocks: blockNumbers(content.body_markdown),
  };
}

/** One finding of the checks, as a reviewer reads it. */
export type Flagged = {
  /** From 1, in the order of the list. */
  readonly number: number;
  readonly kind: Finding["kind"];
  readonly stops: boolean;
  readonly place: TextLocation;
  readonly quote: string;
  readonly message: string;
  /** The record that says otherwise or bears it out, as it is now. */
  readonly record: RecordView | null;
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
    record: finding.record === null ? null : recordView(finding.record),
  }));
}

/** Parts above the body come before its blocks. */
function readingOrder(place: TextLocation): number {
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

/** What stands in a body and is not shown where it stands. */
const unseen: readonly string[] = ["definition", "html", "footnoteDefinition"];

/**
 * The number of the block (from 1, as ledgers count) behind each element of a body as it is shown,
 * in order. Footnotes, which are shown after everything else, are not among them.
 */
export function blockNumbers(body: string): readonly number[] {
  return parsedBody(body).children.flatMap(({ type }, index) =>
    unseen.includes(type) ? [] : [index + 1],
  );
}
