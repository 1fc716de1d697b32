import type { Updateable } from "kysely";
import { z } from "zod";
import { standings, type Edition } from "../../content/facts/index.ts";
import { named, type NamedRow } from "../../database/named-rows.ts";
import { takeAdvisoryLock, type OpenDatabase, type Queries } from "../../database/open-database.ts";
import type { Database } from "../../database/schema.ts";
import { readJson } from "../../database/values.ts";
import type { EditionHistory } from "./edition-history.ts";
import { sourceSchema } from "./fact-source.ts";
import type { FactStatement } from "./fact-statement.ts";
import { factValueSchema } from "./fact-value-schema.ts";

/** Until the transaction ends, nobody else writes statements. */
export function lockStatements({ engine }: OpenDatabase, queries: Queries): Promise<void> {
  return takeAdvisoryLock(engine, queries, "fact-statements");
}

export function listEditions(queries: Queries): Promise<EditionHistory[]> {
  return named(queries)
    .selectFrom("editions")
    .select(["edition", "openedAt", "finishedAt", "archivedAt", "checkedOn"])
    .orderBy("edition")
    .execute();
}

/** One without a row is the first one, which is open. */
export async function saveEdition(
  queries: Queries,
  edition: Edition,
  at: string,
  changes: Updateable<Database["editions"]>,
): Promise<void> {
  await queries
    .insertInto("editions")
    .values({ state: "open", created_at: at, ...changes, edition })
    .onConflict((conflict) => conflict.column("edition").doUpdateSet(changes))
    .execute();
}

function allStatements(queries: Queries) {
  return named(queries).selectFrom("factStatements").selectAll();
}

async function read(found: ReturnType<typeof allStatements>): Promise<FactStatement[]> {
  return (await found.execute()).map(statementOf);
}

/** In effect, replaced or of later, in the order of taking effect. */
export function listApproved(queries: Queries): Promise<FactStatement[]> {
  return read(
    allStatements(queries)
      .where("state", "in", ["approved", "replaced"])
      .orderBy("effectiveAt")
      .orderBy("approval"),
  );
}

export function listOfRecord(queries: Queries, factId: string, edition: string) {
  return read(
    allStatements(queries)
      .where("factId", "=", factId)
      .where("edition", "=", edition)
      .orderBy("position", "desc"),
  );
}

/** Of every edition, oldest first. */
export function listWaiting(queries: Queries): Promise<FactStatement[]> {
  return read(allStatements(queries).where("state", "=", "waiting").orderBy("position"));
}

export function listOfChange(queries: Queries, changeId: string): Promise<FactStatement[]> {
  return read(allStatements(queries).where("changeId", "=", changeId).orderBy("position"));
}

type Decision = "state" | "checker" | "alone" | "decidedAt" | "decisionReason" | "effectiveAt";

/** Before the database gives it its place, and before anybody decides. */
type NewStatement = Omit<FactStatement, Decision | "position" | "approval" | "seenApproval">;

export async function insertStatements(
  queries: Queries,
  statements: readonly NewStatement[],
): Promise<void> {
  const { position, approval } = await lastNumbers(queries);
  const rows = statements.map(({ isMinor, value, source, ...statement }, index) => ({
    ...statement,
    position: position + index + 1,
    value: JSON.stringify(value),
    source: JSON.stringify(source),
    state: "waiting" as const,
    isMinor: isMinor ? 1 : 0,
    seenApproval: approval,
  }));
  await named(queries).insertInto("factStatements").values(rows).execute();
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
      await named(queries)
        .updateTable("factStatements")
        .set({ state: "replaced" })
        .where("factId", "=", factId)
        .where("edition", "=", edition)
        .where("state", "=", "approved")
        .where("effectiveAt", "<=", at)
        .execute();
    const decision = { state: "approved", checker, alone, decidedAt: at, effectiveAt } as const;
    await named(queries)
      .updateTable("factStatements")
      .set({ ...decision, approval: approval + index + 1 })
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

function statementOf(row: NamedRow<"fact_statements">): FactStatement {
  return {
    ...row,
    value: readJson(factValueSchema, row.value),
    standing: standingSchema.parse(row.standing),
    source: readJson(sourceSchema, row.source),
    isMinor: row.isMinor === 1,
  };
}
