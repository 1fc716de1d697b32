import { isReportedDifference, type Fact } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { isDerived, isPremise } from "./claims/arithmetic.ts";
import { isCertain, isOtherNamed } from "./claims/certainty.ts";
import { compareClaim, fitOf, type Comparison } from "./claims/compare-claim.ts";
import { isBesideTheExam, isHypothetical, isToldAsWrong } from "./claims/no-claim.ts";
import { fragmentAround, type Claim } from "./claims/read-claims.ts";
import { answersOf, measureOfRecord } from "./claims/record-claims.ts";
import { mentionsIn } from "./scope/mentions.ts";
import { recordsOfClaim } from "./claims/records-meant.ts";
import {
  type Grounds,
  carriedPart,
  partToConfirm,
  partWithoutClaim,
  otherThanMeant,
  supportedPart,
  type Part,
} from "./sentence-part.ts";
import type { Statement } from "./text/statement.ts";
import { unansweredPart } from "./unanswered.ts";
import { factToken } from "../../posts/text/fact-tokens.ts";
import { runOf } from "./text/text-run.ts";

type FigureGrounds = Grounds & {
  /** The years of the exam that the statement speaks of. */
  readonly years: ReadonlySet<string>;
  /** Whether a statement would be supported. */
  readonly isRight: (statement: Statement, grounds: Grounds) => boolean;
};

/**
 * The figures of a statement. What no record answers may follow from those that records bear out or that
 * people gave; a figure that does neither has to be confirmed when its clause states something of the exam.
 */
export function figureParts(
  claims: readonly Claim[],
  statement: Statement,
  judging: FigureGrounds,
): readonly Part[] {
  const parts = new Map<Claim, Part>();
  for (const claim of claims) {
    const part = answeredPart(claim, claims, statement, judging);
    if (part !== null) parts.set(claim, part);
  }
  let open = claims.filter((claim) => !parts.has(claim));
  const known = [...parts.keys(), ...open.filter(({ measure }) => measure === null)];
  // What follows from others makes known what follows from it.
  for (let fresh = known; fresh.length > 0;) {
    const besides = (claim: Claim, all: readonly Claim[]) =>
      all.flatMap((one) => (one === claim ? [] : one.figure));
    const derived = open.filter((claim) =>
      isDerived(
        claim.figure,
        { known: besides(claim, known), fresh: besides(claim, fresh) },
        judging.facts,
      ),
    );
    for (const claim of derived) parts.set(claim, partWithoutClaim(claim, "derived"));
    open = open.filter((claim) => !parts.has(claim));
    fresh = derived.filter(({ measure }) => measure !== null);
    known.push(...fresh);
  }
  return claims.map((claim) => parts.get(claim) ?? openPart(claim, statement, judging));
}

/** A figure that a record supports or contradicts, or that claims nothing by where it stands; null when it is open. */
function answeredPart(
  claim: Claim,
  claims: readonly Claim[],
  statement: Statement,
  judging: FigureGrounds,
): Part | null {
  const { text } = statement;
  const { figure } = claim;
  if (isArticle(claim) || isLimitOfOthers(claim, claims, statement, judging.facts))
    return partWithoutClaim(claim, null);
  const { facts, unknown } = recordsOfClaim(claim, judging.years, judging.facts);
  const { token } = claim;
  const comparison: Comparison = unknown === null ? compareClaim(claim, facts) : { kind: "open" };
  const near = fragmentAround(text, figure);
  if (
    token !== null &&
    comparison.kind !== "different" &&
    isOtherNamed(
      claim,
      token.record,
      `${text.slice(near.start, token.start)} ${text.slice(token.end, near.end)}`,
      facts,
    )
  )
    return partToConfirm(claim);
  if (comparison.kind === "equal" && isOfYear(comparison.record, claim, judging))
    return { ...supportedPart(token?.record ?? asOfItsYear(comparison.record, facts)), claim };
  const isOwnRow = token !== null && statement.own.endsWith(token.record.label);
  if (token !== null && (comparison.kind === "open" || isOwnRow))
    return standsRight(claim, token.record, statement, facts)
      ? {
          ...(otherThanMeant(token.record, { facts, unknown }) ?? supportedPart(token.record)),
          claim,
        }
      : partToConfirm(claim);
  if (token === null) {
    const fragment = text.slice(near.start, near.end);
    const before = text.slice(near.start, figure.start);
    if (isPremise(figure, claim.clause, judging.premises) || isHypothetical(fragment))
      return partWithoutClaim(claim, "given");
    if (isToldAsWrong(fragment) || isBesideTheExam(figure, text, before))
      return partWithoutClaim(claim, null);
  }
  if (comparison.kind !== "different" || comparison.record.carried !== undefined) return null;
  if (judging.mended) return partToConfirm(claim);
  const { record, swapped, by } = comparison;
  const isProven =
    isCertain(claim, statement, claims, facts) &&
    !isReportedDifference(record) &&
    judging.isRight(withRecordToken(statement, claim, record, facts), {
      ...judging,
      facts,
      mended: true,
    });
  if (!isProven) return null;
  const finding =
    swapped === null || isReportedDifference(swapped)
      ? "contradiction"
      : by === "year"
        ? "other-edition"
        : "swapped-category";
  return { verdict: "contradicted", record, claim, because: { kind: "value", swapped, finding } };
}

