import type { Fact } from "../../../content/facts/index.ts";
import type { ClaimGroup, Verdict } from "../../posts/revisions/ledger.ts";
import { once } from "../../shared/memoized.ts";
import { wrongSum } from "./claims/arithmetic.ts";
import { wrongWeekday, wrongTenseOf } from "./claims/tense.ts";
import { isCertainRule } from "./claims/certainty.ts";
import { isKnownStatement, sentenceLike, type OwnSentence } from "./claims/known-sentences.ts";
import { leftOver } from "./claims/left-over.ts";
import { nearestInWords, nearestToFigure } from "./claims/nearest-record.ts";
import { isContents, isHypothetical, isQuestion } from "./claims/no-claim.ts";
import { claimsIn } from "./claims/read-claims.ts";
import { recordsOf, yearsIn, yearsMeant, type Meant } from "./claims/records-meant.ts";
import { clausesOf, ruleAnswer, ruleVerdict } from "./claims/rule-answers.ts";
import { figureParts } from "./figure-parts.ts";
import { figuresIn } from "./figures/read-figures.ts";
import {
  type Grounds,
  carriedPart,
  listAlone,
  otherThanMeant,
  partOf,
  supportedPart,
  type Part,
} from "./sentence-part.ts";
import { cellAsClause, type Statement } from "./text/statement.ts";
import { bareParts } from "./unanswered.ts";

export type StatementVerdict = {
  readonly verdict: Verdict | "no-claim";
  readonly parts: readonly Part[];
  /** Beside what a person decides on a statement that has to be confirmed; null for every other. */
  readonly reviewItem: ReviewItem | null;
};

/** The part of a statement that somebody has to look at first, and what of ours is nearest to it. */
export type ReviewItem = {
  readonly group: ClaimGroup;
  readonly part: Part;
  readonly nearest: Nearest | null;
};

export type Nearest =
  | { readonly kind: "record"; readonly record: Fact }
  | ({ readonly kind: "page" } & OwnSentence);

/**
 * How a statement gets its verdict. Its parts are judged each by itself: figures, rules, the tense. Then the first
 * of these that holds decides:
 *
 * | verdict | when |
 * | --- | --- |
 * | `no-claim` | it names the headings of the text, and nothing else |
 * | `supported` | it is the list of a record, or a sentence of ours, word for word |
 * | `contradicted` | a record certainly says otherwise of one part |
 * | `to-confirm` | a part is open, or a part follows from records by arithmetic, or beside what records bear out stands a denial, a condition or something else |
 * | `supported` | records bear out every part, and nothing is left over |
 * | `no-claim` | no part states anything of the exam |
 *
 * What has to be confirmed is put beside the record that is nearest: see `reviewItemOf`.
 */
export function verdictOf(statement: Statement, grounds: Grounds): StatementVerdict {
  if (isContents(statement, grounds.draft))
    return { verdict: "no-claim", parts: [], reviewItem: null };
  const years = yearsMeant(statement, grounds.draft.content.title);
  const meant = recordsOf(years, grounds.facts);
  const list = listAlone(statement);
  if (list !== null) {
    const part = otherThanMeant(list, meant) ?? supportedPart(list);
    if (part.verdict === "supported")
      return { verdict: "supported", parts: [part], reviewItem: null };
  }
  const judging = { ...grounds, years, meant };
  const parts = partsOf(statement, judging);
  const of = (wanted: Part["verdict"]) => parts.filter(({ verdict }) => verdict === wanted);
  const known = [grounds.facts, meant.facts];
  const { title } = grounds.draft.content;
  if (known.some((one) => isKnownStatement(statement, title, one)))
    return { verdict: "supported", parts: of("supported"), reviewItem: null };
  if (of("contradicted").length > 0) return { verdict: "contradicted", parts, reviewItem: null };
  const ruleOf = once(() => ruleAnswer(statement.text, meant));
  const reviewItem = gravestOf([
    ...of("to-confirm").map((part) => reviewItemOf(part, statement, meant, ruleOf)),
    ...besideSupported(of("supported"), parts, statement, meant),
  ]);
  if (reviewItem !== null) return { verdict: "to-confirm", parts, reviewItem };
  return { verdict: of("supported").length > 0 ? "supported" : "no-claim", parts, reviewItem };
}

/** What the list of rules says of the whole statement, read at most once. */
type RuleOf = () => ReturnType<typeof ruleAnswer>;

/** `differs` asks for more care than `unknown`, and that for more than `agrees`. */
const gravest: readonly ClaimGroup[] = ["differs", "unknown", "agrees"];

function gravestOf(items: readonly ReviewItem[]): ReviewItem | null {
  return gravest.flatMap((group) => items.find((one) => one.group === group) ?? [])[0] ?? null;
}

/**
 * What of ours stands beside an open part. `agrees` only where a record holds the very figure and the words name
 * all that limits it, or a sentence of ours has the words of the clause; any other record that is near may say
 * something else. A sum that does not come out needs no record to differ.
 */
