import { sql } from "kysely";
import type { Engine } from "../open-database.ts";

/** The column types that the two engines name differently. */
export function columnTypes(engine: Engine) {
  return engine === "postgres"
    ? { time: sql`timestamptz`, json: sql`jsonb`, bytes: sql`bytea` }
    : { time: sql`text`, json: sql`text`, bytes: sql`blob` };
}

export type ColumnTypes = ReturnType<typeof columnTypes>;
