import { sql } from "kysely";
import type { Queries } from "./open-database.ts";

/** The audit log's entries for a backup that was made, and for a site that was filled from one. */
export const backupMade = "backup-made";
export const siteRestored = "site-restored";

/** When the last backup of this database was made, as an ISO instant; null when there was none. */
export async function lastBackup(queries: Queries): Promise<string | null> {
  const newest = await newestBackup(queries).executeTakeFirst();
  return newest?.at ?? null;
}

/** The newest entry for a backup, by the index of those entries: it is for a constant, not for a parameter. */
export function newestBackup(queries: Queries) {
  return queries
    .selectFrom("audit_log")
    .select("at")
    .where("action", "=", sql.lit(backupMade))
    .orderBy("sequence", "desc")
    .limit(1);
}
