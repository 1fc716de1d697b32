import { expect, test } from "vitest";
import type { Log } from "../../domain/shared/log.ts";
import { createPageCache, type PageCache } from "../../server/page-cache/page-cache.ts";
import { movableClock } from "../support/movable-clock.ts";

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const megabyte = 1024 * 1024;
const answered = (answer: Response) => () => Promise.resolve(answer);
const page = (text: string) => answered(new Response(text));
const failure = answered(new Response(null, { status: 503 }));

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
  cache.get("/a");
  await cache.render("/d", page("/d"));
  expect(["/a", "/b", "/c", "/d"].filter((key) => cache.get(key) !== undefined)).toEqual([
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
    const rendered = await cache.render(key, page(text));
    for (const coding of ["identity", "gzip"] as const)
      await cache.getVariant(key, rendered, coding);
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
  expect(cache.get("/blog")).toBe(late);

  const other = slowly(cache, "old");
  cache.drop();
  await other.finish();
  expect(cache.has("/blog")).toBe(false);
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
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([503]));
  await cache.render("/blog", slow);
  expect(rendered).toBe(2);
});

test("yesterday's page is shown only while today's cannot be rendered, and never after a change", async () => {
  const { cache, clock } = openCache();
  const former = await cache.render("/blog", page("yesterday"));
  clock.advance(31 * 60_000);
  expect(cache.get("/blog")).toBeUndefined();
  expect(await cache.render("/blog", failure)).toBe(former);
  cache.drop();
  expect(await cache.render("/blog", failure)).toMatchObject({ status: 503 });
});

test.each([
  ["private", { "cache-control": "private" }],
  ["not to be stored", { "cache-control": "no-store" }],
  ["with a cookie", { "set-cookie": "a=b" }],
  ["with a nonce", { "content-security-policy": "script-src 'nonce-x'" }],
])("an answer that is %s is not cached", async (_kind, headers) => {
  const { cache } = openCache();
  const answer = new Response("secret", { headers: new Headers(Object.entries(headers)) });
  await cache.render("/faq", answered(answer));
  expect(cache.size().pages).toBe(0);
});
