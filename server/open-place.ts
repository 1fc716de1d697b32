import { lockDataFolder } from "../database/data-folder-lock.ts";
import { openDatabase, type OpenDatabase } from "../database/open-database.ts";
import type { Settings } from "./config.ts";
import { openMigrated } from "./open-migrated.ts";
import { StartError, startError } from "./start-error.ts";

/** How long a statement may take while the site serves, in milliseconds: nobody waits for it any longer. */
const longestStatement = 10_000;

/** Where one running site keeps its data. */
export type Place = { readonly database: OpenDatabase; readonly close: () => Promise<void> };

/**
 * The migrated database, and the data folder's lock when it lies there. Throws `StartError` when
 * another server has the folder, or it cannot be used.
 */
export async function openPlace({ database: location, dataDir }: Settings): Promise<Place> {
  if ("databaseUrl" in location) {
    await (await openMigrated(location)).close();
    const database = await openDatabase(location, { statement: longestStatement });
    return { database, close: database.close };
  }
  const lock = takeDataFolder(dataDir);
  try {
    const database = await openMigrated(location);
    const close = async () => {
      await database.close();
      lock.release();
    };
    return { database, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function takeDataFolder(dataDir: string): { release: () => void } {
  let lock: { release: () => void } | null;
  try {
    lock = lockDataFolder(dataDir);
  } catch (error) {
    throw startError(`The data folder ${dataDir} cannot be used`, error);
  }
  if (lock === null)
    throw new StartError(
      `Another instance of the site already uses the data folder ${dataDir}: stop it, or set DATA_DIR.`,
    );
  return lock;
}
