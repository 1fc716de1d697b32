import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import {
  claimKey,
  claimsToConfirm,
  confirmedBy,
  isSamePlace,
  sentencesToConfirm,
  type Confirmations,
  type ConfirmedBy,
} from "../../posts/revisions/confirmation.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import {
  stoppingFindings,
  type Claim,
  type ClaimGroup,
  type TextLocation,
  type Finding,
  type Ledger,
} from "../../posts/revisions/ledger.ts";
import type { StoredRevision } from "../../posts/revisions/post-revisions.ts";
import {
  checkedFigures,
  recordView,
  checkedLinks,
  nearestStated,
  type NearestStated,
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
  /** How many sentences and cells were read, and how many of them state nothing that could be checked; null when nobody counted. */
  readonly sentences: number | null;
  readonly noClaims: number | null;
  /** How many statements the records bear out. */
  readonly supported: number;
  /** What a person has to check, in reading order. */
  readonly toConfirm: readonly ClaimToConfirm[];
  readonly links: readonly CheckedLink[];
  /** The description for search engines, which the page does not show. */
  readonly description: string;
  /** For each element of the body as it is shown, in order, the number of its block in the ledger. */
  readonly blocks: readonly number[];
};

/** A statement that no record answers, with who has checked it. */
export type ClaimToConfirm = {
  readonly sentence: string;
  /** The heading under which it stands; empty for none. */
  readonly under: string;
  readonly place: TextLocation;
  /** Why it has to be checked, in one sentence for a person. */
  readonly why: string;
  /** The model's second reading called it a claim, the rules did not. */
  readonly raised: boolean;
  readonly group: ClaimGroup;
  readonly nearest: NearestStated | null;
  /** Null while nobody has. */
  readonly confirmed: ConfirmedBy | null;
};

/** What is said of a claim whose check gave no reason. */
export const noRecord = "No record of ours answers this.";

/** What the checks saw in a revision, beside what the records of its edition say now and what people have confirmed. */
export function checksOf(
  { content, ledger }: Pick<StoredRevision, "content" | "ledger">,
  confirmations: Confirmations,
  facts: FactSnapshot,
): Checks {
  const claims = ledger?.claims ?? [];
  const sentences = ledger?.sentences ?? null;
  return {
    checkedAt: ledger?.checked_at ?? null,
    flagged: ledger === null ? [] : flaggedIn(ledger, facts),
    figures: checkedFigures(content, ledger, facts),
    sentences,
    noClaims: sentences === null ? null : Math.max(sentences - statementsIn(claims), 0),
    supported: statementsIn(claims.filter(({ verdict }) => verdict === "supported")),
    toConfirm: claimsToConfirmIn(ledger, confirmations, facts),
    links: checkedLinks(content, ledger, facts),
    description: filledText(content.meta_description, facts),
    blocks: blockNumbers(content.body_markdown),
  };
}

function claimsToConfirmIn(
  ledger: Ledger | null,
  confirmations: Confirmations,
  facts: FactSnapshot,
): readonly ClaimToConfirm[] {
  return sentencesToConfirm(claimsToConfirm(ledger))
    .map(({ sentence, claims }) => {
      const [{ under, place, why, raised, group, nearest }] = claims;
      const [first, ...others] = claims.map((claim) => confirmations.get(claimKey(claim)));
      const confirmed =
        first === undefined || others.includes(undefined) ? null : confirmedBy(first);
      const near = nearestStated(nearest, facts);
      return {
        ...{ sentence, under, place, raised, group, confirmed },
        why: filledText(why ?? noRecord, facts),
        nearest: near,
      };
    })
    .toSorted((one, other) => readingOrder(one.place) - readingOrder(other.place));
}

/** How many sentences and cells these claims are about. */
function statementsIn(claims: readonly Claim[]): number {
  return new Set(claims.map(({ place, sentence }) => JSON.stringify([place, sentence]))).size;
}

/** One finding of the checks, as a reviewer reads it. */
export type Flagged = {
  /** From 1, in the order of the list. */
  readonly number: number;
  readonly kind: Finding["kind"];
  readonly stops: boolean;
  readonly place: TextLocation;
  readonly quote: string;
  /** The whole sentence that is contradicted; null where the words alone are what is wrong. */
  readonly sentence: string | null;
  readonly message: string;
  /** The record that says otherwise or bears it out, as it is now. */
  readonly record: RecordView | null;
};

/** The findings of a ledger: what stops publication first, each kind in reading order. */
function flaggedIn(ledger: Ledger, facts: FactSnapshot): readonly Flagged[] {
  const remarks = ledger.findings.filter(({ stops }) => !stops);
  const inOrder = [stoppingFindings(ledger), remarks].flatMap((findings) =>
    findings.toSorted((one, other) => readingOrder(one.place) - readingOrder(other.place)),
  );
  return inOrder.map((finding, index) => ({
    number: index + 1,
    kind: finding.kind,
    stops: finding.stops,
    place: finding.place,
    quote: asRead(finding, finding.quote, facts),
    sentence: sentenceOf(finding, ledger),
    message: messageFor(finding, facts),
    record: finding.record === null ? null : recordView(finding.record, facts),
  }));
}

function sentenceOf({ quote, place, stops }: Finding, { claims }: Ledger): string | null {
  const claim = claims.find(
    (one) =>
      one.verdict === "contradicted" &&
      isSamePlace(one.place, place) &&
      one.sentence.includes(quote),
  );
  return stops && quote !== "" ? (claim?.sentence ?? null) : null;
}

/** Parts above the body come before its blocks. */
function readingOrder(place: TextLocation): number {
  return place.field === "body_markdown" ? place.block : 0;
}

/** Messages speak to the writer too, who has tokens in place of values. */
export function messageFor(finding: Finding, facts: FactSnapshot): string {
  if (finding.kind === "typed-figure")
    return "The writer typed this value; the record bears it out.";
  return asRead(finding, finding.message, facts);
}

/** A token that is itself what is wrong stays to be seen. */
export function asRead({ kind }: Finding, text: string, facts: FactSnapshot): string {
  return kind === "unknown-token" ? text : filledText(text, facts);
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
