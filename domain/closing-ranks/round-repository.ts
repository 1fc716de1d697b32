import type { Insertable } from "kysely";
import type { ClosingRankRoundRow } from "../../database/schema.ts";
import type { Queries } from "../../database/open-database.ts";

/** An import without its rows. */
export type StoredRound = {
  readonly id: string;
  readonly year: number;
  readonly round: number;
  readonly rows: number;
  readonly source: string;
  readonly by: string;
  readonly at: string;
};

/** All imports, the oldest first. Earlier versions of the site could withdraw one. */
export async function listStored(queries: Queries): Promise<StoredRound[]> {
  const rows = await queries
    .selectFrom("rank_rounds")
    .select(["id", "year", "round", "row_count", "source", "imported_by", "imported_at"])
    .where("withdrawn_at", "is", null)
    .orderBy("imported_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    year: row.year,
    round: row.round,
    rows: row.row_count,
    source: row.source,
    by: row.imported_by,
    at: row.imported_at,
  }));
}

/** The rows of an import, as CSV with their heads. */
export async function readStoredRows(queries: Queries, id: string): Promise<string> {
  const { rows } = await queries
    .selectFrom("rank_rounds")
    .select("rows")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return rows;
}

export async function insertRound(
  queries: Queries,
  round: Omit<Insertable<ClosingRankRoundRow>, "withdrawn_at" | "withdrawn_by">,
): Promise<void> {
  await queries
    .insertInto("rank_rounds")
    .values({ ...round, withdrawn_at: null, withdrawn_by: null })
    .execute();
}
