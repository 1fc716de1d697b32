import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { limits } from "../../server/limits.ts";
import { emptyFolder } from "../support/empty-folder.ts";
import { freePort } from "../support/free-port.ts";
import { launchServer, startServer } from "../support/server-process.ts";
import { untilReady } from "../support/spawn-server.ts";

/** Connections from one address, and how many of them the site has closed. */
function holdConnections(url: string, count: number, localAddress: string) {
  const sockets = Array.from({ length: count }, () =>
    connect({ port: Number(new URL(url).port), host: "127.0.0.1", localAddress })
      .on("error", () => undefined)
      .resume(),
  );
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  return { sockets, closed: () => sockets.filter(({ destroyed }) => destroyed).length };
}

test("a site that may open few files refuses connections and lives, and one address gets a part of them", async () => {
  const server = await untilReady(
    launchServer({ DATA_DIR: emptyFolder(), TRUSTED_PROXIES: "none" }, await freePort(), 128),
  );
  const most = 128 - 32;
  const ofOne = Math.ceil(most * limits.shareOfOneAddress);
  const greedy = holdConnections(server.url, 60, "127.0.0.2");
  while (greedy.closed() < 60 - ofOne) await sleep(20);
  expect((await fetch(`${server.url}/`)).status).toBe(200);
  expect(greedy.closed()).toBe(60 - ofOne);

  const others = Array.from({ length: 12 }, (_, index) =>
    holdConnections(server.url, ofOne, `127.0.0.${index + 3}`),
  );
  const closed = () => others.reduce((sum, held) => sum + held.closed(), 0);
  // Some of what one address holds, and a reader's connection, are among the most.
  while (closed() < (others.length + 1) * ofOne - most) await sleep(20);
  for (const { sockets } of [greedy, ...others]) sockets.forEach((socket) => socket.destroy());
  await expect.poll(() => statusOf(server.url)).toBe(200);
  expect(server.child.exitCode).toBeNull();
});

const head = (line: string) => `${line} HTTP/1.1\r\nHost: slow.example\r\n`;

/** What slow clients do. */
const behaviours: Readonly<Record<string, (socket: Socket) => unknown>> = {
  "say nothing": () => undefined,
  "never end their headers": (socket) => socket.write(head("GET /")),
  "never end their body": (socket) =>
    socket.write(`${head("POST /functions/edit-blog")}Content-Length: 60000\r\n\r\n{`),
  "ask for much and take nothing": (socket) =>
    socket.pause().write(`${head("GET /syllabus-2026")}\r\n`.repeat(8)),
};

test("clients that say nothing, never end or take nothing keep no reader waiting and are cut, without a fault in the log", async () => {
  const server = await startServer({ DATA_DIR: emptyFolder() });
  const held = Object.values(behaviours).map((behave, index) => {
    const slow = holdConnections(server.url, 50, `127.0.0.${index + 2}`);
    slow.sockets.forEach((socket) => behave(socket));
    return slow;
  });
  for (const path of ["/", "/faq?q=fee", "/blog"])
    expect((await fetch(server.url + path)).status).toBe(200);
  const endless = held[1];
  await expect.poll(() => endless?.closed()).toBe(50);
  expect((await fetch(`${server.url}/search?q=fee`)).status).toBe(200);
  expect(server.output()).not.toMatch(/"level":(50|60)/);
});

function statusOf(url: string): Promise<number> {
  return fetch(`${url}/`).then(
    async (answer) => {
      await answer.text();
      return answer.status;
    },
    () => 0,
  );
}
