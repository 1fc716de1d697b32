import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  selectListedPosts,
  type PostListInput,
} from "../../domain/posts/lists/post-list-repository.ts";
import { postCategorySchema } from "../../domain/posts/post.ts";
import { openDesk } from "../support/desk.ts";
import { onBothEngines } from "../support/engines.ts";
import { multiplyPost, rowsRead } from "../support/many-posts.ts";
import { draftWithTokens } from "../support/publishing.ts";

const everything: PostListInput = {
  ...{ words: [], filter: "all", category: null, createdBy: null, tag: "", from: null },
  ...{ before: null, among: null, without: [], after: null, limit: 25 },
};

onBothEngines("the list of all posts", (openTestDatabase, engine) => {
  test("a page deep in the list reads no more rows than the first, however it is narrowed", async () => {
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
        if (engine === "sqlite") {
          const plan = JSON.stringify(await page.explain(undefined, sql`query plan`));
          expect(plan).toMatch(/USING INDEX blog_posts_(by_creation|by_status|made_)/);
          expect(plan).not.toContain("TEMP B-TREE");
          if (after !== null) expect(plan).toContain("SEARCH blog_posts");
        } else {
          const plan = await page.explain("json", sql`analyze`);
          expect(JSON.stringify(plan)).toMatch(/blog_posts_(by_creation|by_status|made_)/);
          expect(rowsRead(plan)).toBeLessThanOrEqual(25);
        }
      }
  });

  test("changes that wait among thousands of posts are found by an index of their own", async () => {
    const database = await openTestDatabase();
    await draftWithTokens(openDesk(database));
    await multiplyPost(database, 4_000);
    const page = selectListedPosts(database.queries, { ...everything, filter: "pending" });
    expect(await page.execute()).toEqual([]);
    const plan = await (engine === "sqlite"
      ? page.explain(undefined, sql`query plan`)
      : page.explain("json"));
    expect(JSON.stringify(plan)).toContain("blog_posts_pending");
  });
});
