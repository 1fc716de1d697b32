import { expect, test } from "vitest";
import { accounts, actOnPost, makePost } from "../support/blog-posts.ts";
import { all, attribute, parsePage } from "../support/html.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { onEitherEngine } from "../support/tier.ts";

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
    robots: first("meta[name=robots]", "content"),
    category: first("main a.badge:not(.badge-quiet)", "href"),
    tags: all("a.badge-quiet", page).map((link) => attribute(link, "href") ?? ""),
  };
}

onEitherEngine("the lists of categories and tags", (_open, engine) => {
  const open = () => openTestSite({ ...accounts, ...now }, engine);

  test("a reader goes from a post by its category and its tags to the posts like it", async () => {
    const site = await open();
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
  });

  test("a withdrawn post leaves its lists at once, and comes back with its publication", async () => {
    const site = await open();
    const { id, slug } = await makePost(site, { publish: true });
    const { tags } = await pageAt(site, `/blog/2026/02/${slug}`);
    const [tag = ""] = tags;
    expect((await pageAt(site, tag)).posts).toHaveLength(1);
    expect((await pageAt(site, "/blog/category/news")).posts).toHaveLength(1);
    expect((await actOnPost(site, id, "unpublish")).status).toBe(200);
    expect((await pageAt(site, tag)).status).toBe(404);
    const empty = await pageAt(site, "/blog/category/news");
    expect([empty.status, empty.posts, empty.robots]).toEqual([200, [], "noindex"]);
    expect(empty.html).toContain("No posts in this category yet");
    expect((await actOnPost(site, id, "publish")).status).toBe(200);
    expect((await pageAt(site, tag)).posts).toHaveLength(1);
  });
});
