import type { ColumnType } from "kysely";

/** Written with `JSON.stringify`, parsed and zod-checked in the repository (`readJson`). */
export type Json = ColumnType<unknown, string, string>;

/** ISO-8601 in UTC. */
export type Time = string;
