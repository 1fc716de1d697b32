import { sql } from "kysely";
import type { OpenDatabase, Queries } from "../open-database.ts";

/** Reads the database as it is at one instant, however long that takes; nobody who writes has to wait. */
export async function readSnapshot<Value>(
  { engine, queries }: OpenDatabase,
  read: (queries: Queries) => Promise<Value>,
): Promise<Value> {
  if (engine === "postgres")
    return queries
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(read);
  // Not a transaction of the database's own: those take the place of the one writer.
  return queries.connection().execute(async (connection) => {
    await sql`begin deferred`.execute(connection);
    try {
      return await read(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}
