import { sql } from "kysely";
import { expect, test } from "vitest";
import type { OpenDatabase } from "../database/open-database.ts";
import { listPage } from "../domain/posts/post-list-repository.ts";
import { openDesk } from "./support/desk.ts";
import { onBothEngines } from "./support/engines.ts";
import { draftWithTokens } from "./support/publishing.ts";

onBothEngines("the list of all posts", (openTestDatabase, engine) => {
  test("a page deep in the list reads no more rows than the first", async () => {
    const database = await openTestDatabase();
    const { postId: start } = await draftWithTokens(openDesk(database));
    await multiply(database, 4_000);
    const oldest = { created_at: "2026-01-20T10:10:00.000Z", id: start };
    for (const shown of ["all", "draft"] as const)
      for (const after of [null, oldest]) {
        const wish = { words: [], shown, among: null, without: [], after, limit: 25 };
        const page = listPage(database.queries, wish);
        expect(await page.execute()).toHaveLength(25);
        if (engine === "sqlite") {
          const plan = JSON.stringify(await page.explain(undefined, sql`query plan`));
          expect(plan).toMatch(/USING INDEX blog_posts_by_(creation|status)/);
          expect(plan).not.toContain("TEMP B-TREE");
          if (after !== null) expect(plan).toContain("SEARCH blog_posts");
        } else {
          const plan = await page.explain("json", sql`analyze`);
          expect(JSON.stringify(plan)).toMatch(/blog_posts_by_(creation|status)/);
          expect(rowsRead(plan)).toBeLessThanOrEqual(25);
        }
      }
  });
});

/** The same post so many times, each a second after the one before. */
async function multiply({ engine, queries }: OpenDatabase, count: number): Promise<void> {
  const row = await queries.selectFrom("blog_posts").selectAll().executeTakeFirstOrThrow();
  const json = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
  const start = Date.parse(row.created_at);
  const copies = Array.from({ length: count }, (_, index) => ({
    ...row,
    tags: json(row.tags),
    schema_jsonld: json(row.schema_jsonld),
    internal_links: json(row.internal_links),
    source_references: json(row.source_references),
    corrections: null,
    id: `0199a000-0000-7000-8000-${String(index).padStart(12, "0")}`,
    slug: `fees-copy-${index}`,
    created_at: new Date(start + index * 1_000).toISOString(),
  }));
  for (let first = 0; first < count; first += 1_000)
    await queries
      .insertInto("blog_posts")
      .values(copies.slice(first, first + 1_000))
      .execute();
  await sql.raw(engine === "sqlite" ? "analyze" : "analyze blog_posts").execute(queries);
}

/** The most rows that a step of PostgreSQL's plan gave or threw away. */
function rowsRead(plan: unknown): number {
  const counts = [
    ...JSON.stringify(plan).matchAll(/"(?:Actual Rows|Rows Removed[^"]*)":([\d.]+)/g),
  ];
  return Math.max(...counts.map(([, count]) => Number(count)));
}
