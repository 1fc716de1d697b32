import { sql } from "kysely";
import type { OpenDatabase } from "../../database/open-database.ts";

/** The database's only post so many times more, each made and published a second after the one before. */
export async function multiplyPost(
  { engine, queries }: OpenDatabase,
  count: number,
): Promise<void> {
  const row = await queries.selectFrom("blog_posts").selectAll().executeTakeFirstOrThrow();
  const json = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
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
  await sql.raw(engine === "sqlite" ? "analyze" : "analyze blog_posts").execute(queries);
}

/** The most rows that a step of PostgreSQL's plan gave or threw away. */
export function rowsRead(plan: unknown): number {
  const counts = [
    ...JSON.stringify(plan).matchAll(/"(?:Actual Rows|Rows Removed[^"]*)":([\d.]+)/g),
  ];
  return Math.max(...counts.map(([, count]) => Number(count)));
}
