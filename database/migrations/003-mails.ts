import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** Mails that wait, were sent, or were given up. */
export function mailQueue({ time }: ColumnTypes): Migration {
  return {
    async up(database: Kysely<never>) {
      await database.schema
        .createTable("mails")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("to_address", "text", (column) => column.notNull())
        .addColumn("subject", "text", (column) => column.notNull())
        .addColumn("text", "text")
        .addColumn("html", "text")
        .addColumn("created_at", time, (column) => column.notNull())
        .addColumn("next_attempt_at", time)
        .addColumn("attempts", "integer", (column) => column.notNull())
        .addColumn("sent_at", time)
        .addColumn("last_error", "text")
        .addColumn("lease_owner", "text")
        .addColumn("lease_expires_at", time)
        .execute();
      await database.schema
        .createIndex("mails_by_next_attempt")
        .on("mails")
        .column("next_attempt_at")
        .execute();
    },
  };
}
