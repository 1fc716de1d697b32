import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import {
  Kysely,
  PostgresDialect,
  sql,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
} from "kysely";
import { openPool, type Connections, type StatementTimeout } from "./postgres-pool.ts";
import type { Database } from "./schema.ts";
import { makeDataFolder, makeDataPrivate } from "./data-folder.ts";

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
  /** How many connections there are; null for the embedded database, which has none. */
  readonly connections: () => Connections | null;
  readonly close: () => Promise<void>;
};

/** Where the posts are kept: a `postgres://` address, or a folder for the embedded database. */
export type DatabaseLocation = { databaseUrl: string } | { dataDir: string };

/** The embedded database's file in the data folder. */
export const embeddedFile = "site.sqlite";

/**
 * Opens the database; creates the data folder and file when they are missing. Applies no migrations.
 * With a `timeout` no statement on a PostgreSQL database takes longer.
 */
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
  // FULL: an acknowledged write survives a power cut, not only a killed process.
  const pragmas = "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL";
  const database = openSqliteFile(join(dataDir, embeddedFile), pragmas);
  makeDataPrivate(dataDir);
  return database;
}

/** Opens one SQLite file, or makes it. The pragmas say how it is written. */
export function openSqliteFile(path: string, pragmas: string): OpenDatabase {
  const file = new DatabaseSync(path, { timeout: 5_000 });
  try {
    file.exec(`${pragmas}; PRAGMA foreign_keys=ON; PRAGMA busy_timeout=5000`);
  } catch (fault) {
    file.close();
    throw fault;
  }
  const queries = new Kysely<Database>({
    dialect: new TransactionalSqliteDialect({ database: adapt(file) }),
  });
  return {
    engine: "sqlite",
    queries,
    transaction: (work) => queries.transaction().execute(work),
    isReachable: () => answers(queries),
    connections: () => null,
    async close() {
      await queries.destroy();
      // Kysely closes only what it has used.
      if (file.isOpen) file.close();
    },
  };
}

/**
 * SQLite takes changes of the schema back with their transaction. Kysely does not count on it: a
 * migration that was killed half-way would leave its first tables behind, and never run again.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's own dialect, with migrations that are all or nothing. */
class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

/** So many statements that read are kept as they were made ready: for a short query that is half of its cost. */
const mostKept = 64;
/** A longer one is of a list of its own, and seldom asked again; in characters. */
const longestKept = 2_000;

/** Kysely speaks to `better-sqlite3`; `node:sqlite` differs in how parameters are passed. */
function adapt(file: DatabaseSync): SqliteDatabase {
  const statementsBySql = new Map<string, ReturnType<SqliteDatabase["prepare"]>>();
  return {
    close() {
      statementsBySql.clear();
      file.close();
    },
    prepare(sql) {
      const before = statementsBySql.get(sql);
      if (before !== undefined) return before;
      const statement = prepareStatement(sql);
      if (!statement.reader || sql.length > longestKept) return statement;
      if (statementsBySql.size >= mostKept) statementsBySql.clear();
      statementsBySql.set(sql, statement);
      return statement;
    },
  };

  function prepareStatement(sql: string): ReturnType<SqliteDatabase["prepare"]> {
    // IMMEDIATE: a transaction that reads first and writes later would otherwise fail with
    // SQLITE_BUSY, without waiting, when another process has written in between.
    const statement = file.prepare(sql === "begin" ? "begin immediate" : sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
      run(parameters) {
        // SQLite has rolled back by itself when the disk was full: a second time would be a fault
        // of its own, and hide that one.
        if (sql === "rollback" && !file.isTransaction) return { changes: 0, lastInsertRowid: 0 };
        return statement.run(...(parameters as SQLInputValue[]));
      },
      // Of its own: a statement that is read row by row cannot be asked a second time meanwhile.
      iterate: (parameters) => file.prepare(sql).iterate(...(parameters as SQLInputValue[])),
    };
  }
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
    isReachable: () => answers(queries),
    connections: () => pool.connections(),
    close: () => queries.destroy(),
  };
}

/** How long the database may take to say that it is there, in milliseconds. */
const answerTime = 2_000;

async function answers(queries: Queries): Promise<boolean> {
  const answer = sql`select 1`.execute(queries).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, sleep(answerTime, false, { ref: false })]);
}

/**
 * Takes the advisory lock of this name, in the caller's transaction: no other transaction of any
 * instance gets it until this one ends. On the embedded database transactions exclude each other anyway.
 */
export async function takeAdvisoryLock(
  engine: Engine,
  queries: Queries,
  name: string,
): Promise<void> {
  if (engine === "postgres")
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(queries);
}

/** The same without waiting: false while another transaction of any instance has it. */
export async function tryAdvisoryLock(
  engine: Engine,
  queries: Queries,
  name: string,
): Promise<boolean> {
  if (engine !== "postgres") return true;
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as taken
  `.execute(queries);
  return rows[0]?.taken === true;
}
