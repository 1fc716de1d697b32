import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** When somebody last looked at each live post, and which values of records it showed then. */
export function lastLooks({ time }: ColumnTypes): Migration {
  return {
    async up(database: Kysely<never>) {
      await database.schema
        .createTable("post_looks")
        .addColumn("post_id", "text", (column) => column.primaryKey().references("blog_posts.id"))
        .addColumn("checked_at", time)
        .addColumn("review_by", "text", (column) => column.notNull())
        .addColumn("changed_at", time)
        .addColumn("by_model", "integer", (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex("post_looks_by_review_day")
        .on("post_looks")
        .columns(["review_by", "post_id"])
        .execute();
      await sql`
        create index post_looks_unchecked on post_looks (post_id) where checked_at is null
      `.execute(database);
      await database.schema
        .createTable("record_values")
        .addColumn("hash", "text", (column) => column.primaryKey())
        .addColumn("record_id", "text", (column) => column.notNull())
        .addColumn("value", "text", (column) => column.notNull())
        .execute();
      await database.schema
        .createTable("post_records")
        .addColumn("post_id", "text", (column) => column.notNull().references("blog_posts.id"))
        .addColumn("value_hash", "text", (column) =>
          column.notNull().references("record_values.hash"),
        )
        .addPrimaryKeyConstraint("post_records_once", ["post_id", "value_hash"])
        .execute();
      await database.schema
        .createIndex("post_records_by_value")
        .on("post_records")
        .columns(["value_hash", "post_id"])
        .execute();
    },
  };
}
