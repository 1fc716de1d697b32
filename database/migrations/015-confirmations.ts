import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** Statements that people have checked because no record answers them. */
export function confirmations({ time }: ColumnTypes): Migration {
  return {
    async up(database: Kysely<never>) {
      await database.schema
        .createTable("claim_confirmations")
        .addColumn("post_id", "text", (column) => column.notNull().references("blog_posts.id"))
        // Instead of the texts: PostgreSQL refuses long ones in an index.
        .addColumn("claim_hash", "text", (column) => column.notNull())
        .addColumn("sentence", "text", (column) => column.notNull())
        .addColumn("under_heading", "text", (column) => column.notNull())
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("confirmed_by", "text", (column) => column.notNull())
        .addColumn("confirmed_at", time, (column) => column.notNull())
        .addColumn("address", "text")
        .addPrimaryKeyConstraint("claim_confirmations_once", ["post_id", "claim_hash"])
        .execute();
    },
  };
}
