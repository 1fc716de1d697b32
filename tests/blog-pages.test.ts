import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { accounts, makePost } from "./support/blog-posts.ts";
import { siteInTheWay, textParts, textUntil } from "./support/site-in-the-way.ts";
import { openTestSite, type TestSite } from "./support/site.ts";

const siteUrl = "https://guide.example";
/** A person's browser: crawlers wait for whole pages. */
const browser = {
  "user-agent":
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36",
};

async function htmlOf({ request }: TestSite, path: string): Promise<string> {
  return (await request(path, { headers: browser })).text();
}

const now = { NODE_ENV: "test", NOW: "2026-01-31T20:00:00Z" };

describe("the blog list", () => {
  test("without posts says so", async () => {
    const html = await htmlOf(await openTestSite(), "/blog");
    expect(html).toContain("No blog posts published yet. Check back soon!");
  });

  test("shows a published post under its Indian month, with at most three tags; no draft", async () => {
    const site = await openTestSite({ ...accounts, ...now });
    await makePost(site, { publish: false });
    const post = await makePost(site, { publish: true });
    const html = await htmlOf(site, "/blog");
    expect(html.match(/Read Article/g)).toHaveLength(1);
    // 20:00 on 31 January in UTC is 1 February in India.
    expect(html).toContain(`href="/blog/2026/02/${post.slug}"`);
    expect(html).toContain("1 February 2026");
    expect(html).toContain("News &amp; Updates");
    expect(html.match(/<li class="tag/g)?.length ?? 0).toBeLessThanOrEqual(3);
  });
});

describe("a published post", () => {
  test("names itself to search engines and to people who share it", async () => {
    const site = await openTestSite({ ...accounts, ...now, SITE_URL: siteUrl });
    const post = await makePost(site, { publish: true });
    const html = await htmlOf(site, `/blog/2026/02/${post.slug}`);
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}/blog/2026/02/${post.slug}"/>`);
    for (const name of ["og:title", "og:description", "og:url", "article:published_time"])
      expect(html).toContain(`<meta property="${name}"`);
    for (const name of ["description", "keywords", "twitter:card", "twitter:title"])
      expect(html).toContain(`<meta name="${name}"`);
    const [, json = ""] = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      "@type": "BlogPosting",
      headline: post.title,
      datePublished: post.published_at,
      mainEntityOfPage: { "@id": `${siteUrl}/blog/2026/02/${post.slug}` },
    });
  });

  test.each(["/blog/2026/01/", "/blog/2025/02/", "/blog/2026/2/"])(
    "redirects for good from %s to its own year and month",
    async (folder) => {
      const site = await openTestSite({ ...accounts, ...now });
      const { slug } = await makePost(site, { publish: true });
      const answer = await site.request(folder + slug);
      expect(answer.status).toBe(301);
      expect(answer.headers.get("location")).toBe(`/blog/2026/02/${slug}`);
    },
  );

  test("is not found while it is a draft", async () => {
    const site = await openTestSite({ ...accounts, ...now });
    const { slug } = await makePost(site, { publish: false });
    const answer = await site.request(`/blog/2026/02/${slug}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Blog Post Not Found");
  });
});

describe("when the database is slow or fails", () => {
  test("the list streams in behind three skeleton cards, under a nonce", async () => {
    const { site, other } = await siteInTheWay({ ...accounts, ...now });
    const { slug } = await makePost(site, { publish: true });
    await other.query("BEGIN");
    await other.query("LOCK TABLE blog_posts IN ACCESS EXCLUSIVE MODE");
    const answer = await site.request("/blog", { headers: browser });
    expect(answer.headers.get("content-security-policy")).toMatch(/script-src 'nonce-/);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    const parts = textParts(answer);
    const shell = await textUntil(parts, "Get Blog Alerts on WhatsApp");
    expect(shell.match(/class="skeleton skeleton-title"/g)).toHaveLength(3);
    expect(shell).not.toContain("Read Article");
    await other.query("COMMIT");
    expect(await textUntil(parts, "Read Article")).toContain(slug);
  });

  test("a list that never comes ends as the empty one, not as a skeleton for ever", async () => {
    const { site, other } = await siteInTheWay({ ...accounts, ...now });
    await makePost(site, { publish: true });
    await other.query("BEGIN");
    await other.query("LOCK TABLE blog_posts IN ACCESS EXCLUSIVE MODE");
    const html = await htmlOf(site, "/blog");
    await other.query("COMMIT");
    expect(html).toContain("Loading posts…");
    expect(html).toContain("No blog posts published yet. Check back soon!");
  });

  test("a crawler waits for the whole list, without script", async () => {
    const { site, other } = await siteInTheWay({ ...accounts, ...now });
    await makePost(site, { publish: true });
    await other.query("BEGIN");
    await other.query("LOCK TABLE blog_posts IN ACCESS EXCLUSIVE MODE");
    const crawler = { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" };
    const answer = site.request("/blog", { headers: crawler });
    await sleep(200);
    await other.query("COMMIT");
    expect(await (await answer).text()).toContain("Read Article");
  });

  test("a failed list is shown empty, a failed post with the error screen, and no reason leaks", async () => {
    const { site, other } = await siteInTheWay({ ...accounts, ...now });
    const { slug } = await makePost(site, { publish: true });
    await other.query("ALTER TABLE blog_posts RENAME TO hidden_posts");
    expect(await htmlOf(site, "/blog")).toContain("No blog posts published yet. Check back soon!");
    const answer = await site.request(`/blog/2026/02/${slug}`, { headers: browser });
    expect(answer.status).toBe(500);
    const html = await answer.text();
    expect(html).toContain("Unexpected Application Error!");
    expect(html).not.toContain("hidden_posts");
    expect(html).not.toContain("relation");
  });
});
