import { createServer, request, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { noLog } from "../../domain/shared/log.ts";
import { createLoadShedding } from "../../server/load-shedding.ts";
import { createTraffic } from "../../server/monitoring/traffic.ts";
import { createConcurrencyLimit } from "../../server/concurrency-limit.ts";
import { monitorAcceptBacklog } from "../../server/accept-backlog.ts";

const bounds = {
  workingRequests: 2,
  sendingRequests: 2,
  monitoringRequests: 1,
  lateness: 5_000,
  latenessCheck: 50,
};

/** A server in which every request that is let in waits until the test answers it. */
async function openServer(changed: Partial<typeof bounds> = {}) {
  const traffic = createTraffic();
  const server = createServer();
  const dependencies = { log: noLog, traffic, https: true, server };
  const isAnswered = createLoadShedding(dependencies, { ...bounds, ...changed });
  const inside: ServerResponse[] = [];
  server.on("request", (incoming, response) => {
    if (!isAnswered(incoming, response)) inside.push(response);
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
  return { url: `http://127.0.0.1:${port}`, port, inside, until, traffic };
}

test("who comes when too many are being answered is told when to come again, in the form of the address", async () => {
  const { url, inside, until, traffic } = await openServer();
  const waiting = [fetch(`${url}/faq?q=fee`), fetch(`${url}/functions/posts`)];
  await until(2);

  const page = await fetch(`${url}/faq?q=fee`);
  expect(page.status).toBe(503);
  expect(page.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(page.headers.get("connection")).toBe("close");
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("x-request-id")).toMatch(/^[0-9a-f]{8}-[0-9a-z]+$/);
  for (const name of ["strict-transport-security", "x-frame-options", "permissions-policy"])
    expect(page.headers.get(name), name).not.toBeNull();
  expect(await page.text()).toContain("<h1>Please try again</h1>");
  const call = await fetch(`${url}/functions/posts`, { method: "POST", body: "{}" });
  expect([call.status, await call.json()]).toEqual([503, { error: expect.any(String) as string }]);
  const session = await fetch(`${url}/auth/v1/token`, { method: "POST", body: "{}" });
  expect(await session.json()).toEqual({
    code: "over_capacity",
    message: expect.any(String) as string,
  });

  expect(traffic.read().requests).toEqual([
    { route: "refused", method: "GET", status: "503", count: 1 },
    { route: "refused", method: "POST", status: "503", count: 2 },
  ]);

  for (const response of inside) response.end("done");
  for (const answer of await Promise.all(waiting)) expect(await answer.text()).toBe("done");
  const next = fetch(`${url}/faq?q=fee`);
  await until(3);
  inside.at(-1)?.end("again");
  expect(await (await next).text()).toBe("again");
});

test("monitors are answered all the same, so many at once", async () => {
  const { url, inside, until } = await openServer({ workingRequests: 0 });
  const first = fetch(`${url}/readyz`);
  await until(1);
  expect((await fetch(`${url}/healthz`)).status).toBe(503);
  inside[0]?.end("ready");
  expect((await first).status).toBe(200);
});

test("bodies that never end hold up other bodies, not readers", async () => {
  const { url, port, until, inside } = await openServer();
  const slow = Array.from({ length: 2 }, () => {
    const socket = connect(port, "127.0.0.1");
    socket.write("POST /functions/posts HTTP/1.1\r\nHost: slow\r\nContent-Length: 9\r\n\r\n{");
    return socket;
  });
  await until(2);
  expect((await fetch(`${url}/functions/posts`, { method: "POST", body: "{}" })).status).toBe(503);
  const reader = fetch(`${url}/faq?q=fee`);
  await until(3);
  inside[2]?.end("read");
  expect((await reader).status).toBe(200);

  for (const socket of slow) socket.destroy();
  const call = fetch(`${url}/functions/posts`, { method: "POST", body: "{}" });
  const answered = call.then(({ status }) => status);
  while (inside.length < 4) await Promise.race([sleep(5), call]);
  inside[3]?.end("called");
  expect(await answered).toBe(200);
});

test("a reader who says that a body follows is a reader", async () => {
  const { port, url, until } = await openServer({ sendingRequests: 1 });
  for (const method of ["GET", "HEAD"]) {
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.write(`${method} /faq?q=fee HTTP/1.1\r\nHost: odd\r\nContent-Length: 1\r\n\r\n`);
  }
  await until(2);
  expect((await fetch(`${url}/faq?q=fee`)).status).toBe(503);
});

test("who does not read an answer holds no place", async () => {
  const { port, url, inside, until } = await openServer({ workingRequests: 1 });
  const socket = connect(port, "127.0.0.1").pause();
  socket.write("GET /faq?q=fee HTTP/1.1\r\nHost: slow\r\n\r\n");
  onTestFinished(() => void socket.destroy());
  await until(1);
  inside[0]?.end("x".repeat(20_000_000));
  const next = fetch(`${url}/faq?q=fee`);
  await until(2);
  inside[1]?.end("next");
  expect((await next).status).toBe(200);
});

test("a site that is late refuses until it has caught up", async () => {
  const { url, inside } = await openServer({ lateness: 60 });
  const answering = setInterval(() => inside.splice(0).forEach((one) => one.end("in time")), 5);
  onTestFinished(() => clearInterval(answering));
  const ask = async () => (await fetch(`${url}/faq?q=fee`)).status;
  const blocking = setInterval(() => {
    for (const end = performance.now() + 150; performance.now() < end;);
  }, 1);
  onTestFinished(() => clearInterval(blocking));
  while ((await ask()) !== 503);
  clearInterval(blocking);
  while ((await ask()) !== 200);
});

test("who waits too long in the accept backlog is told so, until nobody does", async () => {
  const { url, port, inside } = await openServer({ lateness: 200, workingRequests: 1_000 });
  const statuses: string[] = [];
  // Each turn of the event loop takes one connection, and is busy for longer than all may wait.
  const working = setInterval(() => {
    for (const one of inside.splice(0)) {
      for (const end = performance.now() + 30; performance.now() < end;);
      one.end("late");
    }
  }, 1);
  onTestFinished(() => clearInterval(working));
  const crowd = Array.from({ length: 80 }, () => {
    const socket = connect(port, "127.0.0.1");
    socket.on("data", (data) => statuses.push(data.toString().slice(9, 12)));
    socket.write("GET /faq?q=fee HTTP/1.1\r\nHost: one\r\nConnection: close\r\n\r\n");
    return new Promise((resolve) => socket.once("close", resolve));
  });
  await Promise.all(crowd);
  expect(statuses).toHaveLength(80);
  expect(new Set(statuses)).toEqual(new Set(["200", "503"]));
  while ((await fetch(`${url}/faq?q=fee`)).status !== 200);
});

test.each([
  ["a few who wait because the machine is slow are not too many", 3, false],
  ["many who wait in the accept backlog are too many", 20, true],
])("%s", async (_, count, expected) => {
  const server = createServer();
  const areWaiting = monitorAcceptBacklog(server, { lateness: 200, latenessCheck: 10 });
  let isLate = false;
  server.on("connection", (socket) => {
    // One turn of the event loop each, of which a quick machine makes hundreds in this time.
    for (const end = performance.now() + 200; performance.now() < end;);
    isLate ||= areWaiting();
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const crowd = Array.from({ length: count }, () => {
    const socket = connect(port, "127.0.0.1").on("error", () => undefined);
    return new Promise((resolve) => socket.once("close", resolve));
  });
  await Promise.all(crowd);
  expect(isLate).toBe(expected);
});

test("a site that stood still once refuses nobody after it", async () => {
  const { url, inside } = await openServer({ lateness: 250, latenessCheck: 25 });
  const answering = setInterval(() => inside.splice(0).forEach((one) => one.end("in time")), 5);
  onTestFinished(() => clearInterval(answering));
  for (let time = 0; time < 4; time++) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    for (const end = performance.now() + 100; performance.now() < end;)
      expect((await fetch(`${url}/faq?q=fee`)).status).toBe(200);
  }
});

test.each([
  ["an address that is too long", `/faq?q=${"x".repeat(5_000)}`, {}, 414],
  ["more headers than anybody needs", "/", manyHeaders(150), 431],
])("%s is refused", async (_, path, headers, status) => {
  const { url } = await openServer();
  const answer = await new Promise((resolve, reject) => {
    request(url + path, { headers }, (incoming) => resolve(incoming.resume().statusCode))
      .once("error", reject)
      .end();
  });
  expect(answer).toBe(status);
});

test("who typed too much is told to go back and shorten it, and not to try again", async () => {
  const { url } = await openServer();
  const page = await (await fetch(`${url}/search?q=${"x".repeat(5_000)}`)).text();
  expect(page).toContain("Go back and shorten what you typed.");
  expect(page.toLowerCase()).not.toContain("try again");
});

test("work is limited in all, and for each one who asks", async () => {
  const seated = createConcurrencyLimit({ all: 3, ofOne: 2 });
  const work = Promise.withResolvers<string>();
  const ask = (who: string) =>
    seated(
      who,
      () => work.promise,
      (reason) => reason,
    );
  const waiting = [ask("one"), ask("one")];
  expect(await ask("one")).toBe("of-one");
  waiting.push(ask("another"));
  expect(await ask("another")).toBe("of-all");
  work.resolve("done");
  expect(await Promise.all(waiting)).toEqual(["done", "done", "done"]);
  expect(await ask("one")).toBe("done");
});

function manyHeaders(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`x-${index}`, "1"]));
}
