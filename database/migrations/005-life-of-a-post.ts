import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** Posts that are withdrawn or deleted, found by words; lists whose pages cost the same at any depth. */
export function lifeOfAPost({ time }: ColumnTypes): Migration {
  return {
    async up(database: Kysely<never>) {
      await database.schema.alterTable("blog_posts").addColumn("deleted_at", time).execute();
      await database.schema
        .alterTable("blog_posts")
        .addColumn("withdrawn_reason", "text")
        .execute();
      await database.schema
        .alterTable("blog_posts")
        .addColumn("search_text", "text", (column) => column.notNull().defaultTo(""))
        .execute();
      await makeSearchable(database);
      await sql`
        create index blog_posts_by_creation on blog_posts (created_at, id)
        where deleted_at is null
      `.execute(database);
      await sql`
        create index blog_posts_by_status on blog_posts (status, created_at, id)
        where deleted_at is null
      `.execute(database);
      await sql`
        create index blog_posts_deleted on blog_posts (created_at, id)
        where deleted_at is not null
      `.execute(database);
      await database.schema
        .createIndex("audit_log_by_post")
        .on("audit_log")
        .columns(["post_id", "sequence"])
        .execute();
    },
  };
}

/** In JavaScript, because SQLite's `lower` knows ASCII alone. */
async function makeSearchable(database: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ id: string; title: string; slug: string; tags: unknown }>`
    select id, title, slug, tags from blog_posts
  `.execute(database);
  for (const { id, title, slug, tags } of rows) {
    const tagText = typeof tags === "string" ? tags : JSON.stringify(tags);
    const text = `${title}\n${slug}\n${tagText}`.toLowerCase();
    await sql`update blog_posts set search_text = ${text} where id = ${id}`.execute(database);
  }
}
