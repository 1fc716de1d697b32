import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "../../database/open-database.ts";
import {
  selectPublishedAfter,
  selectPublishedBefore,
} from "../../domain/posts/publishing/published-list-repository.ts";
import { accounts, makePost } from "../support/blog-posts.ts";
import { all, attribute, parsePage } from "../support/html.ts";
import { multiplyPost, rowsRead } from "../support/many-posts.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { onEitherEngine } from "../support/tier.ts";

onEitherEngine("the blog list", (_open, engine) => {
  test("shows a hundred posts on pages of nine, each once, by real links both ways", async () => {
    const site = await siteWithPosts(99);
    const seen: string[] = [];
    const paths: string[] = [];
    const newer: (string | undefined)[] = [];
    for (let path: string | undefined = "/blog"; path !== undefined;) {
      const page = await listPage(site, path);
      expect(page.canonical).toBe(`http://localhost:3000${path}`);
      expect(page.headNext).toBe(page.older);
      seen.push(...page.posts);
      paths.push(path);
      newer.push(page.newer);
      path = page.older;
    }
    expect(seen).toHaveLength(100);
    expect(new Set(seen).size).toBe(100);
    expect(paths).toHaveLength(12);
    expect(newer).toEqual([undefined, ...paths.slice(0, -1)]);
  });

  test("a page deep in the list reads no more rows than the first", async () => {
    const site = await siteWithPosts(4_000);
    const database = await openDatabase(site.location);
    const oldest = {
      published_at: "2026-01-31T20:00:10.000Z",
      id: "0199a000-0000-7000-8000-000000000010",
    };
    const { queries } = database;
    const pages = [
      selectPublishedAfter(queries, { topic: null, after: null, limit: 25 }),
      selectPublishedAfter(queries, {
        topic: null,
        after: { ...oldest, published_at: "2026-01-31T20:40:00.000Z" },
        limit: 25,
      }),
      selectPublishedBefore(queries, { topic: null, after: oldest, limit: 24 }),
    ];
    for (const page of pages)
      if (engine === "sqlite") {
        const plan = JSON.stringify(await page.explain(undefined, sql`query plan`));
        expect(plan).toContain("USING INDEX blog_posts_published");
        expect(plan).not.toContain("TEMP B-TREE");
      } else {
        const plan = await page.explain("json", sql`analyze`);
        expect(JSON.stringify(plan)).toContain("blog_posts_published");
        expect(rowsRead(plan)).toBeLessThanOrEqual(25);
      }
    await database.close();
  });

  test.each(["no-such-post", "%00", "A B", "x".repeat(200)])(
    "after %s there is no page",
    async (after) => {
      const site = await siteWithPosts(0);
      expect((await site.request(`/blog?after=${after}`)).status).toBe(404);
    },
  );

  async function siteWithPosts(more: number): Promise<TestSite> {
    const site = await openTestSite(
      { ...accounts, NODE_ENV: "test", NOW: "2026-01-31T20:00:00Z" },
      engine,
    );
    await makePost(site, { publish: true });
    const database = await openDatabase(site.location);
    if (more > 0) await multiplyPost(database, more);
    await database.close();
    return site;
  }
});

async function listPage({ request }: TestSite, path: string) {
  const answer = await request(path);
  expect(answer.status).toBe(200);
  const page = parsePage(await answer.text());
  const hrefOf = (selector: string) => {
    const [found] = all(selector, page);
    return found && attribute(found, "href");
  };
  return {
    posts: all(".post-card a.button", page).map((link) => attribute(link, "href") ?? ""),
    canonical: hrefOf("link[rel=canonical]"),
    headNext: hrefOf("head link[rel=next]"),
    older: hrefOf("a[rel=next]"),
    newer: hrefOf("a[rel=prev]"),
  };
}
