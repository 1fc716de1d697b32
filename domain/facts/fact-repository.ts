import type { Selectable } from "kysely";
import { z } from "zod";
import type { FactStatementRow } from "../../database/schema.ts";
import { takeAdvisoryLock, type OpenDatabase, type Queries } from "../../database/open-database.ts";
import { readJson } from "../../database/values.ts";
import { standings } from "../../content/facts/index.ts";
import { sourceSchema } from "./fact-source.ts";
import { statementStates, type FactStatement } from "./fact-statement.ts";
import { factValueSchema } from "./fact-value-schema.ts";

/** Until the transaction ends, nobody else writes statements. */
export function lockStatements({ engine }: OpenDatabase, queries: Queries): Promise<void> {
  return takeAdvisoryLock(engine, queries, "fact-statements");
}

function allStatements(queries: Queries) {
  return queries.selectFrom("fact_statements").selectAll();
}

async function read(found: ReturnType<typeof allStatements>): Promise<FactStatement[]> {
  return (await found.execute()).map(statementOf);
}

/** In effect, replaced or of later, in the order of taking effect. */
export function listApproved(queries: Queries): Promise<FactStatement[]> {
  return read(
    allStatements(queries)
      .where("state", "in", ["approved", "replaced"])
      .orderBy("effective_at")
      .orderBy("approval"),
  );
}

/** Newest first. */
export function listOfRecord(queries: Queries, factId: string, edition: string) {
  return read(
    allStatements(queries)
      .where("fact_id", "=", factId)
      .where("edition", "=", edition)
      .orderBy("position", "desc"),
  );
}

/** Of every edition, oldest first. */
export function listWaiting(queries: Queries): Promise<FactStatement[]> {
  return read(allStatements(queries).where("state", "=", "waiting").orderBy("position"));
}

export function listOfChange(queries: Queries, changeId: string): Promise<FactStatement[]> {
  return read(allStatements(queries).where("change_id", "=", changeId).orderBy("position"));
}

type Decision = "state" | "checker" | "alone" | "decidedAt" | "decisionReason" | "effectiveAt";

/** Before the database gives it its place, and before anybody decides. */
type NewStatement = Omit<FactStatement, Decision | "position" | "approval" | "seenApproval">;

/** The caller keeps other writers out. */
export async function insertStatements(
  queries: Queries,
  statements: readonly NewStatement[],
): Promise<void> {
  const { position, approval } = await lastNumbers(queries);
  const rows = statements.map((statement, index) => ({
    id: statement.id,
    change_id: statement.changeId,
    position: position + index + 1,
    fact_id: statement.factId,
    edition: statement.edition,
    value: JSON.stringify(statement.value),
    standing: statement.standing,
    source: JSON.stringify(statement.source),
    checked_on: statement.checkedOn,
    valid_from: statement.validFrom,
    state: "waiting",
    reason: statement.reason,
    public_note: statement.publicNote,
    is_minor: statement.isMinor ? 1 : 0,
    author: statement.author,
    seen_version: statement.seenVersion,
    seen_approval: approval,
    created_at: statement.createdAt,
  }));
  await queries.insertInto("fact_statements").values(rows).execute();
}

async function lastNumbers(queries: Queries) {
  const row = await queries
    .selectFrom("fact_statements")
    .select((of) => [of.fn.max("position").as("position"), of.fn.max("approval").as("approval")])
    .executeTakeFirst();
  return { position: row?.position ?? 0, approval: row?.approval ?? 0 };
}

type Approval = {
  readonly checker: string;
  readonly alone: string | null;
  readonly at: string;
  readonly effectiveAt: string;
};

/** At once they replace the ones in force for their records; approved ones for later stay. */
export async function approveStatements(
  queries: Queries,
  statements: readonly FactStatement[],
  { checker, alone, at, effectiveAt }: Approval,
): Promise<void> {
  const { approval } = await lastNumbers(queries);
  for (const [index, { id, factId, edition }] of statements.entries()) {
    if (effectiveAt <= at)
      await queries
        .updateTable("fact_statements")
        .set({ state: "replaced" })
        .where("fact_id", "=", factId)
        .where("edition", "=", edition)
        .where("state", "=", "approved")
        .where("effective_at", "<=", at)
        .execute();
    await queries
      .updateTable("fact_statements")
      .set({
        state: "approved",
        checker,
        alone,
        decided_at: at,
        effective_at: effectiveAt,
        approval: approval + index + 1,
      })
      .where("id", "=", id)
      .execute();
  }
}

export async function rejectStatements(
  queries: Queries,
  changeId: string,
  { checker, at, reason }: { checker: string; at: string; reason: string },
): Promise<void> {
  await queries
    .updateTable("fact_statements")
    .set({ state: "rejected", checker, decided_at: at, decision_reason: reason })
    .where("change_id", "=", changeId)
    .execute();
}

const standingSchema = z.enum(standings);
const stateSchema = z.enum(statementStates);

function statementOf(row: Selectable<FactStatementRow>): FactStatement {
  return {
    id: row.id,
    changeId: row.change_id,
    position: row.position,
    factId: row.fact_id,
    edition: row.edition,
    value: readJson(factValueSchema, row.value),
    standing: standingSchema.parse(row.standing),
    source: readJson(sourceSchema, row.source),
    checkedOn: row.checked_on,
    validFrom: row.valid_from,
    state: stateSchema.parse(row.state),
    reason: row.reason,
    publicNote: row.public_note,
    isMinor: row.is_minor === 1,
    author: row.author,
    seenVersion: row.seen_version,
    seenApproval: row.seen_approval,
    createdAt: row.created_at,
    checker: row.checker,
    alone: row.alone,
    decidedAt: row.decided_at,
    decisionReason: row.decision_reason,
    approval: row.approval,
    effectiveAt: row.effective_at,
  };
}
