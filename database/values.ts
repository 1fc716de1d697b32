import type { ColumnType } from "kysely";

export type Json = ColumnType<unknown, string, string>;

/** ISO-8601 in UTC. */
export type Time = string;

/** Parsed by PostgreSQL already, text in SQLite. */
export function readJson<Value>(
  schema: { readonly parse: (parsedJson: unknown) => Value },
  storedJson: unknown,
): Value {
  return schema.parse(typeof storedJson === "string" ? JSON.parse(storedJson) : storedJson);
}

/** PostgreSQL sends counts as text. */
export type Count = number | string;

/** The pattern of `like … escape '!'` for a text that has these words. */
export function containing(words: string): string {
  return `%${words.replaceAll(/[!%_]/g, "!$&")}%`;
}
