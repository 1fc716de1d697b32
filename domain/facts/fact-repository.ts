import type { Selectable } from "kysely";
import { z } from "zod";
import type { FactStatementRow } from "../../database/fact-rows.ts";
import type { Queries } from "../../database/open-database.ts";
import { readJson, type Count } from "../../database/values.ts";
import { standings } from "../../content/facts/index.ts";
import { statementStates, type FactStatement } from "./fact-statement.ts";
import { factValueSchema } from "./fact-value-schema.ts";

/** Approved once: what a later statement replaced was in effect before. */
export const effectiveStates = ["approved", "replaced"];

/** What holds now or is approved for later, in the order of taking effect. */
export async function listApproved(queries: Queries): Promise<FactStatement[]> {
  const rows = await queries
    .selectFrom("fact_statements")
    .selectAll()
    .where("state", "=", "approved")
    .orderBy("effective_at")
    .orderBy("position")
    .execute();
  return rows.map(statementOf);
}

/** How many statements have taken effect until this instant; of those at the very instant, up to this approval. */
export async function countEffective(
  queries: Queries,
  at: string,
  approval: number | null = null,
): Promise<number> {
  let effective = queries
    .selectFrom("fact_statements")
    .select((of) => of.fn.countAll<Count>().as("count"))
    .where("state", "in", effectiveStates)
    .where("effective_at", "<=", at);
  if (approval !== null)
    effective = effective.where((of) =>
      of.or([of("effective_at", "<", at), of("approval", "<=", approval)]),
    );
  const { count } = await effective.executeTakeFirstOrThrow();
  return Number(count);
}

/** Everything that was stated of a record, newest first. */
export async function listOfRecord(
  queries: Queries,
  factId: string,
  edition: string,
): Promise<FactStatement[]> {
  const rows = await queries
    .selectFrom("fact_statements")
    .selectAll()
    .where("fact_id", "=", factId)
    .where("edition", "=", edition)
    .orderBy("position", "desc")
    .execute();
  return rows.map(statementOf);
}

/** The statements that wait for approval, of every edition, oldest first. */
export async function listWaiting(queries: Queries): Promise<FactStatement[]> {
  const rows = await queries
    .selectFrom("fact_statements")
    .selectAll()
    .where("state", "=", "waiting")
    .orderBy("position")
    .execute();
  return rows.map(statementOf);
}

/** The statements of one change, in the order of writing; empty when there is no such change. */
export async function listOfChange(queries: Queries, changeId: string): Promise<FactStatement[]> {
  const rows = await queries
    .selectFrom("fact_statements")
    .selectAll()
    .where("change_id", "=", changeId)
    .orderBy("position")
    .execute();
  return rows.map(statementOf);
}

const sourceSchema = z.object({
  title: z.string(),
  address: z.string(),
  page: z.string().optional(),
  quotedLine: z.string().optional(),
});
const standingSchema = z.enum(standings);
const stateSchema = z.enum(statementStates);

export function statementOf(row: Selectable<FactStatementRow>): FactStatement {
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
