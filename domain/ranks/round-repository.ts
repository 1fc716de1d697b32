import type { Insertable } from "kysely";
import { z } from "zod";
import type { Queries } from "../../database/open-database.ts";
import type { RankRoundRow } from "../../database/rank-rows.ts";
import { readJson } from "../../database/values.ts";
import type { AuditAction } from "../audit/audit-actions.ts";

/** An import that stands, without its rows. */
type StandingImport = { readonly id: string; readonly year: number; readonly round: number };

/** An import without its rows, withdrawn or not. */
type KeptImport = StandingImport & {
  readonly rowCount: number;
  readonly source: string;
  readonly importedBy: string;
  readonly importedAt: string;
  readonly withdrawn: Withdrawal | null;
};

/** When and by whom an import was taken back, and in which words; they are null where the log has none. */
export type Withdrawal = {
  readonly at: string;
  readonly by: string;
  readonly reason: string | null;
};

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

/** All imports, the newest first. */
export async function listImports(queries: Queries): Promise<KeptImport[]> {
  const rows = await queries
    .selectFrom("rank_rounds")
    .select(["id", "year", "round", "row_count", "source", "imported_by", "imported_at"])
    .select(["withdrawn_at", "withdrawn_by"])
    .orderBy("imported_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const isAnyWithdrawn = rows.some((row) => row.withdrawn_at !== null);
  const reasons = isAnyWithdrawn ? await reasonsOfWithdrawals(queries) : null;
  return rows.map((row) => ({
    ...{ id: row.id, year: row.year, round: row.round, rowCount: row.row_count },
    ...{ source: row.source, importedBy: row.imported_by, importedAt: row.imported_at },
    withdrawn:
      row.withdrawn_at === null
        ? null
        : {
            ...{ at: row.withdrawn_at, by: row.withdrawn_by ?? "" },
            reason: reasons?.get(row.id) ?? null,
          },
  }));
}

/** The words in which imports were taken back, by the id of the import: they stand in the log alone. */
async function reasonsOfWithdrawals(queries: Queries): Promise<ReadonlyMap<string, string | null>> {
  const entries = await queries
    .selectFrom("audit_log")
    .select(["reason", "details"])
    .where("action", "=", "ranks-withdrawn" satisfies AuditAction)
    .execute();
  return new Map(
    entries.map(({ reason, details }) => [readJson(withdrawalDetails, details).id, reason]),
  );
}

const withdrawalDetails = z.object({ id: z.string() });

/** The rows of an import, as CSV with their heads. */
export async function readRows(queries: Queries, id: string): Promise<string> {
  const { rows } = await queries
    .selectFrom("rank_rounds")
    .select("rows")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return rows;
}

export async function insertRound(
  queries: Queries,
  round: Omit<Insertable<RankRoundRow>, "withdrawn_at" | "withdrawn_by">,
): Promise<void> {
  await queries
    .insertInto("rank_rounds")
    .values({ ...round, withdrawn_at: null, withdrawn_by: null })
    .execute();
}

/** Takes an import back; false when there is none with this id that stands. */
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

/** The import with this id, withdrawn or not. */
export async function findImport(
  queries: Queries,
  id: string,
): Promise<StandingImport | undefined> {
  return queries
    .selectFrom("rank_rounds")
    .select(["id", "year", "round"])
    .where("id", "=", id)
    .executeTakeFirst();
}
