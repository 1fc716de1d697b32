import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** Secrets that were replaced and are accepted for a while. */
export function formerSecrets({ time }: ColumnTypes): Migration {
  return {
    async up(database: Kysely<never>) {
      await database.schema.alterTable("site_secrets").addColumn("former_name", "text").execute();
      await database.schema.alterTable("site_secrets").addColumn("replaced_at", time).execute();
    },
  };
}
