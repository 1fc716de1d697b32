import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { cataloguePaths } from "../../content/page-catalogue.ts";
import { accounts, makePost, actOnPost } from "../support/blog-posts.ts";
import { openFront } from "../support/front.ts";
import { openTestSite, sharedSite, type TestSite } from "../support/site.ts";
import { onBothEngines } from "../support/engines.ts";

const now = { NODE_ENV: "test", NOW: "2026-01-31T20:00:00Z" };
const brotli = { "accept-encoding": "gzip, deflate, br" };
const plainSite = sharedSite(accounts);

const listening = ({ site }: TestSite) => openFront(site.serveFromCache);

describe("a cached page", () => {
  test("is answered before everything else once it was rendered, whatever else stands in the query", async () => {
    const site = await openTestSite();
    const ask = await listening(site);
    expect((await ask("/faq", brotli)).status).toBe(501);
    const rendered = await site.request("/faq", { headers: brotli });
    const kept = await ask("/faq?utm_source=mail", brotli);
    expect(kept.status).toBe(200);
    const text = brotliDecompressSync(kept.body).toString();
    expect(text).toBe(brotliDecompressSync(await rendered.arrayBuffer()).toString());
    for (const name of ["content-security-policy", "content-type", "x-content-type-options"])
      expect(kept.headers[name]).toBe(rendered.headers.get(name));
    expect(kept.headers.vary).toContain("Accept-Encoding");
    expect(kept.headers["cache-control"]).toMatch(
      /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+/,
    );
    expect(kept.headers["content-length"]).toBe(String(kept.body.byteLength));
  });

  test("that the reader has already is not sent again, in whichever coding or by a weakened tag", async () => {
    const site = await openTestSite();
    const ask = await listening(site);
    const { headers } = await site.request("/faq", { headers: brotli });
    const etag = headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"[^"]+"$/);
    for (const tag of [etag, etag.slice(2), `"x", ${etag}`, "*"]) {
      const answer = await ask("/faq", { ...brotli, "if-none-match": tag });
      expect([tag, answer.status, answer.body.byteLength]).toEqual([tag, 304, 0]);
      expect(answer.headers.vary).toContain("Accept-Encoding");
      expect(answer.headers["cache-control"]).toContain("s-maxage");
    }
    const gzipped = await site.request("/faq", {
      headers: { "accept-encoding": "gzip", "if-none-match": etag },
    });
    expect(gzipped.status).toBe(304);
    // A browser takes the policy of the 304 for the page that it has.
    const policy = "content-security-policy";
    expect(gzipped.headers.get(policy)).toBe(headers.get(policy));
    expect((await ask("/faq", { ...brotli, "if-none-match": '"another"' })).status).toBe(200);
  });

  test("becomes smaller once it is asked for again, and stays the same page", async () => {
    const { request: ask } = await openTestSite();
    const size = async () => {
      const answer = await ask("/faq", { headers: brotli });
      return (await answer.arrayBuffer()).byteLength;
    };
    const first = await size();
    await expect.poll(size).toBeLessThan(first * 0.95);
  });
});

