import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresDialect, sql } from "kysely";
import { openPool, type StatementTimeout } from "./postgres-pool.ts";
import type { Database } from "./schema.ts";
import { makeDataFolder, makeDataPrivate } from "./data-folder.ts";
import { NodeSqliteDialect } from "./sqlite-dialect.ts";

export type Engine = "sqlite" | "postgres";

/** Inside a transaction use only its own handle: a write by the outer one would wait for itself. */
export type Queries = Kysely<Database>;

export type OpenDatabase = {
  readonly engine: Engine;
  readonly queries: Queries;
  readonly transaction: <Value>(work: (queries: Queries) => Promise<Value>) => Promise<Value>;
  readonly snapshot: <Value>(read: (queries: Queries) => Promise<Value>) => Promise<Value>;
  readonly isReachable: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};

export type DatabaseLocation = { databaseUrl: string } | { dataDir: string };

const busyTimeout = 5_000;

export const embeddedFile = "site.sqlite";

export async function openDatabase(
  location: DatabaseLocation,
  timeout?: StatementTimeout,
): Promise<OpenDatabase> {
  return "databaseUrl" in location
    ? openPostgres(location.databaseUrl, timeout)
    : openSqlite(location.dataDir);
}

function openSqlite(dataDir: string): OpenDatabase {
  makeDataFolder(dataDir);
  const path = join(dataDir, embeddedFile);
  // FULL: an acknowledged write survives a power cut, not only a killed process.
  const writer = openFile(path, "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL");
  // A write that finds the lock of another program tries again, and lets others go on meanwhile.
  writer.exec("PRAGMA busy_timeout=0");
  makeDataPrivate(dataDir);
  const reader = openFile(path, "PRAGMA query_only=ON");
  return {
    ...sqliteDatabase(writer, reader),
    async snapshot(read) {
      const file = openFile(path, "PRAGMA query_only=ON; BEGIN");
      const { queries, close } = sqliteDatabase(file, file);
      try {
        return await read(queries);
      } finally {
        await close();
      }
    },
  };
}

export function openSqliteFile(path: string, pragmas: string): OpenDatabase {
  return sqliteDatabase(openFile(path, pragmas), null);
}

function openFile(path: string, pragmas: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: busyTimeout });
  try {
    file.exec(`${pragmas}; PRAGMA foreign_keys=ON; PRAGMA busy_timeout=${busyTimeout}`);
    return file;
  } catch (fault) {
    file.close();
    throw fault;
  }
}

function sqliteDatabase(writer: DatabaseSync, reader: DatabaseSync | null): OpenDatabase {
  const queries = new Kysely<Database>({ dialect: new NodeSqliteDialect(writer, reader) });
  return {
    engine: "sqlite",
    queries,
    transaction: (work) => queries.transaction().execute(work),
    snapshot: (read) => read(queries),
    isReachable: () => answers(queries),
    async close() {
      await queries.destroy();
      // Kysely closes only what it has used.
      for (const file of [reader, writer]) if (file?.isOpen === true) file.close();
    },
  };
}

async function openPostgres(
  databaseUrl: string,
  timeout?: StatementTimeout,
): Promise<OpenDatabase> {
  const pool = await openPool(databaseUrl, timeout);
  const queries = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    engine: "postgres",
    queries,
    transaction: (work) => queries.transaction().execute(work),
    snapshot: (read) =>
      queries
        .transaction()
        .setIsolationLevel("repeatable read")
        .setAccessMode("read only")
        .execute(read),
    isReachable: () => answers(queries),
    close: () => queries.destroy(),
  };
}

const answerTime = 2_000;

async function answers(queries: Queries): Promise<boolean> {
  const answer = sql`select 1`.execute(queries).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, sleep(answerTime, false, { ref: false })]);
}

/** Until the caller's transaction ends. On the embedded database transactions exclude each other anyway. */
export async function takeAdvisoryLock(
  engine: Engine,
  queries: Queries,
  name: string,
): Promise<void> {
  if (engine === "postgres")
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(queries);
}
