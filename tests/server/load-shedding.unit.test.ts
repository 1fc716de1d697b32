import { request } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openServer, openServerByHand } from "../support/shedding-server.ts";

test("who comes when too many are being answered is told when to come again, in the form of the address", async () => {
  const { url, inside, until, traffic } = await openServer();
  const waiting = [fetch(`${url}/faq?q=fee`), fetch(`${url}/functions/posts`)];
  await until(2);

  const page = await fetch(`${url}/faq?q=fee`);
  expect(page.status).toBe(503);
  expect(page.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(page.headers.get("connection")).toBe("keep-alive");
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("x-request-id")).toMatch(/^[0-9a-f]{8}-[0-9a-z]+$/);
  for (const name of ["strict-transport-security", "x-frame-options", "permissions-policy"])
    expect(page.headers.get(name), name).not.toBeNull();
  expect(await page.text()).toContain("<h1>Please try again</h1>");
  const call = await fetch(`${url}/functions/posts`, { method: "POST", body: "{}" });
  // What else is sent of its body would be read as a next request.
  expect(call.headers.get("connection")).toBe("close");
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

test("each turn of the event loop serves one request, the first of each network and then the next", async () => {
  const { ask, turn, served } = await openServerByHand();
  for (const path of ["/faq?q=1", "/faq?q=2", "/faq?q=3"]) await ask(path);
  await ask("/faq?q=other", "198.51.100.2");
  turn();
  expect(served()).toEqual(["/faq?q=1"]);
  for (let time = 0; time < 10; time++) turn();
  expect(served()).toEqual(["/faq?q=1", "/faq?q=other", "/faq?q=2", "/faq?q=3"]);
  await ask("/faq?q=4");
  turn();
  expect(served().at(-1)).toBe("/faq?q=4");
});

test("the desk does not wait behind the searches of its own network", async () => {
  const { ask, turn, served } = await openServerByHand();
  for (const path of ["/faq?q=1", "/faq?q=2", "/faq?q=3", "/functions/posts"]) await ask(path);
  for (let time = 0; time < 2; time++) turn();
  expect(served()).toEqual(["/faq?q=1", "/functions/posts"]);
});

test("who has waited too long is told when to come again, and who came later is served", async () => {
  const { ask, turn, pass, served } = await openServerByHand();
  const crowd = [];
  for (const number of [1, 2, 3, 4]) crowd.push(await ask(`/faq?q=${number}`));
  for (let turns = 0; turns < 2; turns++) {
    pass(400);
    turn();
  }
  await ask("/faq?q=later", "198.51.100.2");
  pass(201);
  turn();
  for (const { answer } of crowd.slice(2)) {
    const { status, headers } = await answer;
    expect([status, headers.get("retry-after")]).toEqual([503, "2"]);
  }
  expect(served()).toEqual(["/faq?q=1", "/faq?q=2", "/faq?q=later"]);
});

test("who waits because the process was held up is served, however long it took", async () => {
  const { ask, turn, pass, served } = await openServerByHand();
  for (const path of ["/faq?q=1", "/faq?q=2"]) await ask(path);
  for (let turns = 0; turns < 2; turns++) {
    pass(60_000);
    turn();
  }
  expect(served()).toEqual(["/faq?q=1", "/faq?q=2"]);
});

test("who has gone is not served", async () => {
  const { port, come, connections, ask, turn, served } = await openServerByHand();
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /faq?q=gone HTTP/1.1\r\nHost: one\r\n\r\n");
  while (come() === 0) await sleep(1);
  socket.destroy();
  while ((await connections()) > 0) await sleep(1);
  await ask("/faq?q=there");
  turn();
  expect(served()).toEqual(["/faq?q=there"]);
});

test("while people connect, a few turns are theirs before one serves a request", async () => {
  const { ask, turn, served } = await openServerByHand({ turnsOfConnections: 2 });
  const turnsUntil = async (count: number) => {
    for (let turns = 1; ; turns++) {
      await ask("/faq?q=another");
      turn();
      if (served().length === count) return turns;
    }
  };
  expect([await turnsUntil(1), await turnsUntil(2)]).toEqual([3, 3]);
  turn();
  expect(served()).toHaveLength(3);
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

function manyHeaders(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`x-${index}`, "1"]));
}
