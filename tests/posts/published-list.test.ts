import { expect, test } from "vitest";
import { openDatabase } from "../../database/open-database.ts";
import { accounts, makePost } from "../support/blog-posts.ts";
import { all, attribute, parsePage } from "../support/html.ts";
import { multiplyPost } from "../support/many-posts.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { onEitherEngine } from "../support/tier.ts";

onEitherEngine("the blog list", (_open, engine) => {
  test("shows a hundred posts on pages of seven, each once, by real links both ways", async () => {
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
    expect(paths).toHaveLength(15);
    expect(newer).toEqual([undefined, ...paths.slice(0, -1)]);
  });

  test("has no page behind the last one, and none of what is no number", async () => {
    const site = await siteWithPosts(0);
    for (const page of ["2", "0", "-1", "%00", "A B", "9".repeat(200)])
      expect((await site.request(`/blog?page=${page}`)).status, page).toBe(404);
  });

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
