import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** The words of a post that somebody has typed and not saved as a revision. */
export function workingCopies({ time, json }: ColumnTypes): Migration {
  return {
    async up({ schema }: Kysely<never>) {
      await schema
        .createTable("working_copies")
        .addColumn("post_id", "text", (column) => column.notNull().references("blog_posts.id"))
        .addColumn("author", "text", (column) => column.notNull())
        .addColumn("version", "text", (column) => column.notNull())
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("words", json, (column) => column.notNull())
        .addColumn("begun_at", time, (column) => column.notNull())
        .addColumn("kept_at", time, (column) => column.notNull())
        .addPrimaryKeyConstraint("working_copies_by_author", ["post_id", "author"])
        .execute();
    },
  };
}
