import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** A live post changes beside its readers: the revision that waits, and what they are told once it is public. */
export function changesOfLivePosts({ time, json }: ColumnTypes): Migration {
  return {
    async up(database: Kysely<never>) {
      await database.schema
        .alterTable("blog_posts")
        .addColumn("pending_revision", "integer")
        .execute();
      await database.schema.alterTable("blog_posts").addColumn("corrections", json).execute();
      await database.schema
        .alterTable("blog_post_revisions")
        .addColumn("base_revision", "integer")
        .execute();
      await database.schema
        .alterTable("blog_post_revisions")
        .addColumn("reader_note", "text")
        .execute();
      await database.schema
        .alterTable("blog_post_revisions")
        .addColumn("published_at", time)
        .execute();
      await database.schema.alterTable("drafting_runs").addColumn("reader_note", "text").execute();
    },
  };
}
