import { expect, test } from "vitest";
import type { Log } from "../../domain/shared/log.ts";
import { createPageCache, type PageCache } from "../../server/page-cache/page-cache.ts";
import { movableClock } from "../support/movable-clock.ts";

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const megabyte = 1024 * 1024;
const page = (text: string) => () => Promise.resolve(new Response(text));
const failure = () => Promise.resolve(new Response(null, { status: 503 }));
const at = (key: string, ...tags: string[]) => ({ key, tags });

function openCache(limits = { pages: 100, bytes: megabyte }, log: Log = silent) {
  const clock = movableClock("2026-01-31T18:00:00Z");
  return { clock, cache: createPageCache(clock, limits, log) };
}

/** Begins to render the list; it gets done when it is told to. */
function slowly(cache: PageCache, text: string) {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const outcome = cache.render(at("/blog", "posts"), () => promise);
  return {
    finish() {
      resolve(new Response(text));
      return outcome;
    },
  };
}

test("no more pages are cached than allowed, and those asked for last stay", async () => {
  const { cache } = openCache({ pages: 3, bytes: megabyte });
  for (const key of ["/a", "/b", "/c"]) await cache.render(at(key), page(key));
  cache.getFresh("/a");
  await cache.render(at("/d"), page("/d"));
  expect(["/a", "/b", "/c", "/d"].filter((key) => cache.getFresh(key) !== undefined)).toEqual([
    "/a",
    "/c",
    "/d",
  ]);
});

test("no more bytes are cached than allowed, whatever codings readers ask for", async () => {
  const limits = { pages: 1_000, bytes: 200_000 };
  const { cache } = openCache(limits);
  for (let index = 0; index < 200; index++) {
    const key = `/${index}`;
    const text = Array.from({ length: 300 }, (_, word) => Math.sin(word * (index + 1))).join(" ");
    const outcome = await cache.render(at(key), page(text));
    for (const coding of ["identity", "gzip"] as const)
      await cache.getVariant(outcome.page, coding);
    expect(cache.size().bytes).toBeLessThanOrEqual(limits.bytes);
  }
  expect(cache.size().pages).toBeGreaterThan(5);
});

test("a page whose rendering began before an invalidation is not cached, and who asks after it gets another", async () => {
  const { cache } = openCache();
  const early = slowly(cache, "old");
  cache.invalidate(["posts"]);
  const late = await cache.render(at("/blog", "posts"), page("new"));
  await early.finish();
  const kept = cache.getFresh("/blog");
  expect(kept).toBeDefined();
  expect(late.page).toBe(kept);

  const other = slowly(cache, "old");
  cache.invalidate(["posts"]);
  await other.finish();
  expect(cache.getStale("/blog")).toBeUndefined();
});

test("a page that became stale during its rendering is shown only where none can be rendered", async () => {
  const { cache } = openCache();
  const early = slowly(cache, "without the new post");
  cache.markStale(["posts"]);
  const { page: former } = await early.finish();
  expect(cache.getFresh("/blog")).toBeUndefined();
  expect(cache.getStale("/blog")).toBe(former);
  const failed = await cache.render(at("/blog", "posts"), failure);
  expect(failed).toEqual({ isStale: true, page: former });
});

test("a page that is newer than a stale one stays, whichever of them took longer", async () => {
  const { cache } = openCache();
  const early = slowly(cache, "without the new post");
  cache.markStale(["posts"]);
  const late = await cache.render(at("/blog", "posts"), page("with it"));
  await early.finish();
  expect(cache.getFresh("/blog")).toBe(late.page);
});

