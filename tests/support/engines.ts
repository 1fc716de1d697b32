import { randomUUID } from "node:crypto";
import { cpSync } from "node:fs";
import { describe, inject, onTestFinished } from "vitest";
import {
  openDatabase,
  type DatabaseLocation,
  type Engine,
  type OpenDatabase,
} from "../../database/open-database.ts";
import { emptyFolder, type AtEnd } from "./empty-folder.ts";
import { spend } from "./spent.ts";
import { run } from "./postgres-server.ts";

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

/** The place of a new database, migrated and empty: a copy of the run's template. */
export async function newDatabase(
  engine: Engine,
  atEnd: AtEnd = onTestFinished,
): Promise<DatabaseLocation> {
  if (engine === "sqlite") {
    const dataDir = emptyFolder(atEnd);
    cpSync(inject("embeddedTemplate"), dataDir, { recursive: true });
    return { dataDir };
  }
  return { databaseUrl: await createPostgresDatabase("template", atEnd) };
}

/** The place of a database without any table. */
export async function unusedDatabase(engine: Engine): Promise<DatabaseLocation> {
  if (engine === "sqlite") return { dataDir: emptyFolder() };
  return { databaseUrl: await createPostgresDatabase("template0", onTestFinished) };
}

/** The settings by which a site or a command finds it. */
export function environmentOf(location: DatabaseLocation): Record<string, string> {
  return "dataDir" in location
    ? { DATA_DIR: location.dataDir }
    : { DATABASE_URL: location.databaseUrl };
}

async function createPostgresDatabase(template: string, atEnd: AtEnd): Promise<string> {
  const server = inject("postgresUrl");
  spend("databases");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await run(`${server}/postgres`, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  // Thousands of its files are not worth writing to the disk, and would take minutes to remove after the run.
  atEnd(() => run(`${server}/postgres`, `DROP DATABASE ${name} WITH (FORCE)`));
  return `${server}/${name}`;
}
