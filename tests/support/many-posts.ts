import { sql } from "kysely";
import { z } from "zod";
import type { OpenDatabase } from "../../database/open-database.ts";
import { tagSlug } from "../../database/tag-slug.ts";

/** The database's only post so many times more, each made and published a second after the one before. */
export async function multiplyPost(
  { engine, queries }: OpenDatabase,
  count: number,
): Promise<void> {
  const row = await queries.selectFrom("blog_posts").selectAll().executeTakeFirstOrThrow();
  const json = (value: unknown): string =>
    typeof value === "string" ? value : JSON.stringify(value);
  const later = (time: string, seconds: number) =>
    new Date(Date.parse(time) + seconds * 1_000).toISOString();
  const copies = Array.from({ length: count }, (_, index) => ({
    ...row,
    tags: json(row.tags),
    schema_jsonld: json(row.schema_jsonld),
    internal_links: json(row.internal_links),
    source_references: json(row.source_references),
    corrections: null,
    id: `0199a000-0000-7000-8000-${String(index).padStart(12, "0")}`,
    slug: `fees-copy-${index}`,
    created_at: later(row.created_at, index),
    published_at: row.published_at === null ? null : later(row.published_at, index),
  }));
  for (let first = 0; first < count; first += 1_000)
    await queries
      .insertInto("blog_posts")
      .values(copies.slice(first, first + 1_000))
      .execute();
  await tagCopies(queries, copies);
  await sql.raw(engine === "sqlite" ? "analyze" : "analyze blog_posts, post_tags").execute(queries);
}

async function tagCopies(
  queries: OpenDatabase["queries"],
  copies: readonly { id: string; published_at: string | null; tags: string }[],
): Promise<void> {
  const rows = copies.flatMap(({ id, published_at, tags }) =>
    published_at === null
      ? []
      : z
          .array(z.string())
          .parse(JSON.parse(tags))
          .map((tag) => ({ slug: tagSlug(tag), tag, post_id: id, published_at })),
  );
  for (let first = 0; first < rows.length; first += 1_000)
    await queries
      .insertInto("post_tags")
      .values(rows.slice(first, first + 1_000))
      .execute();
}
