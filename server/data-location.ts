import { lockDataFolder } from "../database/data-folder.ts";
import { migrate } from "../database/migrate.ts";
import {
  openDatabase,
  type DatabaseLocation,
  type OpenDatabase,
} from "../database/open-database.ts";
import type { Log } from "../domain/shared/log.ts";
import type { Settings } from "./config.ts";
import { StartError, startErrorFrom } from "./start-error.ts";

/** In milliseconds, while the site serves. */
const statementTimeout = 10_000;

type DataLocation = { readonly database: OpenDatabase; readonly close: () => Promise<void> };

export function openDataLocation(settings: Settings, log: Log): Promise<DataLocation> {
  return openLocked(settings, async (location) => {
    const migratedDatabase = await openMigrated(location, log);
    if ("dataDir" in location) return migratedDatabase;
    await migratedDatabase.close();
    return openDatabase(location, { statement: statementTimeout });
  });
}

export function openDataLocationAsItIs(settings: Settings): Promise<DataLocation> {
  return openLocked(settings, openAsItIs);
}

async function openLocked(
  { database: location, dataDir }: Settings,
  open: (location: DatabaseLocation) => Promise<OpenDatabase>,
): Promise<DataLocation> {
  const lock = "dataDir" in location ? acquireDataFolder(dataDir) : null;
  try {
    const database = await open(location);
    const close = async () => {
      await database.close();
      lock?.release();
    };
    return { database, close };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

function acquireDataFolder(dataDir: string): { release: () => void } {
  try {
    const lock = lockDataFolder(dataDir);
    if (lock !== null) return lock;
  } catch (error) {
    throw startErrorFrom(`The data folder ${dataDir} cannot be used`, error);
  }
  throw new StartError(
    `Another instance of the site already uses the data folder ${dataDir}: stop it, or set DATA_DIR.`,
  );
}

export async function openAsItIs(location: DatabaseLocation): Promise<OpenDatabase> {
  return openDatabase(location).catch((error: unknown) => {
    throw cannotOpen(location, error);
  });
}

/** A schema that is ahead by one migration is used as it is. */
export async function openMigrated(
  location: DatabaseLocation,
  log?: Pick<Log, "warn">,
): Promise<OpenDatabase> {
  const database = await openAsItIs(location);
  try {
    const ahead = await migrate(database);
    if (ahead !== null)
      log?.warn("A newer version of the site has changed the database; it is used as it is.", {
        migration: ahead,
      });
    return database;
  } catch (error) {
    await database.close();
    throw cannotOpen(location, error);
  }
}

export function locationName(location: DatabaseLocation): string {
  return "dataDir" in location ? `in DATA_DIR (${location.dataDir})` : "at DATABASE_URL";
}

function cannotOpen(location: DatabaseLocation, error: unknown) {
  return startErrorFrom(`The database ${locationName(location)} cannot be opened`, error);
}
