import { expect, test } from "vitest";
import { accounts, makePost } from "../support/blog-posts.ts";
import { all, attribute, parsePage } from "../support/html.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { onEitherEngine } from "../support/tier.ts";
import { addPosts } from "../support/published-posts.ts";
import { openSecondConnection } from "../support/engines.ts";
import { multiplyPost } from "../support/many-posts.ts";

const now = { NODE_ENV: "test", NOW: "2026-01-31T20:00:00Z" };

async function pageAt({ request }: TestSite, path: string) {
  const answer = await request(path);
  const html = await answer.text();
  const page = parsePage(html);
  const first = (selector: string, name: string) => {
    const [found] = all(selector, page);
    return found && attribute(found, name);
  };
  return {
    status: answer.status,
    html,
    posts: all(".post-card a.button", page).map((link) => attribute(link, "href") ?? ""),
    canonical: first("link[rel=canonical]", "href"),
    headNext: first("head link[rel=next]", "href"),
    older: first("a[rel=next]", "href"),
    newer: first("a[rel=prev]", "href"),
    robots: first("meta[name=robots]", "content"),
    category: first("main a.badge:not(.badge-quiet)", "href"),
    tags: all("a.badge-quiet", page).map((link) => attribute(link, "href") ?? ""),
  };
}

onEitherEngine("the lists of categories and tags", (_open, engine) => {
  test("a reader goes from a post by its category and its tags to the posts like it; a category without posts says so", async () => {
    const site = await openTestSite({ ...accounts, ...now }, engine);
    const { slug } = await makePost(site, { publish: true });
    await makePost(site, { publish: false, prompt: "Exam pattern of Paper 1" });
    const address = `/blog/2026/02/${slug}`;
    const card = await pageAt(site, "/blog");
    const post = await pageAt(site, address);
    expect(post.category).toBe("/blog/category/news");
    expect(card.category).toBe("/blog/category/news");
    expect(post.tags.length).toBeGreaterThan(0);
    expect(card.tags).toEqual(post.tags.slice(0, 3));
    for (const path of ["/blog/category/news", ...post.tags]) {
      const list = await pageAt(site, path);
      expect([path, list.status, list.posts]).toEqual([path, 200, [address]]);
      expect(list.canonical).toBe(`http://localhost:3000${path}`);
      expect(list.robots).toBeUndefined();
      expect(list.html).toMatch(/<nav[^>]*aria-label="Breadcrumb"/);
    }
    const sitemap = await (await site.request("/sitemap.xml")).text();
    for (const path of ["/blog/category/news", ...post.tags])
      expect(sitemap).toContain(`<loc>http://localhost:3000${path}</loc>`);
    expect(sitemap).not.toContain("/blog/category/syllabus");
    const empty = await pageAt(site, "/blog/category/syllabus");
    expect([empty.status, empty.posts, empty.robots]).toEqual([200, [], "noindex"]);
    expect(empty.html).toContain("No posts in this category yet");
    expect((await pageAt(site, "/blog/tag/none")).status).toBe(404);
  });
});

const settings = { ...accounts, NODE_ENV: "test", NOW: "2026-02-10T20:00:00Z" };

async function related({ request }: TestSite, slug: string): Promise<readonly string[]> {
  const page = parsePage(await (await request(`/blog/2026/02/${slug}`)).text());
  return all("nav[aria-labelledby=related-posts] h3 a", page).map((link) =>
    (attribute(link, "href") ?? "").replace("/blog/2026/02/", ""),
  );
}

onEitherEngine("related posts", (_open, engine) => {
  test("are those with the same tags, then the nearest of the category, never the post itself", async () => {
    const site = await openTestSite(settings, engine);
    await addPosts(site, ["Hall"], { tags: ["Exam hall"], from: "2026-02-01T10:00:00.000Z" });
    await addPosts(site, ["Old fee"], { tags: ["FEES"], from: "2026-02-02T10:00:00.000Z" });
    await addPosts(site, ["Both"], { tags: ["fees", "refund"], from: "2026-02-03T10:00:00.000Z" });
    await addPosts(site, ["Mine"], { tags: ["Fees", "Refund"], from: "2026-02-04T10:00:00.000Z" });
    await addPosts(site, ["Sleep"], { tags: ["sleep"], from: "2026-02-05T10:00:00.000Z" });
    await addPosts(site, ["Draft"], { tags: ["fees", "refund"], publish: false });
    expect(await related(site, "mine")).toEqual(["both", "old-fee", "sleep"]);
    expect(await related(site, "sleep")).toEqual(["mine", "both", "old-fee"]);
  });
});

onEitherEngine("the blog list", (_open, engine) => {
  test("shows a hundred posts on pages of seven, each once, by real links both ways", async () => {
    const site = await siteWithPosts(99);
    const seen: string[] = [];
    const paths: string[] = [];
    const newer: (string | undefined)[] = [];
    for (let path: string | undefined = "/blog"; path !== undefined;) {
      const page = await pageAt(site, path);
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
    if (more > 0) await multiplyPost(await openSecondConnection(site.location), more);
    return site;
  }
});
