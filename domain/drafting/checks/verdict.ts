import { isReportedDifference, type Fact } from "../../../content/facts/index.ts";
import type { Finding, Verdict } from "../../posts/ledger.ts";
import {
  isDerived,
  isPremise,
  tellsMarksOfAnswers,
  wrongMarks,
  wrongSum,
} from "./claims/arithmetic.ts";
import { wrongWeekday } from "./claims/calendar.ts";
import { compared, fitOf } from "./claims/compare-claim.ts";
import { isKnownSentence } from "./claims/known-sentences.ts";
import {
  isAdvice,
  isBesideTheExam,
  isHypothetical,
  isPlan,
  isQuestion,
  isToldAsWrong,
  statesExam,
} from "./claims/no-claim.ts";
import { claimsIn, clauseAround, type Claim } from "./claims/read-claims.ts";
import { clausesOf, ruleVerdict } from "./claims/rule-verdict.ts";
import { answersOf, measureOfRecord } from "./claims/record-claims.ts";
import { wrongTenseOf, type WrongTense } from "./claims/tense.ts";
import type { DraftText } from "./draft-text.ts";
import type { Statement } from "./text/statement.ts";

/** What is known of one figure, one rule or the tense of a statement. */
export type Part = {
  readonly verdict: Verdict | "no-claim";
  readonly record: Fact | null;
  readonly claim: Claim | null;
  readonly because: Because | null;
};

/** Why a part is contradicted or has to be confirmed. */
export type Because =
  | { readonly kind: "value"; readonly swapped: Fact | null; readonly finding: Finding["kind"] }
  | { readonly kind: "rule"; readonly clause: string }
  | { readonly kind: "tense"; readonly tense: WrongTense }
  | { readonly kind: "weekday"; readonly day: string }
  | { readonly kind: "sum"; readonly sum: string }
  /** The number follows from others or was given with the request: its clause claims nothing else. */
  | { readonly kind: "given" }
  | { readonly kind: "no record" };

export type StatementVerdict = {
  readonly verdict: Verdict | "no-claim";
  readonly parts: readonly Part[];
};

/** What every statement of a draft is judged with. */
export type Grounds = {
  readonly draft: DraftText;
  readonly today: string;
  /** Numbers that people gave with the request. */
  readonly premises: ReadonlySet<number>;
};

/**
 * How a statement gets its verdict. Its parts are judged each by itself: figures, rules, the tense. The
 * gravest part decides. A sentence of ours word for word needs no other support.
 */
export function verdictOf(statement: Statement, grounds: Grounds): StatementVerdict {
  const parts = partsOf(statement, grounds);
  if (statement.role === "sentence" && isKnownSentence(statement.text))
    return { verdict: "supported", parts: parts.filter(({ verdict }) => verdict === "supported") };
  const verdict = order.find((one) => parts.some((part) => part.verdict === one)) ?? "no-claim";
  return { verdict, parts };
}

const order: readonly Verdict[] = ["contradicted", "to-confirm", "supported"];

function partsOf(statement: Statement, grounds: Grounds): readonly Part[] {
  const { text } = statement;
  const sum = wrongSum(text) ?? wrongMarks(text);
  const sums: readonly Part[] = sum === null ? [] : [partOf("to-confirm", { kind: "sum", sum })];
  if (statement.example) return sums;
  const weekday = wrongWeekday(text);
  const days: readonly Part[] =
    weekday === null ? [] : [partOf("contradicted", { kind: "weekday", day: weekday })];
  const claims = claimsIn(statement, grounds.draft);
  const figures = claims.map((claim) => figurePart(claim, claims, statement, grounds));
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
    ...ruleParts(statement, figures),
    ...tenseParts(statement, grounds),
  ];
}