test("a page that cannot be recompressed is logged, and the next ones are recompressed", async () => {
  const warnings: unknown[] = [];
  const warn = (_message: string, details: unknown) => warnings.push(details);
  const { cache } = openCache(undefined, { ...silent, warn });
  const text = "words ".repeat(100);
  const damaged = await cache.render(at("/a"), page(text));
  Object.assign(damaged.page.variants.br, { body: "no brotli" });
  await cache.render(at("/b"), page(text));
  cache.getFresh("/a");
  const etag = () => cache.getFresh("/b")?.variants.br.etag;
  await expect.poll(etag).toMatch(/-11"$/);
  expect(warnings).toEqual([{ page: "/a", fault: expect.any(Error) as Error }]);
});

test("an invalidation takes what has the tag and leaves the rest", async () => {
  const { cache } = openCache();
  await cache.render(at("/blog", "posts"), page("list"));
  await cache.render(at("/blog/2026/01/a", "post:a"), page("a"));
  await cache.render(at("/blog/2026/01/b", "post:b"), page("b"));
  await cache.render(at("/faq"), page("faq"));
  cache.invalidate(["posts", "post:a"]);
  const kept = ["/blog", "/blog/2026/01/a", "/blog/2026/01/b", "/faq"].map(
    (key) => cache.getFresh(key) !== undefined,
  );
  expect(kept).toEqual([false, false, true, true]);
});

test("a page is found by the exam facts that it had shown when the last of it was there", async () => {
  const { cache } = openCache();
  const asked: string[] = [];
  const late = new ReadableStream<Uint8Array>({
    pull(controller) {
      asked.push("fact:2026/fee.x");
      controller.enqueue(new TextEncoder().encode("1,000"));
      controller.close();
    },
  });
  await cache.render(
    at("/faq"),
    () => Promise.resolve(new Response(late)),
    () => asked,
  );
  await cache.render(
    at("/results"),
    () => page("none")(),
    () => ["fact:2026/fee.y"],
  );
  cache.invalidate(["fact:2026/fee.x"]);
  expect(cache.getFresh("/faq")).toBeUndefined();
  expect(cache.getFresh("/results")).toBeDefined();
});

test("a page that shows exam facts alone needs no database, and goes with everything else that is kept there", async () => {
  const { cache, clock } = openCache();
  const withFacts = () => ["fact:2026/fee.x"];
  await cache.render(at("/faq"), page("1,000"), withFacts);
  await cache.render(at("/blog", "posts"), page("list"), withFacts);
  clock.advance(31 * 60_000);
  expect(cache.getStale("/faq")).toBeUndefined();
  expect(cache.getStale("/blog")).toBeDefined();
  await cache.render(at("/faq"), page("1,000"), withFacts);
  await cache.render(at("/terms"), page("terms"));
  cache.invalidateAll();
  expect(cache.getFresh("/faq")).toBeUndefined();
  expect(cache.getFresh("/terms")).toBeDefined();
});

test("an invalidation of nothing leaves a rendering that is under way to be cached", async () => {
  const { cache } = openCache();
  const early = slowly(cache, "list");
  cache.invalidate([]);
  cache.markStale([]);
  const { page: rendered } = await early.finish();
  expect(cache.getFresh("/blog")).toBe(rendered);
});

test("a thousand requests for a page that is not there render it once, and a failure is told to all", async () => {
  const { cache } = openCache();
  let rendered = 0;
  const slow = async () => {
    rendered += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return new Response("down", { status: 503 });
  };
  const outcomes = await Promise.all(
    Array.from({ length: 1_000 }, () => cache.render(at("/blog", "posts"), slow)),
  );
  expect(rendered).toBe(1);
  expect(new Set(outcomes.map(({ page }) => page.rendering.status))).toEqual(new Set([503]));
  await cache.render(at("/blog", "posts"), slow);
  expect(rendered).toBe(2);
});

test("of yesterday's page something is made only when today's cannot be rendered", async () => {
  const { cache, clock } = openCache();
  await cache.render(at("/blog", "posts"), page("yesterday"));
  clock.advance(31 * 60_000);
  expect(cache.getFresh("/blog")).toBeUndefined();
  const failed = await cache.render(at("/blog", "posts"), failure);
  expect(failed).toMatchObject({ isStale: true, page: { rendering: { status: 200 } } });
  cache.invalidate(["posts"]);
  const gone = await cache.render(at("/blog", "posts"), failure);
  expect(gone).toMatchObject({ isStale: false, page: { rendering: { status: 503 } } });
});

test.each([
  ["private", { "cache-control": "private" }],
  ["not to be stored", { "cache-control": "no-store" }],
  ["with a cookie", { "set-cookie": "a=b" }],
  ["with a nonce", { "content-security-policy": "script-src 'nonce-x'" }],
])("an answer that is %s is not cached", async (_kind, headers) => {
  const { cache } = openCache();
  const answer = new Response("secret", { headers: new Headers(Object.entries(headers)) });
  await cache.render(at("/faq"), () => Promise.resolve(answer));
  expect(cache.size().pages).toBe(0);
});

test("a stale page is rendered anew, shown as it was only where that fails, and gone once it is not there any more", async () => {
  const { cache } = openCache();
  const list = at("/blog", "posts");
  await cache.render(list, page("before"));
  cache.markStale(["posts"]);
  expect(cache.getFresh("/blog")).toBeUndefined();
  expect(cache.getStale("/blog")).toBeDefined();
  const failed = await cache.render(list, failure);
  expect(failed).toMatchObject({ isStale: true, page: { rendering: { status: 200 } } });
  const anew = await cache.render(list, page("after"));
  expect(cache.getFresh("/blog")).toBe(anew.page);

  cache.markStale(["posts"]);
  await cache.render(list, () => Promise.resolve(new Response(null, { status: 410 })));
  expect(cache.getStale("/blog")).toBeUndefined();
  await cache.render(list, page("back"));
  cache.invalidate(["posts"]);
  expect(cache.getStale("/blog")).toBeUndefined();
});
