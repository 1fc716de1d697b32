import type { RowCounts } from "../../database/backup/copy-rows.ts";
import { restoreBackup, withBackup } from "../../database/backup/restore-backup.ts";
import type { OpenDatabase } from "../../database/open-database.ts";

/** Fills the database from the file. */
export function restored(database: OpenDatabase, path: string): Promise<RowCounts> {
  return withBackup(path, (backup) =>
    restoreBackup(database, backup.database, () => Promise.resolve()),
  );
}
