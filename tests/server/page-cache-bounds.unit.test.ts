import { expect, test } from "vitest";
import type { Log } from "../../domain/shared/log.ts";
import { createPageCache, type PageCache } from "../../server/page-cache/page-cache.ts";
import { movableClock } from "../support/movable-clock.ts";

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const megabyte = 1024 * 1024;
const page = (text: string) => () => Promise.resolve(new Response(text));
const failure = () => Promise.resolve(new Response(null, { status: 503 }));

function openCache(limits = { pages: 100, bytes: megabyte }, log: Log = silent) {
  const clock = movableClock("2026-01-31T18:00:00Z");
  return { clock, cache: createPageCache(clock, limits, log) };
}

/** Begins to render the list; it gets done when it is told to. */
function slowly(cache: PageCache, text: string) {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const outcome = cache.render("/blog", () => promise);
  return {
    finish() {
      resolve(new Response(text));
      return outcome;
    },
  };
}

test("no more pages are cached than allowed, and those asked for last stay", async () => {
  const { cache } = openCache({ pages: 3, bytes: megabyte });
  for (const key of ["/a", "/b", "/c"]) await cache.render(key, page(key));
  cache.getFresh("/a");
  await cache.render("/d", page("/d"));
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
    const outcome = await cache.render(key, page(text));
    for (const coding of ["identity", "gzip"] as const)
      await cache.getVariant(key, outcome.page, coding);
    expect(cache.size().bytes).toBeLessThanOrEqual(limits.bytes);
  }
  expect(cache.size().pages).toBeGreaterThan(5);
});

test("a page whose rendering began before a change is not cached, and who asks after it gets another", async () => {
  const { cache } = openCache();
  const early = slowly(cache, "old");
  cache.drop();
  const late = await cache.render("/blog", page("new"));
  await early.finish();
  expect(cache.getFresh("/blog")).toBe(late.page);

  const other = slowly(cache, "old");
  cache.drop();
  await other.finish();
  expect(cache.getStale("/blog")).toBeUndefined();
});

test("a page that cannot be recompressed is logged, and the next ones are recompressed", async () => {
  const warnings: unknown[] = [];
  const warn = (_message: string, details: unknown) => warnings.push(details);
  const { cache } = openCache(undefined, { ...silent, warn });
  const text = "words ".repeat(100);
  const damaged = await cache.render("/a", page(text));
  Object.assign(damaged.page.variants.br, { body: "no brotli" });
  await cache.render("/b", page(text));
  cache.getFresh("/a");
  const etag = () => cache.getFresh("/b")?.variants.br.etag;
  await expect.poll(etag).toMatch(/-11"$/);
  expect(warnings).toEqual([{ page: "/a", fault: expect.any(Error) as Error }]);
});

test("a change takes every page, and one that is the same after it is not compressed again", async () => {
  const { cache } = openCache();
  const words = (text: string) => page(`${text} `.repeat(200));
  const { page: same } = await cache.render("/faq", words("fees"));
  await cache.render("/blog", words("list"));
  cache.getFresh("/faq");
  await expect.poll(() => same.variants.br.etag).toMatch(/-11"$/);
  cache.drop();
  for (const key of ["/faq", "/blog"])
    expect([cache.getFresh(key), cache.getStale(key)]).toEqual([undefined, undefined]);
  expect((await cache.render("/faq", words("fees"))).page).toBe(same);
  expect((await cache.render("/blog", words("another"))).page.variants.br.etag).toMatch(/-5"$/);
});

test("an answer that is the same but for its headers is sent with the new ones", async () => {
  const { cache } = openCache();
  const policy = (value: string) => () =>
    Promise.resolve(new Response("words", { headers: { "content-security-policy": value } }));
  await cache.render("/faq", policy("default-src 'none'"));
  cache.drop();
  const { page: anew } = await cache.render("/faq", policy("default-src 'self'"));
  expect(anew.variants.br.headers).toContain("default-src 'self'");
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
    Array.from({ length: 1_000 }, () => cache.render("/blog", slow)),
  );
  expect(rendered).toBe(1);
  expect(new Set(outcomes.map(({ page: { status } }) => status))).toEqual(new Set([503]));
  await cache.render("/blog", slow);
  expect(rendered).toBe(2);
});

test("yesterday's page is shown only while today's cannot be rendered, and never after a change", async () => {
  const { cache, clock } = openCache();
  const { page: former } = await cache.render("/blog", page("yesterday"));
  clock.advance(31 * 60_000);
  expect(cache.getFresh("/blog")).toBeUndefined();
  expect(cache.getStale("/blog")).toBe(former);
  expect(await cache.render("/blog", failure)).toEqual({ isStale: true, page: former });
  cache.drop();
  const gone = await cache.render("/blog", failure);
  expect(gone).toMatchObject({ isStale: false, page: { status: 503 } });
});

test("a page that is there no more is not kept either", async () => {
  const { cache } = openCache();
  await cache.render("/blog", page("before"));
  cache.drop();
  await cache.render("/blog", () => Promise.resolve(new Response(null, { status: 410 })));
  expect(cache.size().pages).toBe(0);
});

test.each([
  ["private", { "cache-control": "private" }],
  ["not to be stored", { "cache-control": "no-store" }],
  ["with a cookie", { "set-cookie": "a=b" }],
  ["with a nonce", { "content-security-policy": "script-src 'nonce-x'" }],
])("an answer that is %s is not cached", async (_kind, headers) => {
  const { cache } = openCache();
  const answer = new Response("secret", { headers: new Headers(Object.entries(headers)) });
  await cache.render("/faq", () => Promise.resolve(answer));
  expect(cache.size().pages).toBe(0);
});
