import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import {
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from "kysely";
import { databaseFaultOf } from "./database-faults.ts";

const writeTimeout = 5_000;
const retryInterval = 20;

/** Preparing is half the cost of a short query. */
const maxKept = 64;
const maxKeptLength = 2_000;

/** Writes come one after the other on the first connection; the second reads, and waits for nobody. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #writer: DatabaseSync;
  readonly #reader: DatabaseSync | null;

  constructor(writer: DatabaseSync, reader: DatabaseSync | null) {
    super({ database: () => Promise.reject(new Error("has a driver of its own")) });
    this.#writer = writer;
    this.#reader = reader;
  }

  override createAdapter(): SqliteAdapter {
    return new NodeSqliteAdapter();
  }

  override createDriver(): Driver {
    return createDriver(this.#writer, this.#reader);
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** Writes wait in the driver, and reads do not. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** Without it, a migration that was killed half-way would leave its first tables behind, and never run again. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

type SqliteConnection = DatabaseConnection & {
  readonly begin: () => Promise<void>;
  readonly end: (how: "commit" | "rollback") => void;
};

function createDriver(writer: DatabaseSync, reader: DatabaseSync | null): Driver {
  const onWriter = createStatements(writer);
  const onReader = reader === null ? null : createStatements(reader);
  let lastWrite: Promise<unknown> = Promise.resolve();

  async function writeTurn(): Promise<{ done: () => void; deadline: number }> {
    const deadline = performance.now() + writeTimeout;
    const before = lastWrite;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    lastWrite = promise;
    await before;
    return { done: () => resolve(undefined), deadline };
  }

  async function whenFree<Value>(deadline: number, write: () => Value): Promise<Value> {
    for (;;) {
      try {
        return write();
      } catch (fault) {
        if (databaseFaultOf(fault) !== "busy" || performance.now() > deadline) throw fault;
      }
      await sleep(retryInterval);
    }
  }

  async function inTurn<Value>(write: () => Value): Promise<Value> {
    const { done, deadline } = await writeTurn();
    try {
      return await whenFree(deadline, write);
    } finally {
      done();
    }
  }

  function connect(): SqliteConnection {
    let transaction: (() => void) | null = null;
    return {
      async begin() {
        const { done, deadline } = await writeTurn();
        try {
          // One that reads first would otherwise fail at its write, without waiting, after a write of another program.
          await whenFree(deadline, () => writer.exec("begin immediate"));
          transaction = done;
        } catch (fault) {
          done();
          throw fault;
        }
      },

      end(how) {
        if (transaction === null) return;
        try {
          // SQLite has rolled back by itself when the disk was full: a second time would hide that fault.
          if (how === "commit" || writer.isTransaction) writer.exec(how);
        } finally {
          // A commit that fails is followed by a rollback.
          if (how === "rollback" || !writer.isTransaction) {
            transaction();
            transaction = null;
          }
        }
      },

      async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
        if (transaction !== null) return onWriter.run<Row>(query);
        if (onReader !== null && isRead(query)) return onReader.run<Row>(query);
        return inTurn(() => onWriter.run<Row>(query));
      },

      async *streamQuery<Row>(query: CompiledQuery): AsyncGenerator<QueryResult<Row>> {
        await nextTurn();
        const file = transaction === null ? (reader ?? writer) : writer;
        // Of its own: a statement that is read row by row cannot be asked a second time meanwhile.
        const rows = file.prepare(query.sql).iterate(...valuesOf(query));
        for (const row of rows) yield { rows: [row as Row] };
      },
    };
  }

  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connect()),
    beginTransaction: (connection) => (connection as SqliteConnection).begin(),
    commitTransaction: (connection) => end(connection, "commit"),
    rollbackTransaction: (connection) => end(connection, "rollback"),
    releaseConnection: () => Promise.resolve(),
    destroy: () => {
      for (const file of [reader, writer]) if (file?.isOpen === true) file.close();
      return Promise.resolve();
    },
  };
}

function end(connection: DatabaseConnection, how: "commit" | "rollback"): Promise<void> {
  return new Promise((resolve) => {
    (connection as SqliteConnection).end(how);
    resolve();
  });
}

function isRead({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || /^\s*(?:select|pragma)\b/i.test(sql);
}

function valuesOf({ parameters }: CompiledQuery): SQLInputValue[] {
  return parameters as SQLInputValue[];
}

function createStatements(file: DatabaseSync) {
  const keptBySql = new Map<string, StatementSync>();

  function prepare({ sql }: CompiledQuery): { statement: StatementSync; hasRows: boolean } {
    const kept = keptBySql.get(sql);
    if (kept !== undefined) return { statement: kept, hasRows: true };
    const statement = file.prepare(sql);
    const hasRows = statement.columns().length > 0;
    if (hasRows && sql.length <= maxKeptLength) {
      if (keptBySql.size >= maxKept) keptBySql.clear();
      keptBySql.set(sql, statement);
    }
    return { statement, hasRows };
  }

  return {
    run<Row>(query: CompiledQuery): QueryResult<Row> {
      const { statement, hasRows } = prepare(query);
      if (hasRows) return { rows: statement.all(...valuesOf(query)) as Row[] };
      const { changes, lastInsertRowid } = statement.run(...valuesOf(query));
      return {
        rows: [],
        numAffectedRows: BigInt(changes),
        insertId: BigInt(lastInsertRowid),
      };
    },
  };
}
