import type { Queries } from "./open-database.ts";

/** Under which the instant of the last backup is kept. */
export const lastBackupName = "last-backup";

/** When the last backup was made, as an ISO instant; null for never. */
export async function lastBackup(queries: Queries): Promise<string | null> {
  const row = await queries
    .selectFrom("site_secrets")
    .select("value")
    .where("name", "=", lastBackupName)
    .executeTakeFirst();
  return row?.value ?? null;
}
