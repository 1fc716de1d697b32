import { toText } from "hast-util-to-text";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { lastChecked } from "../../content/cited-facts.ts";
import { newestNews } from "../../app/shown-news.ts";
import { shippedUpdates } from "../../domain/updates/update.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { libraryThemes, themePath } from "../../content/library/index.ts";
import { cataloguePaths } from "../../content/page-catalogue.ts";
import { only, parsePage } from "../support/html.ts";
import { addPosts } from "../support/published-posts.ts";
import { siteInTheWay, textParts, textUntil } from "../support/site-in-the-way.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { readXml } from "../support/xml.ts";

const siteUrl = "https://guide.example";
const browser = {
  "user-agent":
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36",
  "sec-fetch-dest": "document",
};

const sitemapSchema = z.object({
  urlset: z.object({ url: z.array(z.object({ loc: z.url(), lastmod: z.iso.datetime() })) }),
});

function readSitemap(xml: string) {
  return sitemapSchema.parse(readXml(xml)).urlset.url;
}

async function xmlOf({ request }: TestSite): Promise<string> {
  const answer = await request("/sitemap.xml");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(/^application\/xml\b/);
  expect(answer.headers.get("vary")).toMatch(/^Sec-Fetch-Dest\b/);
  return answer.text();
}

/** The file that a page shows. */
function preformatted(html: string): string {
  return toText(only("pre", parsePage(html)));
}

describe("a crawler", () => {
  test("gets all public pages, the lists that have posts, and all published posts, more than a list shows", async () => {
    const site = await openTestSite({ SITE_URL: siteUrl });
    const titles = Array.from({ length: 30 }, (_, index) => `Guide ${index + 1}`);
    const posts = await addPosts(site, titles);
    const addresses = readSitemap(await xmlOf(site)).map(({ loc }) => loc);
    expect([...addresses].sort()).toEqual(
      [
        ...cataloguePaths.map((path) => siteUrl + path),
        ...libraryThemes.map(({ id }) => siteUrl + themePath(id)),
        ...[`${siteUrl}/blog/category/news`, `${siteUrl}/blog/tag/fees`],
        ...posts.map(({ slug }) => `${siteUrl}/blog/2026/02/${slug}`),
      ].sort(),
    );
  });

  test("reads addresses that answer, each with its own canonical address, and learns when each changed", async () => {
    const site = await openTestSite({ SITE_URL: siteUrl });
    const posts = await addPosts(site, ["First", "Fees & dates", "1 < 2 ]]> 🎓", "शुल्क"]);
    const listed = readSitemap(await xmlOf(site));
    // `editions-on-pages.test.ts` looks at the pages of the catalogue.
    for (const { loc } of listed.filter((one) => one.loc.includes("/blog/"))) {
      const answer = await site.request(loc.slice(siteUrl.length));
      expect(answer.status, loc).toBe(200);
      expect(await answer.text(), loc).toContain(`<link rel="canonical" href="${loc}"/>`);
    }
    const changes = new Map(listed.map(({ loc, lastmod }) => [loc.slice(siteUrl.length), lastmod]));
    expect(changes.get("/blog/2026/02/first")).toBe("2026-01-31T20:00:00.000Z");
    expect(changes.get("/blog")).toBe(posts.at(-1)?.updated_at);
    expect(changes.get("/important-dates")).toBe(`${lastChecked(builtInFacts)}T00:00:00.000Z`);
    expect(changes.get("/latest-updates")).toBe(
      `${newestNews(shippedUpdates, builtInFacts) ?? ""}T00:00:00.000Z`,
    );
  });
});

describe("a person's browser", () => {
  test("gets a page without script that shows the same XML as text", async () => {
    const site = await openTestSite({ SITE_URL: siteUrl });
    await addPosts(site, ["Fees"]);
    const xml = await xmlOf(site);
    const answer = await site.request("/sitemap.xml", { headers: browser });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(answer.headers.get("vary")).toContain("Sec-Fetch-Dest");
    const html = await answer.text();
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html).not.toContain("<script");
    expect(html).not.toContain("Generating sitemap...");
    expect(preformatted(html)).toBe(xml);
  });

  test("reads 'Generating sitemap...' while the posts are late, then the XML", async () => {
    const { site, other } = await siteInTheWay();
    await addPosts(site, ["Fees"]);
    await other.query("BEGIN");
    await other.query("LOCK TABLE blog_posts IN ACCESS EXCLUSIVE MODE");
    const answer = await site.request("/sitemap.xml", { headers: browser });
    expect(answer.headers.get("vary")).toContain("Sec-Fetch-Dest");
    expect(answer.headers.get("content-security-policy")).toMatch(/script-src 'nonce-/);
    const parts = textParts(answer);
    expect(await textUntil(parts, "Generating sitemap...")).not.toContain("&lt;urlset");
    await other.query("COMMIT");
    expect(await textUntil(parts, "/fees&lt;/loc&gt;")).toContain("&lt;urlset");
  });
});

describe("when the posts cannot be read", () => {
  test.each([
    ["a crawler", "/sitemap.xml", {}],
    ["the call", "/functions/generate-sitemap", {}],
    ["a person's browser", "/sitemap.xml", browser],
  ])(
    "%s gets an XML error, with status 503 unless the page has begun, and no reason leaks",
    async (_who, path, headers) => {
      const { site, other } = await siteInTheWay();
      await other.query("ALTER TABLE blog_posts RENAME TO hidden_posts");
      const answer = await site.request(path, { headers });
      const text = await answer.text();
      expect(answer.status).toBe(text.includes("Generating sitemap...") ? 200 : 503);
      expect(answer.headers.get("cache-control") ?? "").not.toContain("public");
      const xml = answer.headers.get("content-type")?.startsWith("text/html")
        ? preformatted(text)
        : text;
      expect(readXml(xml)).toMatchObject({ error: "Failed to generate sitemap" });
      expect(text).not.toMatch(/relation|hidden_posts/);
    },
  );
});

describe("the call generate-sitemap", () => {
  test.each(["GET", "POST"])("answers the XML to %s", async (method) => {
    const site = await openTestSite();
    const answer = await site.request("/functions/generate-sitemap", { method });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^application\/xml\b/);
    expect(await answer.text()).toBe(await xmlOf(site));
  });
});

describe("/robots.txt", () => {
  test("leads to the sitemap, opens every public page and closes what is private", async () => {
    const { request } = await openTestSite({ SITE_URL: siteUrl });
    const answer = await request("/robots.txt");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain("text/plain");
    const lines = (await answer.text()).split("\n");
    expect(lines).toContain("User-agent: *");
    expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
    const isClosed = (path: string) => closed.some((start) => path.startsWith(start));
    for (const path of cataloguePaths) expect(isClosed(path), path).toBe(false);
    for (const path of ["/blog/2026/02/fees", "/blog/rss.xml", "/sitemap.xml"])
      expect(isClosed(path), path).toBe(false);
    for (const path of [
      "/admin/login",
      "/admin/dashboard",
      "/blog/preview/1",
      "/blog/edit/1",
      "/blog/approve",
      "/functions/publish-blog",
      "/auth/v1/token",
    ])
      expect(isClosed(path), path).toBe(true);
  });
});
