import { memoized } from "../../shared/memoized.ts";
import { claimScore } from "./claims/claim-classifier.ts";
import type { Span } from "./claims/named-scope.ts";
import { clauseAround, fragmentAround, type Claim } from "./claims/read-claims.ts";
import { bareNumbersIn } from "./figures/read-figures.ts";
import { partToConfirm, partWithoutClaim, partOf, type Part } from "./sentence-part.ts";
import type { Statement } from "./text/statement.ts";

const scoreOf = memoized(claimScore);

/**
 * Whether an open figure has to be confirmed: where its clause, or its cell with its heads, states something of
 * the exam. Words that name what a record answers need less to do so.
 */
export function unansweredPart(claim: Claim, statement: Statement): Part {
  if (claim.token !== null || claim.figure.quantity.kind === "money") return partToConfirm(claim);
  const isNamed = claim.measure !== null && claim.sure && claim.measure.never === undefined;
  return claimsSomething(statement, claim.figure) > (isNamed ? leastOfNamed : leastScore)
    ? partToConfirm(claim)
    : partWithoutClaim(claim, null);
}

/** How surely the words around a figure claim something: its clause or its sentence, its cell with the heads. */
function claimsSomething({ text, role, own, headings }: Statement, figure: Span): number {
  if (role === "cell") return scoreOf(`${headings[0] ?? ""} | ${own} | ${text}`);
  const spans = [clauseAround(text, figure), fragmentAround(text, figure)];
  return Math.max(scoreOf(text), ...spans.map(({ start, end }) => scoreOf(text.slice(start, end))));
}

/** From these log-odds on, words with a figure are taken to claim something. */
const leastScore = 0;
const leastOfNamed = -2.5;

/** Numbers of which not even the unit is known, in words that claim something. */
export function bareParts(statement: Statement, claims: readonly Claim[]): readonly Part[] {
  if (statement.role !== "sentence" && statement.role !== "cell") return [];
  return bareNumbersIn(statement.text)
    .filter(
      (span) =>
        !claims.some(({ figure }) => span.start < figure.end && figure.start < span.end) &&
        !statement.values.some(({ start, end }) => span.start < end && start < span.end) &&
        claimsSomething(statement, span) > leastScore,
    )
    .slice(0, 1)
    .map(() => partOf("to-confirm", { kind: "no record" }));
}
