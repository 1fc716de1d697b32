import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, inject, onTestFinished } from "vitest";
import { migrate } from "../../database/migrate.ts";
import {
  openDatabase,
  type DatabaseLocation,
  type Engine,
  type OpenDatabase,
} from "../../database/open-database.ts";
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
  const location = await newDatabase(engine);
  const database = await openDatabase(location);
  onTestFinished(() => database.close());
  if (engine === "sqlite") await migrate(database);
  return database;
}

/** The place of a new database: an empty folder, or a copy of the migrated template. */
export async function newDatabase(engine: Engine): Promise<DatabaseLocation> {
  if (engine === "sqlite") {
    const dataDir = mkdtempSync(join(tmpdir(), "jee-guide-data-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    return { dataDir };
  }
  const server = inject("postgresUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await run(`${server}/postgres`, `CREATE DATABASE ${name} TEMPLATE template`);
  return { databaseUrl: `${server}/${name}` };
}

/** The place of a database without any table. */
export async function unusedDatabase(engine: Engine): Promise<DatabaseLocation> {
  const location = await newDatabase(engine);
  if ("databaseUrl" in location) {
    await run(location.databaseUrl, "drop schema public cascade");
    await run(location.databaseUrl, "create schema public");
  }
  return location;
}
