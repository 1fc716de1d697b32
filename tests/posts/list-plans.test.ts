import { sql, type SelectQueryBuilder } from "kysely";
import { expect, test } from "vitest";
import { openDatabase, type Engine } from "../../database/open-database.ts";
import {
  listUsedTopics,
  selectPublished,
} from "../../domain/posts/publishing/published-repository.ts";
import { tagTopic, type Topic } from "../../domain/posts/publishing/post-topics.ts";
import { accounts, makePost } from "../support/blog-posts.ts";
import { onEitherEngine } from "../support/tier.ts";
import { multiplyPost, rowsRead } from "../support/many-posts.ts";
import { openTestSite } from "../support/site.ts";

type Page = Pick<SelectQueryBuilder<never, never, object>, "explain">;

/** The page is found by this index, and nothing is read that it does not show. */
async function expectFewRows(engine: Engine, page: Page, index: RegExp): Promise<string> {
  if (engine === "sqlite") {
    const plan = JSON.stringify(await page.explain(undefined, sql`query plan`));
    expect(plan).toMatch(index);
    expect(plan).not.toContain("TEMP B-TREE");
    return plan;
  }
  const plan = await page.explain("json", sql`analyze`);
  expect(JSON.stringify(plan)).toMatch(index);
  expect(rowsRead(plan)).toBeLessThanOrEqual(25);
  return JSON.stringify(plan);
}

onEitherEngine("a page reads no more rows than it shows, at any depth,", (_, engine) => {
  test("of the published ones, of a category and of a tag", async () => {
    const site = await openTestSite(
      { ...accounts, NODE_ENV: "test", NOW: "2026-01-31T20:00:00Z" },
      engine,
    );
    await makePost(site, { publish: true });
    const database = await openDatabase(site.location);
    await multiplyPost(database, 4_999);
    const { queries } = database;
    // Were all of one category, its index and that of all posts would be as good for PostgreSQL.
    await queries
      .updateTable("blog_posts")
      .set({ category: "exam-strategy" })
      .where("slug", "not like", "%9")
      .execute();
    await sql`analyze blog_posts`.execute(queries);
    const tagged = await queries.selectFrom("post_tags").select("tag").executeTakeFirstOrThrow();
    const category: Topic = { kind: "category", category: "news" };
    const middle = {
      published_at: "2026-01-31T21:00:00.000Z",
      id: "0199a000-0000-7000-8000-000000003600",
    };
    for (const [topic, index] of [
      [null, /blog_posts_published/],
      [category, /blog_posts_by_category/],
      [tagTopic(tagged.tag), /post_tags/],
    ] as const) {
      const older = selectPublished(queries, { topic, after: middle, limit: 25 });
      const pages = [
        selectPublished(queries, { topic, after: null, limit: 25 }),
        older,
        selectPublished(queries, { topic, after: middle, limit: 24 }, true),
      ];
      for (const page of pages) await expectFewRows(engine, page, index);
      expect((await older.execute())[0]).toMatchObject({ slug: "fees-copy-3599" });
    }
    const used = await listUsedTopics(queries);
    expect(used).toContainEqual(expect.objectContaining({ topic: category }));
    await database.close();
  });
});
