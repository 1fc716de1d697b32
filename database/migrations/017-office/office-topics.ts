import { sql, type Kysely } from "kysely";
import { z } from "zod";
import { tagSlug } from "../../tag-slug.ts";
import { readJson } from "../../values.ts";
import type { ColumnTypes } from "../column-types.ts";

/** The lists of a category and of a tag: a page of each costs the same at any depth. */
export async function topics(database: Kysely<never>, { time }: ColumnTypes): Promise<void> {
  const { schema } = database;
  await sql`
    create index blog_posts_by_category on blog_posts (category, status, published_at, id)
    where deleted_at is null
  `.execute(database);
  await schema
    .createTable("post_tags")
    .addColumn("slug", "text", (column) => column.notNull())
    .addColumn("published_at", time, (column) => column.notNull())
    .addColumn("post_id", "text", (column) => column.notNull().references("blog_posts.id"))
    .addColumn("tag", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("post_tags_once", ["slug", "published_at", "post_id"])
    .execute();
  await schema.createIndex("post_tags_by_post").on("post_tags").column("post_id").execute();
  await noteTags(database);
}

const tagsSchema = z.array(z.string());
const insertedAtOnce = 200;

/** The tags of the posts that are public or have been. */
async function noteTags(database: Kysely<never>): Promise<void> {
  const { rows: posts } = await sql<{ id: string; tags: unknown; published_at: string }>`
    select id, tags, published_at from blog_posts where published_at is not null
  `.execute(database);
  const rows = posts.flatMap(({ id, tags, published_at }) => {
    const named = new Map(readJson(tagsSchema, tags).map((tag) => [tagSlug(tag), tag]));
    return [...named].map(([slug, tag]) => sql`(${slug}, ${published_at}, ${id}, ${tag})`);
  });
  for (let first = 0; first < rows.length; first += insertedAtOnce)
    await sql`
      insert into post_tags (slug, published_at, post_id, tag)
      values ${sql.join(rows.slice(first, first + insertedAtOnce))}
    `.execute(database);
}
