import { sql } from "kysely";
import { expect, test } from "vitest";
import { selectListedPosts } from "../../domain/posts/post-list-repository.ts";
import { openDesk } from "../support/desk.ts";
import { onBothEngines } from "../support/engines.ts";
import { multiplyPost, rowsRead } from "../support/many-posts.ts";
import { draftWithTokens } from "../support/publishing.ts";

onBothEngines("the list of all posts", (openTestDatabase, engine) => {
  test("a page deep in the list reads no more rows than the first", async () => {
    const database = await openTestDatabase();
    const { postId: start } = await draftWithTokens(openDesk(database));
    await multiplyPost(database, 4_000);
    const oldest = { at: "2026-01-20T10:10:00.000Z", id: start };
    for (const filter of ["all", "draft"] as const)
      for (const after of [null, oldest]) {
        const input = { words: [], filter, among: null, without: [], after, limit: 25 };
        const page = selectListedPosts(database.queries, input);
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
