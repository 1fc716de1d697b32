import { setImmediate } from "node:timers/promises";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { clientAddress, noteClientAddress } from "../../server/client-identity.ts";
import { proxyNetworks } from "../../server/environment-schema.ts";
import { noLog } from "../../domain/shared/log.ts";
import { createRenderingTurns, createRequestLimits } from "../../server/request-limits.ts";

/** A site whose pages get done when the test says so; `begun` names them in their order. */
function openSite(most: number) {
  const begun: string[] = [];
  const ended = new Map<string, () => void>();
  const app = new Hono();
  app.use(createRenderingTurns({ log: noLog }, most));
  app.all("*", async (context) => {
    const { path } = context.req;
    begun.push(path);
    await new Promise<void>((end) => ended.set(path, end));
    return context.text("done");
  });
  return { app, begun, end: (path: string) => ended.get(path)?.() };
}

test("pages are begun in the order of arrival, one in each turn of the event loop", async () => {
  const { app, begun } = openSite(10);
  for (const path of ["/a", "/b", "/c"]) void app.request(path);
  expect(begun).toEqual([]);
  for (const known of [["/a"], ["/a", "/b"], ["/a", "/b", "/c"]]) {
    await setImmediate();
    expect(begun).toEqual(known);
  }
});

test("who asks beyond the bound is told when to come again, in the form of the address, until one is done", async () => {
  const { app, end } = openSite(2);
  const first = app.request("/a");
  void app.request("/b");
  const page = await app.request("/c");
  expect(page.status).toBe(503);
  expect(page.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(await page.text()).toContain("<h1>Please try again</h1>");
  const call = await app.request("/functions/generate-sitemap", { method: "POST" });
  expect([call.status, await call.json()]).toEqual([503, { error: expect.any(String) as string }]);

  await setImmediate();
  end("/a");
  expect((await first).status).toBe(200);
  const next = app.request("/d");
  await setImmediate();
  await setImmediate();
  end("/d");
  expect((await next).status).toBe(200);
});

test("bodies that never end hold up other bodies, not readers, and too long an address is refused", async () => {
  const app = new Hono();
  app.use(createRequestLimits({ log: noLog }, 1));
  app.all("*", async (context) => {
    await context.req.text();
    return context.text("done");
  });
  const { readable, writable } = new TransformStream();
  const slow = { method: "POST", headers: { "transfer-encoding": "chunked" }, body: readable };
  const waiting = app.request("/functions/posts", { ...slow, duplex: "half" } as RequestInit);
  const body = { method: "POST", headers: { "content-length": "2" }, body: "{}" };
  const call = await app.request("/functions/posts", body);
  expect([call.status, call.headers.has("retry-after")]).toEqual([503, true]);
  const session = await app.request("/auth/v1/token", body);
  expect(await session.json()).toEqual({
    code: "over_capacity",
    message: expect.any(String) as string,
  });
  expect((await app.request("/faq?q=fee")).status).toBe(200);
  expect((await app.request(`/${"a".repeat(5_000)}`)).status).toBe(414);

  await writable.close();
  expect((await waiting).status).toBe(200);
  expect((await app.request("/functions/posts", body)).status).toBe(200);
});

/** Requests without a socket come from this machine. */
async function addressSeen(trusted: string | undefined, forwarded: string): Promise<string> {
  const app = new Hono();
  app.use(noteClientAddress(proxyNetworks.parse(trusted)));
  app.get("/", (context) => context.text(clientAddress(context)));
  const answer = await app.request("/", { headers: { "X-Forwarded-For": forwarded } });
  return answer.text();
}

test.each([
  ["a proxy on this machine is believed", undefined, "198.51.100.7", "198.51.100.7"],
  ["what a visitor wrote before it is not", undefined, "10.9.9.9, 198.51.100.7", "198.51.100.7"],
  ["a proxy that is not named is the visitor", undefined, "198.51.100.7, 10.0.0.5", "10.0.0.5"],
  [
    "a chain of named ones leads to the visitor",
    "127.0.0.1,10.0.0.0/8",
    "6.6.6.6, 198.51.100.7, 10.0.0.5, 10.0.0.6",
    "198.51.100.7",
  ],
  ["nobody is believed where none is trusted", "none", "198.51.100.7", "127.0.0.1"],
  ["what is no address is not read", undefined, "198.51.100.7, unknown", "127.0.0.1"],
  ["an IPv6 visitor is seen behind a proxy", "127.0.0.1", "2001:db8::9", "2001:db8::9"],
  ["a gateway may write the port as well", undefined, "198.51.100.7:50213", "198.51.100.7"],
  ["a port of IPv6 stands behind brackets", undefined, "[2001:db8::9]:50213", "2001:db8::9"],
])("%s", async (_, trusted, forwarded, expected) => {
  expect(await addressSeen(trusted, forwarded)).toBe(expected);
});
