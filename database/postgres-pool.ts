import type { PostgresPool, PostgresPoolClient } from "kysely";
import { databaseFaultOf } from "./database-faults.ts";

/** How long one statement may take, in milliseconds. */
export type StatementTimeout = { readonly statement: number };

/** How long a query waits for a connection, new or free, in milliseconds. */
const connectionTimeout = 5_000;

/** How much later than the timeout of a statement its answer may arrive. */
const answerMargin = 1_000;

/** When a transaction is ended whose program has fallen silent: others wait for its locks. */
const idleTransactionTimeout = 30_000;

/** Connections of this process, by what they do. */
export type Connections = {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
};

type Pool = PostgresPool & { readonly connections: () => Connections };

/** Connections to a PostgreSQL database. Without a `timeout` a statement may take for ever: a migration, a backup. */
export async function openPool(databaseUrl: string, timeout?: StatementTimeout): Promise<Pool> {
  const { Pool, types } = (await import("pg")).default;
  types.setTypeParser(types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: connectionTimeout,
    keepAlive: true,
    ...(timeout && { query_timeout: timeout.statement + answerMargin }),
  });
  // A connection that breaks is replaced, and the query that was using it fails: that is enough. An
  // error event that nobody hears, of an idle or of a busy connection, would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const configuredClients = new WeakSet<object>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async connect() {
      const client = await pool.connect();
      if (timeout !== undefined && !configuredClients.has(client)) {
        try {
          // Not among the parameters of the connection: poolers in between refuse those that they do not know.
          await client.query(
            `SET statement_timeout = ${timeout.statement}; SET idle_in_transaction_session_timeout = ${idleTransactionTimeout}`,
          );
        } catch (fault) {
          client.release(true);
          throw fault;
        }
        configuredClients.add(client);
      }
      return closedAfterLoss(client);
    },
  };
}

/** The connection, given up once a query on it has had no answer: every other query would wait behind that one. */
function closedAfterLoss(client: PostgresPoolClient): PostgresPoolClient {
  let lostError: unknown;
  async function query<Row>(sql: string, parameters: readonly unknown[]) {
    if (lostError !== undefined) throw lostError;
    try {
      return await client.query<Row>(sql, parameters);
    } catch (fault) {
      if (databaseFaultOf(fault) === "away") lostError = fault;
      throw fault;
    }
  }
  return {
    ...(client.processID !== undefined && { processID: client.processID }),
    query: query as PostgresPoolClient["query"],
    release: (destroy = false) => client.release(destroy || lostError !== undefined),
  };
}
