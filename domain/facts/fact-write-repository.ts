import type { Queries } from "../../database/open-database.ts";
import type { FactStatement } from "./fact-statement.ts";

/** A statement as its author makes it: the database gives it its place. */
type NewStatement = Omit<
  FactStatement,
  | "position"
  | "state"
  | "seenApproval"
  | "checker"
  | "alone"
  | "decidedAt"
  | "decisionReason"
  | "approval"
  | "effectiveAt"
>;

/** Adds waiting statements after all others; the caller keeps other writers out. */
export async function insertStatements(
  queries: Queries,
  statements: readonly NewStatement[],
): Promise<void> {
  const { position, approval } = await lastNumbers(queries);
  await queries
    .insertInto("fact_statements")
    .values(
      statements.map((statement, index) => ({
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
      })),
    )
    .execute();
}

/** The numbers of the newest statement and of the newest approval; 0 where there is none. */
async function lastNumbers(queries: Queries) {
  const row = await queries
    .selectFrom("fact_statements")
    .select((of) => [of.fn.max("position").as("position"), of.fn.max("approval").as("approval")])
    .executeTakeFirst();
  return { position: row?.position ?? 0, approval: row?.approval ?? 0 };
}

/** The number of the newest approval on any of these records; 0 where there is none. */
export async function lastApprovalOf(
  queries: Queries,
  edition: string,
  factIds: readonly string[],
): Promise<number> {
  const row = await queries
    .selectFrom("fact_statements")
    .select((of) => of.fn.max("approval").as("approval"))
    .where("edition", "=", edition)
    .where("fact_id", "in", factIds)
    .executeTakeFirst();
  return row?.approval ?? 0;
}

type Approval = {
  readonly checker: string;
  readonly alone: string | null;
  readonly at: string;
  readonly effectiveAt: string;
};

/**
 * Approves these statements. Where they take effect at once, they replace what is in force for their
 * records; what is approved for later stays.
 */
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

/** Rejects the statements of a change. */
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
