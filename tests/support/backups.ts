import { open } from "node:fs/promises";
import { checkBackup } from "../../database/backup/read-backup.ts";
import { restoreBackup } from "../../database/backup/restore-backup.ts";
import type { OpenDatabase } from "../../database/open-database.ts";

/** Checks the file as the command does. */
export async function checked(path: string) {
  const file = await open(path);
  try {
    return await checkBackup(file);
  } finally {
    await file.close();
  }
}

/** Fills the database from the file; `between` happens after the check, before anything is written. */
export async function restored(
  database: OpenDatabase,
  path: string,
  between: () => void = () => undefined,
): Promise<void> {
  const file = await open(path);
  try {
    const backup = await checkBackup(file);
    between();
    await restoreBackup(database, { file, ...backup }, () => Promise.resolve());
  } finally {
    await file.close();
  }
}
