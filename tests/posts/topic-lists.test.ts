import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "../../database/open-database.ts";
import {
  selectPublishedAfter,
  selectPublishedBefore,
} from "../../domain/posts/publishing/published-list-repository.ts";
import { listUsedTopics } from "../../domain/posts/publishing/topic-repository.ts";
import { tagTopic, type Topic } from "../../domain/posts/publishing/post-topics.ts";
import { accounts, makePost } from "../support/blog-posts.ts";
import { onBothEngines } from "../support/engines.ts";
import { multiplyPost, rowsRead } from "../support/many-posts.ts";
import { openTestSite } from "../support/site.ts";

onBothEngines("lists of a category and of a tag", (_open, engine) => {
  test("read no more rows of ten thousand posts than a page shows, at any depth", async () => {
    const site = await openTestSite(
      { ...accounts, NODE_ENV: "test", NOW: "2026-01-31T20:00:00Z" },
      engine,
    );
    await makePost(site, { publish: true });
    const database = await openDatabase(site.location);
    await multiplyPost(database, 9_999);
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
    for (const topic of [category, tagTopic(tagged.tag)]) {
      const index = topic.kind === "tag" ? "post_tags" : "blog_posts_by_category";
      const pages = [
        selectPublishedAfter(queries, { topic, after: null, limit: 25 }),
        selectPublishedAfter(queries, { topic, after: middle, limit: 25 }),
        selectPublishedBefore(queries, { topic, after: middle, limit: 24 }),
      ];
      for (const page of pages)
        if (engine === "sqlite") {
          const plan = JSON.stringify(await page.explain(undefined, sql`query plan`));
          expect(plan).toContain(index);
          expect(plan).not.toContain("TEMP B-TREE");
        } else {
          const plan = await page.explain("json", sql`analyze`);
          expect(JSON.stringify(plan)).toContain(index);
          expect(rowsRead(plan)).toBeLessThanOrEqual(25);
        }
      expect((await pages[1]?.execute())?.[0]).toMatchObject({ slug: "fees-copy-3599" });
    }
    const used = await listUsedTopics(queries);
    expect(used).toContainEqual(expect.objectContaining({ topic: category }));
    await database.close();
  });
});
