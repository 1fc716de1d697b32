import { createServer, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { setTimeout as sleep, setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { noLog } from "../../domain/shared/log.ts";
import { uncounted, type Answered } from "../../server/monitoring/traffic.ts";
import { createRefuse } from "../../server/refusals.ts";
import { createRequestLimits } from "../../server/request-limits.ts";
import { connectionOptions, limitConnections } from "../../server/connection-limits.ts";
import { Hono } from "hono";
import { createRenderingTurns } from "../../server/rendering-turns.ts";
import { clientAddress, noteClientAddress } from "../../server/client-identity.ts";
import { proxyNetworks } from "../../server/environment-schema.ts";

/** A server in which every request that is let in waits until the test answers it. */
async function openServer(maxBodies: number) {
  const answered: Answered[] = [];
  const traffic = { ...uncounted, count: (one: Answered) => void answered.push(one) };
  const server = createServer();
  const inside: ServerResponse[] = [];
  const refuse = createRefuse({ https: true, traffic });
  const refuseTooMuch = createRequestLimits({ refuse, log: noLog }, maxBodies);
  server.on("request", (request, response) => {
    if (!refuseTooMuch(request, response)) inside.push(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const until = async (count: number) => {
    while (inside.length < count) await sleep(5);
  };
  return { url: `http://127.0.0.1:${port}`, port, inside, until, answered };
}

test("bodies that never end hold up other bodies, not readers, and who is refused is told when to come again", async () => {
  const { url, port, until, inside, answered } = await openServer(2);
  const slow = Array.from({ length: 2 }, () => {
    const socket = connect(port, "127.0.0.1");
    socket.write("POST /functions/posts HTTP/1.1\r\nHost: slow\r\nContent-Length: 9\r\n\r\n{");
    return socket;
  });
  await until(2);
  const call = await fetch(`${url}/functions/posts`, { method: "POST", body: "{}" });
  expect([call.status, await call.json()]).toEqual([503, { error: expect.any(String) as string }]);
  expect(call.headers.get("retry-after")).toMatch(/^\d+$/);
  // The rest of its body would be read as a next request.
  expect(call.headers.get("connection")).toBe("close");
  for (const name of ["strict-transport-security", "x-frame-options", "permissions-policy"])
    expect(call.headers.get(name), name).not.toBeNull();
  const session = await fetch(`${url}/auth/v1/token`, { method: "POST", body: "{}" });
  expect(await session.json()).toEqual({
    code: "over_capacity",
    message: expect.any(String) as string,
  });
  expect(answered).toHaveLength(2);
  for (const one of answered)
    expect(one).toMatchObject({ route: "refused", method: "POST", status: 503 });
  const reader = fetch(`${url}/faq?q=fee`);
  await until(3);
  inside[2]?.end("read");
  expect((await reader).status).toBe(200);

  for (const socket of slow) socket.destroy();
  await expect
    .poll(async () => {
      const answer = fetch(`${url}/functions/posts`, { method: "POST", body: "{}" });
      await Promise.race([answer, sleep(50)]);
      inside.at(-1)?.end("called");
      return (await answer).status;
    })
    .toBe(200);
});

test("an address or headers that are too long are refused", async () => {
  const { url } = await openServer(2);
  expect((await fetch(`${url}/${"a".repeat(5_000)}`)).status).toBe(414);
  const headers = Object.fromEntries(Array.from({ length: 101 }, (_, line) => [`x-${line}`, "1"]));
  expect((await fetch(url, { headers })).status).toBe(431);
});

const wellFormed = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
const noRequest = "\u0000nonsense\r\n\r\n";

/** Sends what is no request once the answers to these are under way; what came back until the end. */
async function sendAfter(requests: string, answer: (response: ServerResponse) => void) {
  const server = createServer(connectionOptions, (_request, response) => answer(response));
  limitConnections(server, { log: noLog, trustedProxies: [] });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let text = "";
  socket.on("data", (part: Buffer) => (text += part.toString()));
  socket.on("error", () => undefined);
  const ended = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  server.once("request", () => setTimeout(() => socket.write(noRequest), 50));
  socket.write(requests);
  await ended;
  return text;
}

test("what is no request, sent into an answer in the making, leaves no word in it", async () => {
  const text = await sendAfter(wellFormed, (response) => response.write("data: first\n\n"));
  expect(text).toContain("data: first");
  expect(text).not.toContain("400");
});

test("nor in one for which others wait", async () => {
  let first: ServerResponse | undefined;
  const text = await sendAfter(wellFormed.repeat(2), (response) => {
    first ??= response;
    first.write("data: more\n\n");
  });
  expect(text).toContain("data: more");
  expect(text).not.toContain("400");
});

test("what is no request is told so before and after an answer", async () => {
  expect(await sendAfter(wellFormed, () => undefined)).toMatch(/^HTTP\/1\.1 400 /);
  expect(await sendAfter(wellFormed, (response) => response.end("done"))).toMatch(
    /done.*HTTP\/1\.1 400 /s,
  );
});

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
])("%s", async (_, trusted, forwarded, expected) => {
  expect(await addressSeen(trusted, forwarded)).toBe(expected);
});
