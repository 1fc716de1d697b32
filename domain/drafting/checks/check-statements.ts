import { factText, isReportedDifference, type Fact } from "../../../content/facts/index.ts";
import type { CheckedSentence, Claim, Finding } from "../../posts/revisions/ledger.ts";
import type { Autofix } from "./autofix.ts";
import { premiseAmounts } from "./claims/arithmetic.ts";
import type { CheckContext, DraftText } from "./draft-text.ts";
import type { Figure } from "./figures/figure.ts";
import { stopping, remark } from "./finding.ts";
import type { Statement } from "./text/statement.ts";
import { tokenFor } from "./token-for.ts";
import { reasonFor } from "./reasons.ts";
import type { Part } from "./sentence-part.ts";
import { recordName } from "./claims/records-meant.ts";
import type { Grounds } from "./grounds.ts";
import { verdictOf, type StatementVerdict } from "./verdict.ts";

type CheckedStatements = {
  readonly claims: readonly Claim[];
  readonly findings: readonly Finding[];
  readonly autofixes: readonly Autofix[];
  readonly sentences: readonly CheckedSentence[];
};

/** Gives every statement of a draft its verdict: claims for the ledger, findings for what is contradicted. */
export function checkStatements(draft: DraftText, context: CheckContext): CheckedStatements {
  const grounds: Grounds = {
    draft,
    facts: context.facts,
    today: context.today,
    premises: premiseAmounts(context.premises ?? []),
  };
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

/** What the ledger calls a statement: a cell has its heads before it. */
function placeOf({ place, role, own, text, headings }: Statement) {
  return {
    place,
    sentence: role === "cell" ? `${own}: ${text}` : text,
    under: headings[0] ?? "",
  };
}

function claimOf(
  statement: Statement,
  { verdict, parts }: StatementVerdict,
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
        verdict === "supported" || gravest === undefined
          ? null
          : reasonFor(statement, gravest, grounds),
      raised: false,
    },
  ];
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
  const piece = statement.pieces.find((one) => one.start <= start && end <= one.end);
  if (piece === undefined) return null;
  const source = piece.source + start - piece.start;
  return { field, start: source, end: source + end - start, token };
}
