import type { Queries } from "../../database/open-database.ts";

/** An import that stands, without its rows. */
export type StandingImport = { readonly id: string; readonly year: number; readonly round: number };

/** The imports that were not withdrawn, the oldest first. */
export async function listStanding(queries: Queries): Promise<StandingImport[]> {
  return queries
    .selectFrom("rank_rounds")
    .select(["id", "year", "round"])
    .where("withdrawn_at", "is", null)
    .orderBy("imported_at")
    .orderBy("id")
    .execute();
}

/** The rows of an import, as CSV with their heads. */
export async function readRows(queries: Queries, id: string): Promise<string> {
  const { rows } = await queries
    .selectFrom("rank_rounds")
    .select("rows")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return rows;
}
