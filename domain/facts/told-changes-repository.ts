import type { Queries } from "../../database/open-database.ts";
import { effectiveStates, statementOf } from "./fact-repository.ts";
import type { FactStatement } from "./fact-statement.ts";

/** A statement that took effect, with the one that held for its record before; null for the record as shipped. */
export type EffectiveStatement = {
  readonly statement: FactStatement;
  readonly before: FactStatement | null;
};

/** What readers were told took effect after `since` and until `at`, newest first. */
export async function listToldSince(
  queries: Queries,
  { since, at }: { readonly since: string; readonly at: string },
): Promise<EffectiveStatement[]> {
  const rows = await queries
    .selectFrom("fact_statements")
    .selectAll()
    .where("state", "in", effectiveStates)
    .where("effective_at", ">", since)
    .where("effective_at", "<=", at)
    .where("is_minor", "=", 0)
    .orderBy("effective_at", "desc")
    .orderBy("position", "desc")
    .execute();
  return withPredecessors(queries, rows.map(statementOf));
}

/** A place in the order of changes: that of the first statement of one. */
export type ChangePlace = { readonly effectiveAt: string; readonly position: number };

/**
 * What readers were told until this instant, by the last `limit` changes before a place: newest change
 * first, its statements in the order of writing.
 */
export async function listToldBefore(
  queries: Queries,
  { at, before, limit }: { at: string; before: ChangePlace | null; limit: number },
): Promise<EffectiveStatement[]> {
  let changes = queries
    .selectFrom("fact_statements")
    .select(["change_id", "effective_at"])
    .select((of) => of.fn.min("position").as("first"))
    .where("state", "in", effectiveStates)
    .where("effective_at", "<=", at)
    .where("is_minor", "=", 0)
    .groupBy(["change_id", "effective_at"])
    .orderBy("effective_at", "desc")
    .orderBy("first", "desc")
    .limit(limit);
  if (before !== null) {
    const { effectiveAt, position } = before;
    changes = changes.where((of) =>
      of.or([
        of("effective_at", "<", effectiveAt),
        of.and([of("effective_at", "=", effectiveAt), of("position", "<", position)]),
      ]),
    );
  }
  const places = new Map(
    (await changes.execute()).map(({ change_id }, place) => [change_id, place]),
  );
  if (places.size === 0) return [];
  const rows = await queries
    .selectFrom("fact_statements")
    .selectAll()
    .where("change_id", "in", [...places.keys()])
    .orderBy("position")
    .execute();
  const placeOf = (row: (typeof rows)[number]) => places.get(row.change_id) ?? 0;
  rows.sort((one, other) => placeOf(one) - placeOf(other));
  return withPredecessors(queries, rows.map(statementOf));
}

/** Each with what held for its record before it. */
async function withPredecessors(
  queries: Queries,
  statements: readonly FactStatement[],
): Promise<EffectiveStatement[]> {
  if (statements.length === 0) return [];
  const links = await queries
    .selectFrom("fact_statements as stated")
    .select("stated.id")
    .select((of) =>
      of
        .selectFrom("fact_statements as former")
        .select("former.id")
        .whereRef("former.fact_id", "=", "stated.fact_id")
        .whereRef("former.edition", "=", "stated.edition")
        .where("former.state", "in", effectiveStates)
        .where((or) =>
          or.or([
            or("former.effective_at", "<", or.ref("stated.effective_at")),
            or.and([
              or("former.effective_at", "=", or.ref("stated.effective_at")),
              or("former.position", "<", or.ref("stated.position")),
            ]),
          ]),
        )
        .orderBy("former.effective_at", "desc")
        .orderBy("former.position", "desc")
        .limit(1)
        .as("before"),
    )
    .where(
      "stated.id",
      "in",
      statements.map(({ id }) => id),
    )
    .execute();
  const formerIds = links.flatMap(({ before }) => before ?? []);
  const rows =
    formerIds.length === 0
      ? []
      : await queries
          .selectFrom("fact_statements")
          .selectAll()
          .where("id", "in", formerIds)
          .execute();
  const former = new Map(rows.map((row) => [row.id, statementOf(row)]));
  const idsBefore = new Map(links.map(({ id, before }) => [id, before]));
  return statements.map((statement) => ({
    statement,
    before: former.get(idsBefore.get(statement.id) ?? "") ?? null,
  }));
}
