import { readdirSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { connect, Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { noLog } from "../../domain/shared/log.ts";
import { limitConnections } from "../../server/connection-limits.ts";
import { limits } from "../../server/limits.ts";
import { proxyNetworks } from "../../server/environment-schema.ts";
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

test("readers of built files who take nothing keep nobody else waiting", async () => {
  const { url } = await startServer({ DATA_DIR: emptyFolder() });
  const folder = "build/client/assets";
  const size = (name: string) => statSync(join(folder, name)).size;
  const [largest] = readdirSync(folder).sort((one, other) => size(other) - size(one));
  const asking = `GET /assets/${largest} HTTP/1.1\r\nHost: slow\r\n\r\n`.repeat(8);
  // What one asks for at once is more than the kernel takes for it.
  const readers = 200;
  const { sockets } = holdConnections(url, readers, "127.0.0.1");
  await Promise.all(
    sockets.map((socket) => new Promise((done) => socket.pause().write(asking, done))),
  );
  // Their answers are under way by then, as far as they go.
  await sleep(1_000);
  expect((await fetch(`${url}/faq?q=fee`)).status).toBe(200);
});

test("addresses of one IPv6 network are one place, and neighbours of a proxy are not counted with it", () => {
  const server = createServer();
  const trustedProxies = proxyNetworks.parse("2001:db8:2::1");
  limitConnections(server, { log: noLog, trustedProxies }, 96);
  const ofOne = Math.ceil(96 * limits.shareOfOneAddress);
  // The loopback has one address of this kind: no connection of the test could come from another.
  const heldFrom = (address: (index: number) => string) =>
    Array.from({ length: ofOne + 5 }, (_, index) => {
      const socket = new Socket();
      Object.defineProperty(socket, "remoteAddress", { value: address(index) });
      server.emit("connection", socket);
      return socket;
    }).filter(({ destroyed }) => !destroyed).length;
  expect(heldFrom((index) => `2001:db8:1::${index}`)).toBe(ofOne);
  expect(heldFrom((index) => `2001:db8:1:${index + 1}::1`)).toBe(ofOne + 5);
  expect(heldFrom(() => "2001:db8:2::1")).toBe(ofOne + 5);
  expect(heldFrom((index) => `2001:db8:2::a${index}`)).toBe(ofOne);
});

test("a thousand requests at once on one connection are answered in their order, and others beside them", async () => {
  const { url } = await startServer({ DATA_DIR: emptyFolder() });
  const socket = holdConnections(url, 1, "127.0.0.1").sockets[0] as Socket;
  let text = "";
  socket.on("data", (part: Buffer) => (text += part.toString("latin1")));
  const head = (close: string) => `HEAD /robots.txt HTTP/1.1\r\nHost: x\r\n${close}\r\n`;
  socket.write(head("").repeat(999) + head("Connection: close\r\n"));
  expect((await fetch(`${url}/`)).status).toBe(200);
  await new Promise((resolve) => socket.once("close", resolve));
  expect(text.match(/HTTP\/1\.1 200 /g)).toHaveLength(1_000);
});