/** A figure that nothing answers; one that another year had is said to be that year's. */
function openPart(claim: Claim, statement: Statement, judging: FigureGrounds): Part {
  const open = unansweredPart(claim, statement);
  if (open.verdict !== "to-confirm") return open;
  const { facts, unknown } = recordsOfClaim(claim, judging.years, judging.facts);
  const comparison = compareClaim(claim, facts);
  if (comparison.kind === "open") return open;
  const { record } = comparison;
  if (unknown !== null) return { ...carriedPart(record, facts.edition, unknown), claim };
  return record.carried === undefined
    ? open
    : { ...carriedPart(record, record.carried.from, record.carried.into), claim };
}

/** Whether a record's value is the year's that is meant: its own, or days of a former one that name their year. */
function isOfYear(
  { carried }: Fact,
  { figure: { quantity } }: Claim,
  { years, facts }: FigureGrounds,
): boolean {
  if (carried === undefined) return true;
  if (years.has(facts.edition)) return false;
  if (quantity.kind !== "days") return quantity.kind === "month";
  return quantity.spans.every(({ from, to }) => from.year !== null && to.year !== null);
}

/** The record in the edition that its value is of. */
function asOfItsYear(record: Fact, facts: FactSnapshot): Fact {
  const from = record.carried?.from;
  return (from === undefined ? undefined : facts.inEdition(from)?.find(record.id)) ?? record;
}

/** A token's value where its words leave open what it is of: the text has to name what its record is about. */
function standsRight(
  claim: Claim,
  record: Fact,
  { own, before, headings, text }: Statement,
  facts: FactSnapshot,
): boolean {
  if (own.includes(record.label)) return true;
  const measure = measureOfRecord(record);
  if (measure === undefined) return true;
  if (claim.measure !== null && claim.measure !== measure) return !claim.sure;
  const words = [text, own, before, ...headings].join(" ");
  if (!measure.names.test(words) || measure.not?.test(claim.clause) === true) return false;
  const held = answersOf(measure, facts).find((one) => one.record.id === record.id);
  return held === undefined || fitOf(held.scope, claim.scope).kind !== "misfit";
}

/** `Two papers` beside what they cost: it says of which fee another figure speaks. */
function isLimitOfOthers(
  { figure, token }: Claim,
  claims: readonly Claim[],
  { text }: Statement,
  facts: FactSnapshot,
): boolean {
  if (token !== null || figure.quantity.kind !== "count") return false;
  const isLimit = mentionsIn(text, facts).some(
    ({ dimension, start, end }) =>
      dimension === "papers" && start < figure.end && figure.start < end,
  );
  return (
    isLimit && claims.some(({ scope, measure }) => measure !== null && scope.papers?.sure === true)
  );
}

/** `One paper`, `one session`: hardly ever a count. */
function isArticle({ figure: { inWords, text, quantity } }: Claim): boolean {
  const isMark = quantity.kind === "count" && quantity.unit === "mark";
  return inWords && /^one\b/i.test(text) && !isMark;
}

/** The statement with a record's token where a figure stands. */
function withRecordToken(
  statement: Statement,
  claim: Claim,
  record: Fact,
  facts: FactSnapshot,
): Statement {
  const { start, end } = claim.token ?? claim.figure;
  const shown = runOf(
    `${statement.text.slice(0, start)}${factToken(record.id)}${statement.text.slice(end)}`,
    null,
    facts,
  );
  const by = shown.text.length - statement.text.length;
  const others = statement.values
    .filter((value) => value.end <= start || value.start >= end)
    .map((value) =>
      value.start >= end ? { ...value, start: value.start + by, end: value.end + by } : value,
    );
  return { ...statement, ...shown, values: [...shown.values, ...others] };
}
