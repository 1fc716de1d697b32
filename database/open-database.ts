import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { Kysely, PostgresDialect, sql, type SqliteDatabase } from "kysely";
import type { Database } from "./schema.ts";
import { TransactionalSqliteDialect } from "./sqlite-dialect.ts";

export type Engine = "sqlite" | "postgres";

/**
 * What repository functions query: the database itself or one transaction of it. Inside a
 * transaction use only the handle that it gave: the embedded database has one connection, and
 * asking the outer handle would wait for itself.
 */
export type Queries = Kysely<Database>;

export type OpenDatabase = {
  readonly engine: Engine;
  readonly queries: Queries;
  /** All or nothing: rolls back and rethrows when `work` throws. */
  readonly transaction: <Value>(work: (queries: Queries) => Promise<Value>) => Promise<Value>;
  /** Whether the database answers a query now. */
  readonly isReachable: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};

/** Where the posts are kept: a `postgres://` address, or a folder for the embedded database. */
export type DatabaseLocation = { databaseUrl: string } | { dataDir: string };

/** The embedded database's file in the data folder. */
export const embeddedFile = "site.sqlite";

/** Opens the database; creates the data folder and file when they are missing. Applies no migrations. */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  return "databaseUrl" in location
    ? openPostgres(location.databaseUrl)
    : openSqlite(location.dataDir);
}

function openSqlite(dataDir: string): OpenDatabase {
  mkdirSync(dataDir, { recursive: true });
  const file = new DatabaseSync(join(dataDir, embeddedFile), { timeout: 5_000 });
  // FULL: an acknowledged write survives a power cut, not only a killed process.
  file.exec(
    "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA busy_timeout=5000",
  );
  const queries = new Kysely<Database>({
    dialect: new TransactionalSqliteDialect({ database: adapt(file) }),
  });
  return {
    engine: "sqlite",
    queries,
    transaction: (work) => queries.transaction().execute(work),
    isReachable: () => answers(queries),
    async close() {
      await queries.destroy();
      // Kysely closes only what it has used.
      if (file.isOpen) file.close();
    },
  };
}

/** Kysely speaks to `better-sqlite3`; `node:sqlite` differs in how parameters are passed. */
function adapt(file: DatabaseSync): SqliteDatabase {
  return {
    close: () => file.close(),
    prepare(sql) {
      // IMMEDIATE: a transaction that reads first and writes later would otherwise fail with
      // SQLITE_BUSY, without waiting, when another process has written in between.
      const statement = file.prepare(sql === "begin" ? "begin immediate" : sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}

async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const { Pool, types } = (await import("pg")).default;
  types.setTypeParser(types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());
  const pool = new Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 5_000 });
  // A connection that breaks is replaced, and the query that was using it fails: that is enough. An
  // error event that nobody hears, of an idle or of a busy connection, would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const queries = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    engine: "postgres",
    queries,
    transaction: (work) => queries.transaction().execute(work),
    isReachable: () => answers(queries),
    close: () => queries.destroy(),
  };
}

async function answers(queries: Queries): Promise<boolean> {
  return sql`select 1`.execute(queries).then(
    () => true,
    () => false,
  );
}
