import { sql } from "kysely";
import type { Engine, Queries } from "./open-database.ts";

/**
 * Waits until no other transaction of any instance has this turn, and has it until the caller's
 * transaction ends. On the embedded database transactions exclude each other anyway.
 */
export async function takeTurn(engine: Engine, queries: Queries, name: string): Promise<void> {
  if (engine === "postgres")
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(queries);
}