function reviewItemOf(part: Part, statement: Statement, meant: Meant, ruleOf: RuleOf): ReviewItem {
  const { because, claim, record } = part;
  const { facts } = meant;
  if (because?.kind === "sum") return { group: "differs", part, nearest: null };
  if (because?.kind === "carried") return besideRecord("differs", part, because.of);
  if (claim !== null) {
    const near = nearestToFigure(claim, statement, facts);
    if (near === null) return besideRecord("differs", part, claim.token?.record ?? null);
    const isSame = near.isSame && claim.token === null;
    const rest = leftOver(statement, [{ ...part, record: near.record, clause: null }], facts);
    return besideRecord(isSame && rest !== "turned" ? "agrees" : "differs", part, near.record);
  }
  if (record !== null) return besideRecord("differs", part, record);
  const clause = because?.kind === "rule" ? because.clause : statement.text;
  // What a clause leaves out (`nobody can object to it`) its sentence may say.
  const whole = ruleOf();
  if (whole !== undefined && "record" in whole && whole.record !== null)
    return besideRecord(whole.kind === "supported" ? "agrees" : "differs", part, whole.record);
  const like = sentenceLike(clause, meant);
  if (like !== null && because?.kind === "rule")
    return { group: "agrees", part, nearest: { kind: "page", ...like } };
  const [figure] = figuresIn(clause);
  const near =
    nearestInWords({ ...statement, text: clause }, figure?.quantity ?? null, facts) ??
    nearestInWords(statement, null, facts);
  return besideRecord("differs", part, near);
}

function besideRecord(group: ClaimGroup, part: Part, record: Fact | null): ReviewItem {
  return record === null
    ? { group: "unknown", part, nearest: null }
    : { group, part, nearest: { kind: "record", record } };
}

/** What a sentence says besides what records bear out: one fitting figure does not support the rest. */
function besideSupported(
  borneOut: readonly Part[],
  parts: readonly Part[],
  statement: Statement,
  { facts }: Meant,
): readonly ReviewItem[] {
  const first = borneOut.find(({ record }) => record !== null);
  if (first === undefined) return [];
  const isDerived = parts.some(({ because }) => because?.kind === "derived");
  const rest = leftOver(
    statement,
    borneOut.map((part) => ({
      ...part,
      clause: part.because?.kind === "rule" ? part.because.clause : null,
    })),
    facts,
  );
  if (rest === "nothing" && !isDerived) return [];
  const kind = rest === "nothing" ? "derived" : "rest";
  const part = { ...first, verdict: "to-confirm", because: { kind } } as const;
  return [besideRecord(rest === "turned" ? "differs" : "agrees", part, first.record)];
}

/** With the years of the exam that the statement speaks of, and the records of the newest of them. */
type Judging = Grounds & { readonly years: ReadonlySet<string>; readonly meant: Meant };

function partsOf(statement: Statement, judging: Judging): readonly Part[] {
  const { text } = statement;
  const { draft, meant } = judging;
  const sum = wrongSum(text);
  const sums: readonly Part[] = sum === null ? [] : [partOf("to-confirm", { kind: "sum", sum })];
  if (statement.example) return sums;
  const weekday = wrongWeekday(text);
  const days: readonly Part[] =
    weekday === null ? [] : [partOf("contradicted", { kind: "weekday", day: weekday })];
  const claims = claimsIn(statement, draft, meant.facts);
  const isRight = (other: Statement, grounds: Grounds) =>
    verdictOf(other, grounds).parts.every(
      ({ verdict }) => verdict === "supported" || verdict === "no-claim",
    );
  const figures = figureParts(claims, statement, { ...judging, isRight });
  const told = statement.values
    .filter(
      ({ start, end }) => !claims.some(({ figure }) => start < figure.end && figure.start < end),
    )
    .map(({ record }) => otherThanMeant(record, meant) ?? supportedPart(record));
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
  statement: Statement,
  figures: readonly Part[],
  { facts, years }: Judging,
): readonly Part[] {
  const { role, own, text, values } = statement;
  if (role === "heading" || role === "head" || isQuestion(text) || isHypothetical(text)) return [];
  // A row that is named as a record shows its value, and states nothing else.
  const isRecordRow = values.some(
    ({ record, start, end }) => own.includes(record.label) && end - start === text.length,
  );
  if (role === "cell" && isRecordRow) return [];
  const told = role === "cell" ? cellAsClause(statement) : text;
  const shown = values.map(({ start, end }) => text.slice(start, end));
  return clausesOf(told).flatMap((clause): readonly Part[] => {
    const holdsValue = shown.some((value) => clause.includes(value));
    const isExplained =
      holdsValue ||
      figures.some(
        ({ verdict, claim, because }) =>
          (verdict !== "no-claim" || because !== null) &&
          claim !== null &&
          clause.includes(claim.figure.text),
      );
    const ofClause = yearsIn(clause);
    const meant = recordsOf(ofClause.size > 0 ? ofClause : years, facts);
    const form = role === "sentence" ? "sentence" : "name";
    const { kind, ...rest } = ruleVerdict(clause, told, form, meant);
    const record = "record" in rest ? rest.record : null;
    if (kind === "no-claim" || (isExplained && kind !== "contradicted")) return [];
    const because = { kind: "rule", clause } as const;
    if (kind === "supported") return [{ ...supportedPart(record), because }];
    if (kind === "carried") return record === null ? [] : [ofFormer(record, meant)];
    // What opens a list says what the list is of.
    if (kind === "to-confirm" && /:\s*$/.test(text)) return [];
    const isCertain = kind === "contradicted" && isCertainRule(clause, told);
    return [{ ...partOf(isCertain ? "contradicted" : "to-confirm", because), record }];
  });
}

/** A rule of another year than the one that is spoken of. */
function ofFormer(record: Fact, { facts, unknown }: Meant): Part {
  const { from, into } = record.carried ?? { from: facts.edition, into: unknown ?? facts.edition };
  return carriedPart(record, from, into);
}

function tenseParts(statement: Statement, today: string, { facts }: Meant): readonly Part[] {
  const tense = statement.role === "cell" ? null : wrongTenseOf(statement, today, facts);
  if (tense === null) return [];
  return [{ ...partOf("contradicted", { kind: "tense", tense }), record: tense.record }];
}
