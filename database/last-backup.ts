import type { Queries } from "./open-database.ts";

/** The audit log's entries for a backup that was made, and for a site that was filled from one. */
export const backupMade = "backup-made";
export const siteRestored = "site-restored";

/**
 * When the last backup of this database was made, as an ISO instant; null when there was none. Reads
 * only entries that belong to no post, by the index of `post_id`.
 */
export async function lastBackup(queries: Queries): Promise<string | null> {
  const last = await queries
    .selectFrom("audit_log")
    .select("at")
    .where("post_id", "is", null)
    .where("action", "=", backupMade)
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.at ?? null;
}
