import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { accounts, makePost } from "../support/blog-posts.ts";
import { only, parsePage, textOf } from "../support/html.ts";
import { siteInTheWay } from "../support/site-in-the-way.ts";
import { openTestSite, type TestSite } from "../support/site.ts";

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
  });

  test("redirects for good to its own year and month", async () => {
    const site = await openTestSite({ ...accounts, ...now });
    const { slug } = await makePost(site, { publish: true });
    for (const folder of ["/blog/2026/01/", "/blog/2025/02/", "/blog/2026/2/"]) {
      const answer = await site.request(folder + slug);
      expect([folder, answer.status]).toEqual([folder, 301]);
      expect(answer.headers.get("location")).toBe(`/blog/2026/02/${slug}`);
    }
  });

  test("is not found while it is a draft", async () => {
    const site = await openTestSite({ ...accounts, ...now });
    const { slug } = await makePost(site, { publish: false });
    const answer = await site.request(`/blog/2026/02/${slug}`);
    expect(answer.status).toBe(404);
    const main = only("main", parsePage(await answer.text()));
    expect(textOf(only("h1", main))).toBe("Blog Post Not Found");
    expect(textOf(main)).toContain(
      "The blog post you're looking for doesn't exist or has been removed.",
    );
    expect(textOf(only('a[href="/blog"]', main))).toBe("Back to Blog");
  });
});

describe("when the database is slow or fails", () => {
  test("a person's browser and a crawler get the whole list, without script", async () => {
    const { site, other } = await siteInTheWay({ ...accounts, ...now });
    const { slug } = await makePost(site, { publish: true });
    await other.query("BEGIN");
    await other.query("LOCK TABLE blog_posts IN ACCESS EXCLUSIVE MODE");
    const crawler = { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" };
    const answers = [browser, crawler].map((headers) => site.request("/blog", { headers }));
    await sleep(200);
    await other.query("COMMIT");
    for (const answer of await Promise.all(answers)) {
      expect(answer.headers.get("content-security-policy")).toContain("script-src 'none'");
      expect(await answer.text()).toContain(slug);
    }
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
    await other.query("ALTER TABLE users RENAME TO hidden_users");
    const body = JSON.stringify({ email: "a@guide.example", password: "a wrong password" });
    const signIn = await site.request("/auth/v1/token?grant_type=password", {
      method: "POST",
      body,
    });
    await other.query("ALTER TABLE site_secrets RENAME TO hidden_secrets");
    const call = await site.request("/functions/post-status?postId=1&token=a.b.c");
    expect([signIn.status, call.status]).toEqual([500, 500]);
    for (const { headers } of [answer, signIn, call])
      expect([headers.get("server"), headers.get("x-powered-by")]).toEqual([null, null]);
    for (const text of [html, await signIn.text(), await call.text()])
      expect(text).not.toMatch(/hidden_|relation|node_modules|\.[jt]s:\d|^\s*at |v24\./m);
  });
});
