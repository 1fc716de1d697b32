import { isReportedDifference, type Fact } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Verdict } from "../../posts/ledger.ts";
import { isDerived, isPremise, wrongMarks, wrongSum } from "./claims/arithmetic.ts";
import { wrongWeekday } from "./claims/calendar.ts";
import { isCertain, isCertainRule, isOtherNamed } from "./claims/certainty.ts";
import { compared, fitOf } from "./claims/compare-claim.ts";
import { isKnownSentence } from "./claims/known-sentences.ts";
import { isBesideTheExam, isHypothetical, isQuestion, isToldAsWrong } from "./claims/no-claim.ts";
import { claimsIn, fragmentAround, type Claim } from "./claims/read-claims.ts";
import { clausesOf } from "./claims/rule-answers.ts";
import { ruleVerdict } from "./claims/rule-verdict.ts";
import { answersOf, measureOfRecord } from "./claims/record-claims.ts";
import { wrongTenseOf } from "./claims/tense.ts";
import type { DraftText } from "./draft-text.ts";
import { withRecordToken } from "./with-record-token.ts";
import { confirm, freed, partOf, supported, type Part } from "./part.ts";
import type { Statement } from "./text/statement.ts";
import { bareParts, unanswered } from "./unanswered.ts";

export type StatementVerdict = {
  readonly verdict: Verdict | "no-claim";
  readonly parts: readonly Part[];
};

/** What every statement of a draft is judged with. */
export type Grounds = {
  readonly draft: DraftText;
  readonly facts: FactSnapshot;
  readonly today: string;
  /** Numbers that people gave with the request. */
  readonly premises: ReadonlySet<number>;
  /** Set where a statement is judged with a record in place of a figure: what differs again is not tried once more. */
  readonly mended?: true;
};

/**
 * How a statement gets its verdict. Its parts are judged each by itself: figures, rules, the tense. The
 * gravest part decides. A sentence of ours word for word needs no other support.
 */
export function verdictOf(statement: Statement, grounds: Grounds): StatementVerdict {
  const parts = partsOf(statement, grounds);
  if (statement.role === "sentence" && isKnownSentence(statement.text, grounds.facts))
    return { verdict: "supported", parts: parts.filter(({ verdict }) => verdict === "supported") };
  const verdict = order.find((one) => parts.some((part) => part.verdict === one)) ?? "no-claim";
  return { verdict, parts };
}

const order: readonly Verdict[] = ["contradicted", "to-confirm", "supported"];

function partsOf(statement: Statement, grounds: Grounds): readonly Part[] {
  const { text } = statement;
  const sum = wrongSum(text) ?? wrongMarks(text, grounds.facts);
  const sums: readonly Part[] = sum === null ? [] : [partOf("to-confirm", { kind: "sum", sum })];
  if (statement.example) return sums;
  const weekday = wrongWeekday(text);
  const days: readonly Part[] =
    weekday === null ? [] : [partOf("contradicted", { kind: "weekday", day: weekday })];
  const claims = claimsIn(statement, grounds.draft, grounds.facts);
  const figures = figureParts(claims, statement, grounds);
  const told = statement.values
    .filter(
      ({ start, end }) => !claims.some(({ figure }) => start < figure.end && figure.start < end),
    )
    .map(({ record }): Part => ({ verdict: "supported", record, claim: null, because: null }));
  return [
    ...sums,
    ...days,
    ...figures,
    ...told,
    ...bareParts(statement, claims),
    ...ruleParts(statement, figures, grounds.facts),
    ...tenseParts(statement, grounds),
  ];
}

/**
 * The figures of a statement. What no record answers may follow from those that records bear out or that
 * people gave; a figure that does neither has to be confirmed when its clause states something of the exam.
 */
function figureParts(
  claims: readonly Claim[],
  statement: Statement,
  grounds: Grounds,
): readonly Part[] {
  const parts = new Map<Claim, Part>();
  for (const claim of claims) {
    const part = answeredPart(claim, claims, statement, grounds);
    if (part !== null) parts.set(claim, part);
  }
  let open = claims.filter((claim) => !parts.has(claim));
  for (let found = true; found;) {
    const known = [...parts.keys(), ...open.filter(({ measure }) => measure === null)];
    const derived = open.filter((claim) =>
      isDerived(
        claim.figure,
        known.flatMap((one) => (one === claim ? [] : [one.figure])),
        grounds.facts,
      ),
    );
    for (const claim of derived) parts.set(claim, freed(claim, true));
    open = open.filter((claim) => !parts.has(claim));
    found = derived.length > 0;
  }
  return claims.map((claim) => parts.get(claim) ?? unanswered(claim, statement));
}

