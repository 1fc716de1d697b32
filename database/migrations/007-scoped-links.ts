import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** Scope, recipient and last use of a review link. */
export function scopedLinks({ time }: ColumnTypes): Migration {
  return {
    async up(database: Kysely<never>) {
      const { schema } = database;
      // Links from before may do what they could.
      await schema
        .alterTable("review_links")
        .addColumn("scope", "text", (column) => column.notNull().defaultTo("approve"))
        .execute();
      await schema.alterTable("review_links").addColumn("revision", "integer").execute();
      await schema.alterTable("review_links").addColumn("sent_to", "text").execute();
      await schema.alterTable("review_links").addColumn("last_used_at", time).execute();
      await schema.alterTable("review_links").addColumn("last_use", "text").execute();
    },
  };
}
