import type { Fact } from "../../../content/facts/index.ts";
import type { Verdict } from "../../posts/revisions/ledger.ts";
import { wrongMarks, wrongSum } from "./claims/arithmetic.ts";
import { wrongWeekday } from "./claims/calendar.ts";
import { isCertainRule } from "./claims/certainty.ts";
import { isKnownSentence } from "./claims/known-sentences.ts";
import { isHypothetical, isQuestion } from "./claims/no-claim.ts";
import { claimsIn } from "./claims/read-claims.ts";
import { recordsOf, yearsIn, yearsMeant, type Meant } from "./claims/records-meant.ts";
import { clausesOf } from "./claims/rule-answers.ts";
import { ruleVerdict } from "./claims/rule-verdict.ts";
import { wrongTenseOf } from "./claims/tense.ts";
import { figureParts } from "./figure-parts.ts";
import type { Grounds } from "./grounds.ts";
import { carriedOver, otherThanMeant, partOf, supported, type Part } from "./sentence-part.ts";
import type { Statement } from "./text/statement.ts";
import { bareParts } from "./unanswered.ts";

export type StatementVerdict = {
  readonly verdict: Verdict | "no-claim";
  readonly parts: readonly Part[];
};

/**
 * How a statement gets its verdict. Its parts are judged each by itself: figures, rules, the tense. The
 * gravest part decides. A sentence of ours word for word needs no other support.
 */
export function verdictOf(statement: Statement, grounds: Grounds): StatementVerdict {
  const years = yearsMeant(statement, grounds.draft.content.title);
  const meant = recordsOf(years, grounds.facts);
  const parts = partsOf(statement, { ...grounds, years, meant });
  const known = [grounds.facts, meant.facts];
  if (statement.role === "sentence" && known.some((one) => isKnownSentence(statement.text, one)))
    return { verdict: "supported", parts: parts.filter(({ verdict }) => verdict === "supported") };
  const verdict = order.find((one) => parts.some((part) => part.verdict === one)) ?? "no-claim";
  return { verdict, parts };
}

const order: readonly Verdict[] = ["contradicted", "to-confirm", "supported"];

/** With the years of the exam that the statement speaks of, and the records of the newest of them. */
type Judging = Grounds & { readonly years: ReadonlySet<string>; readonly meant: Meant };

function partsOf(statement: Statement, judging: Judging): readonly Part[] {
  const { text } = statement;
  const { draft, meant } = judging;
  const sum = wrongSum(text) ?? wrongMarks(text, meant.facts);
  const sums: readonly Part[] = sum === null ? [] : [partOf("to-confirm", { kind: "sum", sum })];
  if (statement.example) return sums;
  const weekday = wrongWeekday(text);
  const days: readonly Part[] =
    weekday === null ? [] : [partOf("contradicted", { kind: "weekday", day: weekday })];
  const claims = claimsIn(statement, draft, meant.facts);
  const isRight = (other: Statement, grounds: Grounds) =>
    verdictOf(other, grounds).verdict === "supported";
  const figures = figureParts(claims, statement, { ...judging, isRight });
  const told = statement.values
    .filter(
      ({ start, end }) => !claims.some(({ figure }) => start < figure.end && figure.start < end),
    )
    .map(({ record }) => otherThanMeant(record, meant) ?? supported(record));
  return [
    ...sums,
    ...days,
    ...figures,
    ...told,
    ...bareParts(statement, claims),
    ...ruleParts(statement, figures, judging),
    ...tenseParts(statement, judging.today, meant),
  ];
}

/** Rules are read in clauses that no supported figure explains; questions and headings state none. */
function ruleParts(
  { role, own, text, values }: Statement,
  figures: readonly Part[],
  { facts, years }: Judging,
): readonly Part[] {
  if (role === "heading" || role === "head" || isQuestion(text) || isHypothetical(text)) return [];
  const told = role === "cell" ? cellAsClause(own, withoutCarried(text, values)) : text;
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
    const ofClause = yearsIn(clause);
    const meant = recordsOf(ofClause.size > 0 ? ofClause : years, facts);
    const form = role === "sentence" ? "sentence" : "name";
    const { kind, ...rest } = ruleVerdict(clause, told, form, meant);
    const record = "record" in rest ? rest.record : null;
    if (kind === "no-claim" || (isExplained && kind !== "contradicted")) return [];
    if (kind === "supported") return [supported(record)];
    if (kind === "carried") return record === null ? [] : [ofFormer(record, meant)];
    if (kind === "to-confirm" || !isCertainRule(clause, told))
      return [partOf("to-confirm", { kind: "rule", clause })];
    return [{ ...partOf(kind, { kind: "rule", clause }), record }];
  });
}

/** A value of a former year names that year itself. */
function withoutCarried(text: string, values: Statement["values"]): string {
  return values
    .filter(({ record }) => record.carried !== undefined)
    .reduce((words, { start, end }) => words.replace(text.slice(start, end), "…"), text);
}

/** A rule of another year than the one that is spoken of. */
function ofFormer(record: Fact, { facts, unknown }: Meant): Part {
  const { from, into } = record.carried ?? { from: facts.edition, into: unknown ?? facts.edition };
  return carriedOver(record, from, into);
}

/** A cell that says yes or no of its heads, or words of its own; a bare value states no rule. */
function cellAsClause(own: string, text: string): string {
  const heads = own.replaceAll("|", " ");
  if (/^(?:yes|no)\b/i.test(text)) return /^no\b/i.test(text) ? `${heads} not` : heads;
  return /[a-z]{3}/i.test(text) ? `${heads}, ${text}` : "";
}

function tenseParts(statement: Statement, today: string, { facts }: Meant): readonly Part[] {
  const tense = statement.role === "cell" ? null : wrongTenseOf(statement, today, facts);
  if (tense === null) return [];
  return [{ ...partOf("contradicted", { kind: "tense", tense }), record: tense.record }];
}
