import { cpSync } from "node:fs";
import { describe, inject, onTestFinished } from "vitest";
import {
  openDatabase,
  type DatabaseLocation,
  type Engine,
  type OpenDatabase,
} from "../../database/open-database.ts";
import { emptyFolder, type AtEnd } from "./empty-folder.ts";
import { takeBareDatabase, takeDatabase } from "./postgres-databases.ts";

export type OpenTestDatabase = () => Promise<OpenDatabase>;

/** Declares the same tests on the embedded database and on a real PostgreSQL. */
export function onBothEngines(
  subject: string,
  tests: (openTestDatabase: OpenTestDatabase, engine: Engine) => void,
): void {
  describe.each(["sqlite", "postgres"] as const)(`${subject} on %s`, (engine) => {
    tests(() => openTestDatabase(engine), engine);
  });
}

/** A migrated, empty database of its own; closed and removed when the test ends. */
export async function openTestDatabase(engine: Engine): Promise<OpenDatabase> {
  const database = await openDatabase(await newDatabase(engine));
  onTestFinished(() => database.close());
  return database;
}

/** The place of a database as new, migrated and empty. */
export async function newDatabase(
  engine: Engine,
  atEnd: AtEnd = onTestFinished,
): Promise<DatabaseLocation> {
  if (engine === "sqlite") {
    const dataDir = emptyFolder(atEnd);
    cpSync(inject("embeddedTemplate"), dataDir, { recursive: true });
    return { dataDir };
  }
  return { databaseUrl: await takeDatabase(atEnd) };
}

/** The place of a database without any table. */
export async function unusedDatabase(engine: Engine): Promise<DatabaseLocation> {
  if (engine === "sqlite") return { dataDir: emptyFolder() };
  return { databaseUrl: await takeBareDatabase(onTestFinished) };
}

/** The settings by which a site or a command finds it. */
export function environmentOf(location: DatabaseLocation): Record<string, string> {
  return "dataDir" in location
    ? { DATA_DIR: location.dataDir }
    : { DATABASE_URL: location.databaseUrl };
}
