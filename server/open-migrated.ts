import { migrate } from "../database/migrate.ts";
import {
  openDatabase,
  type DatabaseLocation,
  type OpenDatabase,
} from "../database/open-database.ts";
import type { Log } from "../domain/shared/log.ts";
import { startErrorFrom } from "./start-error.ts";

/** Opens the database as it is; throws `StartError` with one sentence when it cannot. */
export async function openAsItIs(location: DatabaseLocation): Promise<OpenDatabase> {
  return openDatabase(location).catch((error: unknown) => {
    throw cannotOpen(location, error);
  });
}

/**
 * Opens the database at its newest schema, or at one that is ahead by a migration: the log is told of
 * it then. Throws `StartError` with one sentence when it cannot.
 */
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

/** Where it is, in the words of the settings. */
export function locationName(location: DatabaseLocation): string {
  return "dataDir" in location ? `in DATA_DIR (${location.dataDir})` : "at DATABASE_URL";
}

function cannotOpen(location: DatabaseLocation, error: unknown) {
  return startErrorFrom(`The database ${locationName(location)} cannot be opened`, error);
}
