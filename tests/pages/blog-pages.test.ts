import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { factToken } from "../../domain/posts/text/fact-tokens.ts";
import { accounts, makePost } from "../support/blog-posts.ts";
import { soundBody } from "../support/model-article.ts";
import { all, attribute, only, parsePage, textOf, texts } from "../support/html.ts";
import { siteInTheWay } from "../support/site-in-the-way.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { proofTest } from "../support/tier.ts";
import { addPosts } from "../support/published-posts.ts";

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

describe("the blog list with posts", () => {
  test("counts the posts of each category, says how long each takes, and draws what has no picture", async () => {
    const site = await openTestSite({ ...accounts, ...now });
    await makePost(site, { publish: true });
    await makePost(site, { publish: true, prompt: "Exam pattern of Paper 1" });
    const page = parsePage(await htmlOf(site, "/blog"));
    expect(texts("nav[aria-label=Categories] a", page)).toEqual([
      "All posts 2",
      "News & Updates 2",
    ]);
    const cards = all(".post-card", page);
    expect(cards).toHaveLength(2);
    for (const card of cards) {
      expect(textOf(card)).toMatch(/Read Article\s*[1-9]\d* min read$/u);
      expect(all("svg[aria-hidden=true]", card)).toHaveLength(1);
    }
    const drawn = cards.map((card) => JSON.stringify(only("svg", card)));
    expect(new Set(drawn).size).toBe(2);
    expect(await htmlOf(site, "/blog/category/news")).toContain('aria-current="page">News');
  });
});

describe("a published post", () => {
  test("lists its parts, each of which is there, and names the cells of a wide table", async () => {
    const site = await openTestSite({ ...accounts, ...now });
    const table =
      "| Chapter | Class | Days | Slip |\n| - | - | - | - |\n| Optics | 12 | two | signs |";
    const body = `${soundBody}\n\n## What to keep\n\n${table}\n\n## What to leave\n\n${soundBody}`;
    const [post] = await addPosts(site, ["A table of chapters"], { body_markdown: body });
    const page = parsePage(await htmlOf(site, `/blog/2026/02/${post?.slug}`));
    const parts = all(".on-this-page a", page);
    expect(parts.map(textOf)).toEqual(expect.arrayContaining(["What to keep", "What to leave"]));
    for (const part of parts)
      expect(textOf(only(attribute(part, "href") ?? "", page))).toBe(textOf(part));
    const [name, ...cells] = all("tbody tr > *", only(".prose table", page));
    expect(name?.tagName).toBe("th");
    expect(cells.map((cell) => [attribute(cell, "dataLabel"), textOf(cell)])).toEqual([
      ["Class", "12"],
      ["Days", "two"],
      ["Slip", "signs"],
    ]);
  });

  test("has beside a value what reports say, in its text, in lists and in the search", async () => {
    const site = await openTestSite({ ...accounts, ...now });
    const sentence = `OBC and EWS pay ${factToken("fee.obc_ews.one_paper")} for one paper.`;
    const body_markdown = `## What one paper costs\n\n${sentence}\n\n${soundBody}`;
    const written = { hero_summary: sentence, body_markdown };
    const [post] = await addPosts(site, ["What OBC pays for one paper"], written);
    const told = "₹900 (reported for 2026: women ₹800) for one paper.";
    const html = await htmlOf(site, `/blog/2026/02/${post?.slug}`);
    expect(html).toContain(`<p class="lead">OBC and EWS pay ${told}</p>`);
    const article = html.slice(html.indexOf("<h2"), html.indexOf("</article>"));
    expect(article.replaceAll(/<[^>]*>/g, "")).toContain(told);
    for (const path of ["/blog", "/blog/rss.xml", "/search?q=what+obc+pays+for+one+paper"])
      await expect
        .poll(async () => (await htmlOf(site, path)).replaceAll(/<[^>]*>/g, ""), { message: path })
        .toContain(told);
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
  test("a person's browser and a crawler get the whole list, and a late post its status and name, without script", async () => {
    const { site, other } = await siteInTheWay({ ...accounts, ...now });
    const { slug, title } = await makePost(site, { publish: true });
    await other.query("BEGIN");
    await other.query("LOCK TABLE blog_posts IN ACCESS EXCLUSIVE MODE");
    const crawler = { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" };
    const lists = [browser, crawler].map((headers) => site.request("/blog", { headers }));
    const late = site.request(`/blog/2026/02/${slug}`, { headers: browser });
    const missing = site.request("/blog/2026/02/no-such-post", { headers: browser });
    await sleep(200);
    await other.query("COMMIT");
    for (const answer of await Promise.all(lists)) {
      expect(answer.headers.get("content-security-policy")).toContain("script-src 'none'");
      expect(await answer.text()).toContain(slug);
    }
    expect((await late).status).toBe(200);
    expect(await (await late).text()).toContain(`<meta property="og:title" content="${title}"/>`);
    expect((await missing).status).toBe(404);
  });

  proofTest("a list that never comes ends as the empty one, and is not kept", async () => {
    const { site, other } = await siteInTheWay({ ...accounts, ...now });
    const { slug } = await makePost(site, { publish: true });
    await other.query("BEGIN");
    await other.query("LOCK TABLE blog_posts IN ACCESS EXCLUSIVE MODE");
    const html = await htmlOf(site, "/blog");
    await other.query("COMMIT");
    expect(html).toContain("No blog posts published yet. Check back soon!");
    expect(await htmlOf(site, "/blog")).toContain(slug);
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