test("what is kept is the same for everybody: no script of its own, no nonce, no cookie, no host of the reader", async () => {
  const site = await openTestSite({ ...accounts, ...now, SITE_URL: "https://guide.example" });
  const { slug } = await makePost(site, { publish: true });
  const ask = await listening(site);
  for (const path of [...cataloguePaths, `/blog/2026/02/${slug}`]) {
    const reader = {
      ...brotli,
      cookie: "session=secret-of-a-reader",
      authorization: "Bearer secret-of-a-reader",
    };
    await site.request(path, { headers: reader });
    const { status, headers, body } = await ask(path, { ...brotli, host: "evil.example" });
    expect([path, status]).toEqual([path, 200]);
    const page = brotliDecompressSync(body).toString() + JSON.stringify(headers);
    expect(page).not.toMatch(/nonce|set-cookie|secret-of-a-reader|evil\.example|localhost/i);
    expect(page).not.toMatch(/<script(?! type="application\/ld\+json"| type="module" src="\/)/);
  }
});

test.each([
  "/admin/login",
  "/admin/dashboard",
  "/blog/preview/0199a000-0000-7000-8000-000000000001?token=secret",
  "/blog/approve?postId=x&token=secret",
  "/functions/preview-blog?postId=x&token=secret",
  "/auth/v1/user",
  "/healthz",
  "/faq?q=fees",
  "/latest-updates?q=fees&category=exam",
  "/blog?page=99",
  "/blog/2026/02/no-such-post",
  "/no-such-page",
  "/eligibility",
  "/faq/",
  "//faq",
  "/%66aq",
  "/FAQ",
  "/a/../faq",
  "/blog/tag/%66ees",
  "/tools/score?right=40",
  "/faq.data",
])("%s is never kept", async (path) => {
  const site = await plainSite();
  const ask = await listening(site);
  await (await site.request(path, { headers: brotli })).text();
  expect((await ask(path, brotli)).status).toBe(501);
});

test("a post that is missing is told of as such, compressed, and no cache may keep that", async () => {
  const { request: ask } = await openTestSite();
  const answer = await ask("/blog/2026/02/no-such-post", {
    headers: { ...brotli, "if-none-match": "*" },
  });
  expect(answer.status).toBe(404);
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  const text = brotliDecompressSync(await answer.arrayBuffer()).toString();
  expect(text).toContain("Blog Post Not Found");
});

test.each(["POST", "PUT", "DELETE"])("%s of a cached page is left to the rest", async (method) => {
  const site = await plainSite();
  const ask = await listening(site);
  await site.request("/faq");
  expect((await ask("/faq", brotli, method)).status).toBe(501);
});

const lists = ["/blog", "/blog/category/news", "/blog/tag/fees", "/blog/rss.xml", "/sitemap.xml"];

async function textOf({ request }: TestSite, path: string): Promise<string> {
  return (await request(path)).text();
}

onBothEngines("cached pages", (_open, engine) => {
  test("show a post as soon as its publication is acknowledged, and its absence as soon as that is", async () => {
    const site = await openTestSite({ ...accounts, ...now }, engine);
    const { id, slug } = await makePost(site, { publish: false });
    const path = `/blog/2026/02/${slug}`;
    const shown = async () => {
      const texts = await Promise.all(lists.map((list) => textOf(site, list)));
      return texts.map((text) => text.includes(slug));
    };
    expect(await shown()).toEqual(lists.map(() => false));
    expect((await site.request(path)).status).toBe(404);

    expect((await actOnPost(site, id, "publish")).status).toBe(200);
    expect(await shown()).toEqual(lists.map(() => true));
    expect((await site.request(path)).status).toBe(200);

    expect((await actOnPost(site, id, "unpublish")).status).toBe(200);
    expect(await shown()).toEqual(lists.map(() => false));
    expect((await site.request(path)).status).toBe(410);

    expect((await actOnPost(site, id, "publish")).status).toBe(200);
    expect((await site.request(path)).status).toBe(200);
    expect((await actOnPost(site, id, "delete")).status).toBe(200);
    expect((await site.request(path)).status).toBe(404);
    expect((await actOnPost(site, id, "restore")).status).toBe(200);
    expect((await site.request(path)).status).toBe(200);
  });
});

test("a page rendered yesterday is rendered anew after midnight in India", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-31T18:29:58Z") });
  const site = await openTestSite(accounts);
  const dates = await textOf(site, "/latest-updates");
  expect(dates).toContain("31 January 2026");
  vi.setSystemTime(new Date("2026-01-31T18:29:59.999Z"));
  expect(await textOf(site, "/latest-updates")).toBe(dates);
  vi.setSystemTime(new Date("2026-01-31T18:30:00Z"));
  const next = await textOf(site, "/latest-updates");
  vi.useRealTimers();
  expect(next).toContain("1 February 2026");
});
