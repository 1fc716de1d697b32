import { migrate } from "../database/migrate.ts";
import {
  openDatabase,
  type DatabaseLocation,
  type OpenDatabase,
} from "../database/open-database.ts";
import { startError } from "./start-error.ts";

/** Opens the database at its newest schema; throws `StartError` with one sentence when it cannot. */
export async function openMigrated(location: DatabaseLocation): Promise<OpenDatabase> {
  let database: OpenDatabase | undefined;
  try {
    database = await openDatabase(location);
    await migrate(database);
    return database;
  } catch (error) {
    await database?.close();
    throw startError(`The database ${placeName(location)} cannot be opened`, error);
  }
}

/** Where it is, in the words of the settings. */
export function placeName(location: DatabaseLocation): string {
  return "dataDir" in location ? `in DATA_DIR (${location.dataDir})` : "at DATABASE_URL";
}
