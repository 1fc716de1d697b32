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
  readonly withdrawn: { readonly at: string; readonly by: string } | null;
};

/** All imports, withdrawn or not, the oldest first. */
export async function listStored(queries: Queries): Promise<StoredRound[]> {
  const rows = await queries
    .selectFrom("rank_rounds")
    .select(["id", "year", "round", "row_count", "source", "imported_by", "imported_at"])
    .select(["withdrawn_at", "withdrawn_by"])
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
    withdrawn:
      row.withdrawn_at === null ? null : { at: row.withdrawn_at, by: row.withdrawn_by ?? "" },
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

/** Takes an import back; false when it was withdrawn already. */
export async function withdrawRound(
  queries: Queries,
  id: string,
  { at, by }: { readonly at: string; readonly by: string },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("rank_rounds")
    .set({ withdrawn_at: at, withdrawn_by: by })
    .where("id", "=", id)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
