import { sql, type SelectQueryBuilder } from "kysely";
import { expect, test } from "vitest";
import { openDatabase, type Engine } from "../../database/open-database.ts";
import {
  selectListedPosts,
  type PostListInput,
} from "../../domain/posts/lists/post-list-repository.ts";
import { postCategorySchema } from "../../domain/posts/post.ts";
import {
  selectPublishedAfter,
  selectPublishedBefore,
} from "../../domain/posts/publishing/published-list-repository.ts";
import { tagTopic, type Topic } from "../../domain/posts/publishing/post-topics.ts";
import { listUsedTopics } from "../../domain/posts/publishing/topic-repository.ts";
import { accounts, makePost } from "../support/blog-posts.ts";
import { openDesk } from "../support/desk.ts";
import { onBothEngines } from "../support/engines.ts";
import { multiplyPost, rowsRead } from "../support/many-posts.ts";
import { draftWithTokens } from "../support/publishing.ts";
import { openTestSite } from "../support/site.ts";

const everything: PostListInput = {
  ...{ words: [], filter: "all", category: null, createdBy: null, tag: "", from: null },
  ...{ before: null, among: null, without: [], after: null, limit: 25 },
};

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

onBothEngines(
  "a page reads no more rows than it shows, at any depth,",
  (openTestDatabase, engine) => {
    test("of all posts, however the list is narrowed; changes that wait have an index of their own", async () => {
      const database = await openTestDatabase();
      const { postId: start } = await draftWithTokens(openDesk(database));
      const { created_by, category } = await database.queries
        .selectFrom("blog_posts")
        .select(["created_by", "category"])
        .executeTakeFirstOrThrow();
      await multiplyPost(database, 4_000);
      const oldest = { at: "2026-01-20T10:10:00.000Z", id: start };
      const narrowings: Partial<PostListInput>[] = [
        {},
        { filter: "draft" },
        { category: postCategorySchema.parse(category) },
        { createdBy: created_by },
        { from: "2026-01-20T09:00:00.000Z", before: "2026-01-20T11:00:00.000Z" },
      ];
      for (const narrowing of narrowings)
        for (const after of [null, oldest]) {
          const page = selectListedPosts(database.queries, { ...everything, ...narrowing, after });
          expect(await page.execute()).toHaveLength(25);
          const plan = await expectFewRows(
            engine,
            page,
            /blog_posts_(by_creation|by_status|made_)/,
          );
          if (engine === "sqlite" && after !== null) expect(plan).toContain("SEARCH blog_posts");
        }
      const waiting = selectListedPosts(database.queries, { ...everything, filter: "pending" });
      expect(await waiting.execute()).toEqual([]);
      await expectFewRows(engine, waiting, /blog_posts_pending/);
    });

    test("of the published ones, of a category and of a tag", async () => {
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
      for (const [topic, index] of [
        [null, /blog_posts_published/],
        [category, /blog_posts_by_category/],
        [tagTopic(tagged.tag), /post_tags/],
      ] as const) {
        const older = selectPublishedAfter(queries, { topic, after: middle, limit: 25 });
        const pages = [
          selectPublishedAfter(queries, { topic, after: null, limit: 25 }),
          older,
          selectPublishedBefore(queries, { topic, after: middle, limit: 24 }),
        ];
        for (const page of pages) await expectFewRows(engine, page, index);
        expect((await older.execute())[0]).toMatchObject({ slug: "fees-copy-3599" });
      }
      const used = await listUsedTopics(queries);
      expect(used).toContainEqual(expect.objectContaining({ topic: category }));
      await database.close();
    });
  },
);
