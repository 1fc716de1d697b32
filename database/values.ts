import type { z } from "zod";
import type { ColumnType } from "kysely";

/** Written with `JSON.stringify`, parsed and zod-checked in the repository (`readJson`). */
export type Json = ColumnType<unknown, string, string>;

/** ISO-8601 in UTC. */
export type Time = string;

/** Reads a JSON column: parsed by PostgreSQL already, text in SQLite; checked either way. */
export function readJson<Schema extends z.ZodType>(
  schema: Schema,
  storedJson: unknown,
): z.output<Schema> {
  return schema.parse(typeof storedJson === "string" ? JSON.parse(storedJson) : storedJson);
}

/** PostgreSQL sends counts as text. */
export type Count = number | string;

/** True where a write was refused because a unique value is already taken, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? error.code : undefined;
  return (
    code === "23505" || (code === "ERR_SQLITE_ERROR" && /UNIQUE constraint/.test(error.message))
  );
}
