import { onTestFinished } from "vitest";
import {
  openDatabase,
  type DatabaseLocation,
  type OpenDatabase,
} from "../../database/open-database.ts";

/** A connection beside that of a site which runs in this process. */
export async function openSecondConnection(location: DatabaseLocation): Promise<OpenDatabase> {
  const database = await openDatabase(location);
  onTestFinished(() => database.close());
  return database;
}
