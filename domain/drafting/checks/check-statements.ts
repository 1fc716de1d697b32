import { factText, isReportedDifference, type Fact } from "../../../content/facts/index.ts";
import type { CheckedSentence, Claim, Finding } from "../../posts/revisions/ledger.ts";
import { type Autofix, tokenFor } from "./autofix.ts";
import { premiseAmounts } from "./claims/arithmetic.ts";
import type { DraftContent } from "../writer.ts";
import { readDraft, type CheckContext, type DraftText } from "./draft-text.ts";
import type { Figure } from "./figures/figure.ts";
import { stopping, remark } from "./finding.ts";
import type { Statement } from "./text/statement.ts";
import { reasonFor, reasonToConfirm } from "./reasons.ts";
import type { Part, Grounds } from "./sentence-part.ts";
import { recordName } from "./claims/records-meant.ts";
import { verdictOf, type ReviewItem, type StatementVerdict } from "./verdict.ts";

type CheckedStatements = {
  readonly claims: readonly Claim[];
  readonly findings: readonly Finding[];
  readonly autofixes: readonly Autofix[];
  readonly sentences: readonly CheckedSentence[];
};

/** A statement with its verdict, and what the ledger calls it. */
export type GradedStatement = StatementVerdict & {
  readonly statement: Statement;
  readonly sentence: string;
};

/** Every statement of a draft in reading order, with its verdict. */
export function gradedStatements(
  content: DraftContent,
  context: CheckContext,
): readonly GradedStatement[] {
  const draft = readDraft(content, context.facts);
  const grounds = groundsOf(draft, context);
  return draft.statements.map((statement) => ({
    ...verdictOf(statement, grounds),
    statement,
    sentence: placeOf(statement).sentence,
  }));
}

function groundsOf(draft: DraftText, context: CheckContext): Grounds {
  return {
    draft,
    facts: context.facts,
    today: context.today,
    premises: premiseAmounts(context.request ?? ""),
  };
}

/** Gives every statement of a draft its verdict: claims for the ledger, findings for what is contradicted. */
export function checkStatements(draft: DraftText, context: CheckContext): CheckedStatements {
  const grounds = groundsOf(draft, context);
  const judged = draft.statements.map((statement) => ({
    statement,
    ...verdictOf(statement, grounds),
  }));
  const supported = judged.flatMap(({ statement, parts }) =>
    parts.flatMap((part) => supportedTyped(statement, part, grounds)),
  );
  return {
    claims: judged.flatMap(({ statement, ...verdict }) => claimOf(statement, verdict, grounds)),
    findings: judged
      .flatMap(({ statement, parts }) =>
        parts.flatMap((part) => findingOf(statement, part, grounds)),
      )
      .concat(supported.map(({ finding }) => finding)),
    autofixes: supported.flatMap(({ autofix }) => autofix ?? []),
    sentences: judged.map(({ statement, verdict }) => ({ ...placeOf(statement), verdict })),
  };
}

/** What the ledger calls a statement: a cell is told as a sentence, with the names of its row and its column before it. */
function placeOf({ place, role, own, text, headings }: Statement) {
  const [column = "", ...rows] = own.split(" | ");
  const name = [...rows, column].filter((head) => head !== "").join(", ");
  return {
    place,
    sentence: role === "cell" && name !== "" ? `${name}: ${text}` : text,
    under: headings[0] ?? "",
  };
}

function claimOf(
  statement: Statement,
  { verdict, parts, reviewItem }: StatementVerdict,
  grounds: Grounds,
): readonly Claim[] {
  if (verdict === "no-claim") return [];
  const records = [
    ...new Set(parts.flatMap((part) => (part.verdict === "no-claim" ? [] : (part.record ?? [])))),
  ];
  const gravest = parts.find((part) => part.verdict === verdict);
  return [
    {
      ...placeOf(statement),
      records: records.map((record) => ({
        id: recordName(record, grounds.facts),
        value: factText(record),
      })),
      verdict,
      why:
        reviewItem !== null
          ? reasonToConfirm(statement, reviewItem, grounds)
          : verdict === "supported" || gravest === undefined
            ? null
            : reasonFor(statement, gravest, grounds),
      raised: false,
      group: reviewItem?.group ?? "unknown",
      nearest: reviewItem === null ? null : nearestOf(reviewItem, grounds),
    },
  ];
}

function nearestOf({ nearest }: ReviewItem, { facts }: Grounds): Claim["nearest"] {
  if (nearest === null || nearest.kind === "page") return nearest;
  const { record } = nearest;
  return { kind: "record", id: recordName(record, facts), value: factText(record) };
}

/** Only what is contradicted stops; what has to be confirmed waits in the ledger. */
function findingOf(statement: Statement, part: Part, grounds: Grounds): readonly Finding[] {
  const { verdict, because, record } = part;
  if (verdict !== "contradicted" || because === null) return [];
  const kind = because.kind === "value" ? because.finding : "contradiction";
  const message = reasonFor(statement, part, grounds);
  const name = record === null ? null : recordName(record, grounds.facts);
  return [stopping(kind, statement.place, quoteOf(statement, part), message, name)];
}

/** The words in question. */
function quoteOf({ text }: Statement, { claim, because }: Part): string {
  if (claim !== null)
    return claim.token === null
      ? claim.figure.text
      : text.slice(claim.token.start, claim.token.end);
  return because?.kind === "rule" ? because.clause : text;
}

/** A typed value that a record holds becomes its token where that reads the same. */
function supportedTyped(
  statement: Statement,
  { verdict, record, claim }: Part,
  { facts }: Grounds,
): readonly { readonly finding: Finding; readonly autofix: Autofix | null }[] {
  if (verdict !== "supported" || record === null || claim === null || claim.token !== null)
    return [];
  if (isPlain(statement) || isReportedDifference(record)) return [];
  const name = recordName(record, facts);
  const token = tokenFor(claim.figure, { ...record, id: name }, statement.role === "cell");
  if (token === null) return [];
  const autofix = autofixOf(statement, claim.figure, token);
  const message = typedMessage(record, token, autofix !== null);
  const finding = {
    ...remark("typed-figure", statement.place, claim.figure.text, message),
    record: name,
  };
  return [{ finding, autofix }];
}

function typedMessage(record: Fact, token: string, isMended: boolean): string {
  return isMended
    ? `The typed value of “${record.label}” was replaced by its token ${token}.`
    : `The value of “${record.label}” is typed; its token is ${token}.`;
}

/** Titles and headings hold no tokens. */
function isPlain({ place, role }: Statement): boolean {
  return place.field === "title" || role === "heading";
}

function autofixOf(statement: Statement, { start, end }: Figure, token: string): Autofix | null {
  const { field } = statement.place;
  if (field !== "body_markdown" && field !== "hero_summary" && field !== "meta_description")
    return null;
  const held = statement.segments.find((one) => one.start <= start && end <= one.end);
  if (held?.isFixable !== true) return null;
  const source = held.from + start - held.start;
  return { field, start: source, end: source + end - start, token };
}
