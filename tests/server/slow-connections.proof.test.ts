// @module-tag proof

import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { emptyFolder } from "../support/empty-folder.ts";
import { startServer } from "../support/server-process.ts";

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

const head = (line: string) => `${line} HTTP/1.1\r\nHost: slow.example\r\n`;

/** The ways of slow clients. */
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
