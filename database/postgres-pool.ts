import type { PostgresPool, PostgresPoolClient } from "kysely";
import { databaseTrouble } from "./database-faults.ts";

/** How long one statement may take, in milliseconds. */
export type Patience = { readonly statement: number };

/** How long a query waits for a connection, new or free, in milliseconds. */
const connecting = 5_000;

/** How much longer than a statement may take its answer may be under way. */
const underWay = 1_000;

/** When a transaction is ended whose program is not heard of any more: others wait for what it holds. */
const silentTransaction = 30_000;

/** Connections of this process, by what they do. */
export type Connections = {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
};

type Pool = PostgresPool & { readonly connections: () => Connections };

/** Connections to a PostgreSQL database. Without `patience` a statement may take for ever: a migration, a backup. */
export async function openPool(databaseUrl: string, patience?: Patience): Promise<Pool> {
  const { Pool, types } = (await import("pg")).default;
  types.setTypeParser(types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: connecting,
    keepAlive: true,
    ...(patience && { query_timeout: patience.statement + underWay }),
  });
  // A connection that breaks is replaced, and the query that was using it fails: that is enough. An
  // error event that nobody hears, of an idle or of a busy connection, would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const prepared = new WeakSet<object>();
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
      if (patience !== undefined && !prepared.has(client)) {
        try {
          // Not among the parameters of the connection: poolers in between refuse those that they do not know.
          await client.query(
            `SET statement_timeout = ${patience.statement}; SET idle_in_transaction_session_timeout = ${silentTransaction}`,
          );
        } catch (fault) {
          client.release(true);
          throw fault;
        }
        prepared.add(client);
      }
      return usedWhileAnswering(client);
    },
  };
}

/** The connection, given up once a query on it has had no answer: every other query would wait behind that one. */
function usedWhileAnswering(client: PostgresPoolClient): PostgresPoolClient {
  let lost: unknown;
  async function query<Row>(sql: string, parameters: readonly unknown[]) {
    if (lost !== undefined) throw lost;
    try {
      return await client.query<Row>(sql, parameters);
    } catch (fault) {
      if (databaseTrouble(fault) === "away") lost = fault;
      throw fault;
    }
  }
  return {
    ...(client.processID !== undefined && { processID: client.processID }),
    query: query as PostgresPoolClient["query"],
    release: (destroy = false) => client.release(destroy || lost !== undefined),
  };
}