/** A figure that a record supports or contradicts, or that claims nothing by where it stands; null when it is open. */
function answeredPart(
  claim: Claim,
  claims: readonly Claim[],
  statement: Statement,
  grounds: Grounds,
): Part | null {
  const { text } = statement;
  const { figure, token } = claim;
  if (isArticle(claim)) return freed(claim, false);
  const comparison = compared(claim, grounds.facts);
  const near = fragmentAround(text, figure);
  if (
    token !== null &&
    comparison.kind !== "different" &&
    isOtherNamed(
      claim,
      token.record,
      `${text.slice(near.start, token.start)} ${text.slice(token.end, near.end)}`,
      grounds.facts,
    )
  )
    return confirm(claim);
  if (comparison.kind === "equal")
    return { ...supported(token?.record ?? comparison.record), claim };
  const isOwnRow = token !== null && statement.own.endsWith(token.record.label);
  if (token !== null && (comparison.kind === "open" || isOwnRow))
    return standsRight(claim, token.record, statement, grounds.facts)
      ? { ...supported(token.record), claim }
      : confirm(claim);
  if (token === null) {
    const fragment = text.slice(near.start, near.end);
    const before = text.slice(near.start, figure.start);
    if (isPremise(figure, grounds.premises) || isHypothetical(fragment)) return freed(claim, true);
    if (isToldAsWrong(fragment) || isBesideTheExam(figure, text, before))
      return freed(claim, false);
  }
  if (comparison.kind === "open") return null;
  if (grounds.mended) return confirm(claim);
  const { record, swapped, by } = comparison;
  const isProven =
    isCertain(claim, statement, claims, grounds.facts) &&
    !isReportedDifference(record) &&
    verdictOf(withRecordToken(statement, claim, record, grounds.facts), {
      ...grounds,
      mended: true,
    }).verdict === "supported";
  if (!isProven) return null;
  const finding =
    swapped === null || isReportedDifference(swapped)
      ? "contradiction"
      : by === "year"
        ? "other-edition"
        : "swapped-category";
  return { verdict: "contradicted", record, claim, because: { kind: "value", swapped, finding } };
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

/** Rules are read in clauses that no supported figure explains; questions and headings state none. */
function ruleParts(
  { role, own, text, values }: Statement,
  figures: readonly Part[],
  facts: FactSnapshot,
): readonly Part[] {
  if (role === "heading" || role === "head" || isQuestion(text) || isHypothetical(text)) return [];
  const told = role === "cell" ? cellAsClause(own, text) : text;
  const shown = values.map(({ start, end }) => text.slice(start, end));
  return clausesOf(told).flatMap((clause): readonly Part[] => {
    const holdsValue = shown.some((value) => clause.includes(value));
    const isExplained =
      holdsValue ||
      figures.some(
        ({ verdict, claim, because }) =>
          (verdict !== "no-claim" || because?.kind === "given") &&
          claim !== null &&
          clause.includes(claim.figure.text),
      );
    const { kind, ...rest } = ruleVerdict(
      clause,
      told,
      role === "sentence" ? "sentence" : "name",
      facts,
    );
    const record = "record" in rest ? rest.record : null;
    if (kind === "no-claim" || (isExplained && kind !== "contradicted")) return [];
    if (kind === "supported") return [{ verdict: "supported", record, claim: null, because: null }];
    if (kind === "to-confirm" || !isCertainRule(clause, told))
      return [partOf("to-confirm", { kind: "rule", clause })];
    return [{ ...partOf(kind, { kind: "rule", clause }), record }];
  });
}

/** A cell that says yes or no of its heads, or words of its own; a bare value states no rule. */
function cellAsClause(own: string, text: string): string {
  const heads = own.replaceAll("|", " ");
  if (/^(?:yes|no)\b/i.test(text)) return /^no\b/i.test(text) ? `${heads} not` : heads;
  return /[a-z]{3}/i.test(text) ? `${heads}, ${text}` : "";
}

function tenseParts(statement: Statement, { today, facts }: Grounds): readonly Part[] {
  const tense = statement.role === "cell" ? null : wrongTenseOf(statement, today, facts);
  if (tense === null) return [];
  return [{ ...partOf("contradicted", { kind: "tense", tense }), record: tense.record }];
}

/** `One paper`, `one session`: hardly ever a count. */
function isArticle({ figure: { inWords, text, quantity } }: Claim): boolean {
  const isMark = quantity.kind === "count" && quantity.unit === "mark";
  return inWords && /^one\b/i.test(text) && !isMark;
}
