import { parseJsonFeed, parseRssFeed } from "feedsmith";
import { describe, expect, test } from "vitest";
import { only, parsePage, textOf } from "../support/html.ts";
import { addPosts } from "../support/published-posts.ts";
import { openTestSite, sharedSite, type TestSite } from "../support/site.ts";
import { readXml } from "../support/xml.ts";

const siteUrl = "https://guide.example";

const hardTitles = [
  "Fees & <b>dates</b>",
  "1 < 2 > 0 &amp; more",
  "The end ]]> and again ]]> of it",
  "Study 🎓 plan, शुल्क",
  "A \u0007bell",
];

async function rssOf({ request }: TestSite) {
  const answer = await request("/blog/rss.xml");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
  const xml = await answer.text();
  expect(readXml(xml)).toHaveProperty("rss.channel");
  return parseRssFeed(xml);
}

async function jsonOf({ request }: TestSite) {
  const answer = await request("/blog/feed.json");
  expect(answer.headers.get("content-type")).toBe("application/feed+json; charset=utf-8");
  const json = await answer.text();
  expect(JSON.parse(json)).toHaveProperty("version", "https://jsonfeed.org/version/1.1");
  return parseJsonFeed(json);
}

describe("a feed reader", () => {
  test("reads the newest 24 published posts, newest first, with where and when they are", async () => {
    const site = await openTestSite({ SITE_URL: siteUrl });
    const titles = Array.from({ length: 26 }, (_, index) => `Guide ${index + 1}`);
    const posts = await addPosts(site, titles, { tags: ["fees", "2026"] });
    const newest = posts.toReversed().slice(0, 24);
    const [rss, json] = [await rssOf(site), await jsonOf(site)];
    expect(rss).toMatchObject({ link: `${siteUrl}/blog`, language: "en-IN" });
    expect(json).toMatchObject({
      home_page_url: `${siteUrl}/blog`,
      feed_url: `${siteUrl}/blog/feed.json`,
      language: "en-IN",
    });
    expect(rss.items).toHaveLength(24);
    expect(rss.items).toMatchObject(
      newest.map(({ id, slug, title, hero_summary, published_at }) => ({
        guid: { value: `urn:uuid:${id}`, isPermaLink: false },
        title,
        description: `<p>${hero_summary}</p>`,
        link: `${siteUrl}/blog/2026/02/${slug}`,
        pubDate: new Date(published_at ?? "").toUTCString(),
        categories: [{ name: "News & Updates" }, { name: "fees" }, { name: "2026" }],
      })),
    );
    expect(json.items).toHaveLength(24);
    expect(json.items).toMatchObject(
      newest.map(({ id, slug, title, hero_summary, published_at }) => ({
        id: `urn:uuid:${id}`,
        title,
        url: `${siteUrl}/blog/2026/02/${slug}`,
        content_text: hero_summary,
        date_published: published_at,
        tags: ["News & Updates", "fees", "2026"],
      })),
    );
    const xml = await (await site.request("/blog/rss.xml")).text();
    for (const [index, { image = "" }] of (json.items ?? []).entries()) {
      expect(image).toContain(`${siteUrl}/share/blog/${newest[index]?.slug}.jpg?v=`);
      expect(xml).toContain(`<enclosure length="0" type="image/jpeg" url="${image}"/>`);
    }
  });

  test("gets every character of a title, and no markup out of a summary", async () => {
    const site = await openTestSite();
    await addPosts(site, hardTitles);
    const written = hardTitles.toReversed();
    expect((await jsonOf(site)).items?.map(({ title }) => title)).toEqual(written);
    const { items = [] } = await rssOf(site);
    // XML has no form for the bell.
    const readable = written.map((title) => title.replace("\u0007", ""));
    expect(items.map(({ title }) => title)).toEqual(readable);
    for (const [index, { description = "" }] of items.entries()) {
      expect(description).toMatch(/^<p>[^<>]*<\/p>$/);
      expect(textOf(only("p", parsePage(description)))).toBe(readable[index]);
    }
  });
});

const plainSite = sharedSite();
const files = [
  "/blog/rss.xml",
  "/blog/feed.json",
  "/changes.xml",
  "/changes.json",
  "/facts.json",
  "/robots.txt",
  "/sitemap.xml",
  "/important-dates.ics",
];

test.each(files)(
  "%s answers GET and HEAD alone at one address, with the security headers, and is asked for again",
  async (path) => {
    const { request } = await plainSite();
    const [get, head] = [await request(path), await request(path, { method: "HEAD" })];
    expect(head.status).toBe(200);
    expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"));
    expect(await head.text()).toBe("");
    expect((await request(path, { method: "POST" })).status).toBe(405);
    const moved = await request(`${path}/`);
    expect([moved.status, moved.headers.get("location")]).toEqual([301, path]);
    expect(get.headers.get("x-content-type-options")).toBe("nosniff");
    expect(get.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(get.headers.get("cache-control")).toBe("public, no-cache");
  },
);
