import { sql } from "kysely";
import type { Engine } from "../open-database.ts";

export function columnTypes(engine: Engine) {
  return engine === "postgres"
    ? { time: sql`timestamptz`, json: sql`jsonb`, bytes: sql`bytea` }
    : { time: sql`text`, json: sql`text`, bytes: sql`blob` };
}

export type ColumnTypes = ReturnType<typeof columnTypes>;
