import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Tokens that an answer under way may use, so that runs at the same time share the day's limit. */
export function reservedTokens(): Migration {
  return {
    async up(database: Kysely<never>) {
      await database.schema
        .alterTable("drafting_runs")
        .addColumn("reserved_tokens", "integer")
        .execute();
    },
  };
}
