import type { PostgresPool, PostgresPoolClient } from "kysely";
import { databaseFaultOf } from "./database-faults.ts";

export type StatementTimeout = { readonly statement: number };

const connectionTimeout = 5_000;

const answerMargin = 1_000;

/** Others wait for the locks of a silent program. */
const idleTransactionTimeout = 30_000;

/** Without a `timeout` a statement may take for ever: a migration, a backup. */
export async function openPool(
  databaseUrl: string,
  timeout?: StatementTimeout,
): Promise<PostgresPool> {
  const { Pool, types } = (await import("pg")).default;
  types.setTypeParser(types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: connectionTimeout,
    keepAlive: true,
    ...(timeout && {
      query_timeout: timeout.statement + answerMargin,
      // Not among the parameters of the connection: poolers in between refuse those that they do not know.
      // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it
      onConnect: (client) =>
        client.query(
          `SET statement_timeout = ${timeout.statement}; SET idle_in_transaction_session_timeout = ${idleTransactionTimeout}`,
        ),
    }),
  });
  // A broken connection is replaced, and its query fails: that is enough. An error event that nobody hears would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => closedAfterLoss(await pool.connect()),
  };
}

/** Given up once a query has had no answer: every other one would wait behind that. */
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