/** One figure: guards first, then equal, then different, then whether it has to be confirmed at all. */
function figurePart(
  claim: Claim,
  claims: readonly Claim[],
  statement: Statement,
  { premises }: Grounds,
): Part {
  const { text } = statement;
  const { figure, token } = claim;
  const none: Part = { verdict: "no-claim", record: null, claim, because: null };
  if (isHypothetical(text) || isArticle(claim)) return none;

  const comparison = compared(claim);
  if (comparison.kind === "equal")
    return { ...none, verdict: "supported", record: token?.record ?? comparison.record };
  if (token !== null && comparison.kind === "open")
    return standsRight(claim, token.record, statement)
      ? { ...none, verdict: "supported", record: token.record }
      : confirm(claim);

  const clause = clauseAround(text, figure);
  const others = claims.flatMap((one) => (one === claim ? [] : [one.figure]));
  if (token === null) {
    if (isQuestion(text) || isToldAsWrong(text)) return none;
    if (isBesideTheExam(figure, text, text.slice(clause.start, figure.start))) return none;
    if (isDerived(figure, others, comparison.kind === "different"))
      return { ...none, because: { kind: "given" } };
    if (
      figure.quantity.kind === "count" &&
      figure.quantity.unit === "mark" &&
      tellsMarksOfAnswers(text)
    )
      return none;
  }

  if (comparison.kind === "different") {
    if (token === null && isAdvice(text)) return confirm(claim);
    const { record, swapped, by } = comparison;
    const finding =
      swapped === null || isReportedDifference(swapped)
        ? "contradiction"
        : by === "year"
          ? "other-edition"
          : "swapped-category";
    return { verdict: "contradicted", record, claim, because: { kind: "value", swapped, finding } };
  }
  if (isPremise(figure, premises)) return { ...none, because: { kind: "given" } };
  const around = `${statement.own} ${statement.before} ${statement.headings.join(" ")}`;
  const words = statement.role === "cell" ? `${text} ${around}` : text;
  const isNamed = claim.measure !== null && claim.sure && claim.measure.never === undefined;
  const isGuidance = isAdvice(text) || isPlan(around);
  return (isNamed && !isGuidance) || statesExam(figure, words, around) ? confirm(claim) : none;
}

/** A token's value where its words leave open what it is of: the text has to name what its record is about. */
function standsRight(
  claim: Claim,
  record: Fact,
  { own, before, headings, text }: Statement,
): boolean {
  if (own.includes(record.label)) return true;
  const measure = measureOfRecord(record);
  if (measure === undefined) return true;
  if (claim.measure !== null && claim.measure !== measure) return !claim.sure;
  const words = [text, own, before, ...headings].join(" ");
  if (!measure.names.test(words) || measure.not?.test(claim.clause) === true) return false;
  const held = answersOf(measure).find((one) => one.record.id === record.id);
  return held === undefined || fitOf(held.scope, claim.scope).kind !== "misfit";
}

/** Rules are read in clauses that no supported figure explains; questions and headings state none. */
function ruleParts(
  { role, own, text, values }: Statement,
  figures: readonly Part[],
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
    const { kind, ...rest } = ruleVerdict(clause, told, role === "sentence" ? "sentence" : "name");
    const record = "record" in rest ? rest.record : null;
    if (kind === "no-claim" || (isExplained && kind !== "contradicted")) return [];
    if (kind === "supported") return [{ verdict: "supported", record, claim: null, because: null }];
    if (kind === "to-confirm") return [partOf(kind, { kind: "rule", clause })];
    return [{ ...partOf(kind, { kind: "rule", clause }), record }];
  });
}

/** A cell that says yes or no of its heads, or words of its own; a bare value states no rule. */
function cellAsClause(own: string, text: string): string {
  const heads = own.replaceAll("|", " ");
  if (/^(?:yes|no)\b/i.test(text)) return /^no\b/i.test(text) ? `${heads} not` : heads;
  return /[a-z]{3}/i.test(text) ? `${heads}, ${text}` : "";
}

function tenseParts(statement: Statement, { today }: Grounds): readonly Part[] {
  const tense = statement.role === "cell" ? null : wrongTenseOf(statement, today);
  if (tense === null) return [];
  return [{ ...partOf("contradicted", { kind: "tense", tense }), record: tense.record }];
}

function partOf(verdict: Verdict, because: Because): Part {
  return { verdict, record: null, claim: null, because };
}

function confirm(claim: Claim): Part {
  return { verdict: "to-confirm", record: null, claim, because: { kind: "no record" } };
}

/** `One paper`, `one session`: hardly ever a count. */
function isArticle({ figure: { inWords, text, quantity } }: Claim): boolean {
  const isMark = quantity.kind === "count" && quantity.unit === "mark";
  return inWords && /^one\b/i.test(text) && !isMark;
}
