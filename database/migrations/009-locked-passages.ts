import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** Blocks of posts that no regeneration may change. */
export function lockedPassages({ time }: ColumnTypes): Migration {
  return {
    async up(database: Kysely<never>) {
      await database.schema
        .createTable("locked_passages")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("post_id", "text", (column) => column.notNull().references("blog_posts.id"))
        .addColumn("markdown", "text", (column) => column.notNull())
        .addColumn("locked_by", "text", (column) => column.notNull())
        .addColumn("locked_at", time, (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex("locked_passages_by_post")
        .on("locked_passages")
        .column("post_id")
        .execute();
    },
  };
}
