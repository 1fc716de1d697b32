import { isReportedDifference, type Fact } from "../../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { comparable, holds } from "../figures/equal.ts";
import type { Quantity } from "../figures/figure.ts";
import { dimensions, everybody, type Dimension, type Scope } from "../scope/mention.ts";
import type { NamedScope } from "./named-scope.ts";
import type { Claim } from "./read-claims.ts";
import { answersOf, type RecordClaim } from "./record-claims.ts";

/** How the records of a claim's measure stand to it. */
export type Comparison =
  | { readonly kind: "equal"; readonly record: Fact }
  /** `swapped`: the record of another group, session, paper or year that holds the value. */
  | {
      readonly kind: "different";
      readonly record: Fact;
      readonly swapped: Fact | null;
      readonly by: Dimension | null;
    }
  | { readonly kind: "open" };

/**
 * Holds a claim against the records of its measure. Different it is only when measure and scope are
 * named beyond doubt and every record that fits says something else.
 */
export function compareClaim(claim: Claim, facts: FactSnapshot): Comparison {
  const { measure } = claim;
  if (measure === null) return { kind: "open" };
  const answers = answersOf(measure, facts).map((answer) => ({
    ...answer,
    fit: fitOf(answer.scope, claim.scope),
  }));
  const equal = ({ record, values }: RecordClaim) =>
    !isOtherEnd(record, claim) &&
    !isDayOfOtherYear(record, values, claim) &&
    holds(values, claim.figure, claim.end);
  const reported = answers.filter(({ record }) => isReportedDifference(record));
  if (
    !tellsReports.test(claim.clause) &&
    reported.some((one) => one.fit.kind !== "misfit" && equal(one))
  ) {
    const held = answers.find(
      (one) => one.fit.kind === "fits" && !reported.includes(one) && equal(one),
    );
    return held === undefined ? { kind: "open" } : { kind: "equal", record: held.record };
  }
  const fitting = mostSpecific(
    answers.filter(({ fit }) => fit.kind === "fits"),
    claim.scope,
  );
  const bearer = fitting.find(equal);
  if (bearer !== undefined) return { kind: "equal", record: bearer.record };
  const open = mostSpecific(
    answers.filter(({ fit }) => fit.kind === "open"),
    claim.scope,
  );
  const [first] = open.filter(equal);
  if (first !== undefined && (open.every(equal) || isTelling(claim)))
    return { kind: "equal", record: first.record };
  const [against] = fitting.filter(({ values }) =>
    values.some((held) => comparable(claim.figure.quantity, held)),
  );
  const isSure =
    claim.sure &&
    measure.never === undefined &&
    dimensions.every(
      (dimension) =>
        claim.scope[dimension]?.sure !== false ||
        answers.every(({ scope }) => scope[dimension] === undefined),
    ) &&
    (measure.needs ?? []).every((dimension) => claim.scope[dimension] !== undefined);
  if (against === undefined || !isSure) return { kind: "open" };
  const swapped = answers.find((answer) => answer.fit.kind === "misfit" && equal(answer));
  return {
    kind: "different",
    record: against.record,
    swapped: swapped?.record ?? null,
    by: swapped?.fit.kind === "misfit" ? swapped.fit.by : null,
  };
}

/** Only what is told as a report may have a reported value that differs from our own. */
const tellsReports =
  /\b(?:report\w*|differ\w*|published|bulletins?|sources?|rounding|rounded|shown as)\b/i;

/** Records limited as the claim is, where there are some: the days of Paper 2 before those of all papers. */
function mostSpecific<Answer extends RecordClaim>(
  answers: readonly Answer[],
  named: NamedScope,
): readonly Answer[] {
  if (named.paper === undefined) return answers;
  const ofPaper = answers.filter(({ scope }) => scope.paper !== undefined);
  return ofPaper.length > 0 ? ofPaper : answers;
}

/** The day on which forms opened does not answer when they closed. */
function isOtherEnd({ id }: Fact, { end }: Claim): boolean {
  return (
    (/_opens$|_day1$/.test(id) && end === "closing") || (/_closes$/.test(id) && end === "opening")
  );
}

/** A day in words on another year than the record's; without a year, the exam of this one is meant. */
export function isDayOfOtherYear(
  { id, edition }: Fact,
  values: readonly Quantity[],
  { figure: { quantity }, scope }: Claim,
): boolean {
  if (quantity.kind !== "days") return false;
  const named = scope.year?.sure === true ? scope.year.values : null;
  if (named === null) return yearsOf(quantity).length === 0 && /^papers\./.test(id);
  return !named.has(edition) && !values.flatMap(yearsOf).some((year) => named.has(String(year)));
}

function yearsOf(quantity: Quantity): readonly number[] {
  if (quantity.kind === "month") return [quantity.year];
  if (quantity.kind !== "days") return [];
  return quantity.spans.flatMap(({ from, to }) => [from.year ?? [], to.year ?? []].flat());
}

type Fit =
  | { readonly kind: "fits" }
  | { readonly kind: "open" }
  | { readonly kind: "misfit"; readonly by: Dimension };

/** Whether what a record is limited to is what a claim names. */
export function fitOf(scope: Scope, named: NamedScope): Fit {
  let open = false;
  for (const [dimension, held] of entriesOf(scope)) {
    const said = named[dimension]?.values;
    if (said === undefined) open = true;
    else if (said.has(everybody)) open = true;
    else if (said.isDisjointFrom(held)) return { kind: "misfit", by: dimension };
    else if (!said.isSubsetOf(held)) open = true;
  }
  return open ? { kind: "open" } : { kind: "fits" };
}

function entriesOf(scope: Scope): readonly (readonly [Dimension, ReadonlySet<string>])[] {
  const found: (readonly [Dimension, ReadonlySet<string>])[] = [];
  let dimension: Dimension;
  for (dimension in scope) {
    const held = scope[dimension];
    if (held !== undefined) found.push([dimension, held]);
  }
  return found;
}

/** A day or a long number can hardly be another record's by chance. */
function isTelling({ figure: { quantity } }: Claim): boolean {
  return (
    quantity.kind === "days" ||
    (quantity.kind === "percentile" && quantity.decimals > 2) ||
    (quantity.kind === "rank" && quantity.rank >= 1000) ||
    (quantity.kind === "count" && quantity.min >= 1000)
  );
}
