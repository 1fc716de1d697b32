import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { limits } from "../server/limits.ts";
import { sendMixedLoad } from "./soak/mixed-load.ts";
import { readBesideSlow } from "./soak/slow-load.ts";
import { emptyFolder } from "./support/backups.ts";
import { freePort } from "./support/free-port.ts";
import { launchServer, startServer } from "./support/server-process.ts";
import { untilReady } from "./support/spawn-server.ts";

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
  while ((await statusOf(server.url)) !== 200) await sleep(50);
  expect(server.child.exitCode).toBeNull();
});

test("answers that wait for their turn on one connection are few", async () => {
  const { url } = await startServer({ DATA_DIR: emptyFolder() });
  const socket = holdConnections(url, 1, "127.0.0.1").sockets[0] as Socket;
  let text = "";
  socket.on("data", (part: Buffer) => (text += part.toString("latin1")));
  const head = (close: string) => `HEAD /robots.txt HTTP/1.1\r\nHost: x\r\n${close}\r\n`;
  socket.write(head("").repeat(limits.pipelined - 1) + head("Connection: close\r\n"));
  await new Promise((resolve) => socket.once("close", resolve));
  expect(text.match(/HTTP\/1\.1 200 /g)).toHaveLength(limits.pipelined);

  const greedy = holdConnections(url, 1, "127.0.0.1");
  greedy.sockets[0]?.write(head("").repeat(1_000));
  while (greedy.closed() < 1) await sleep(20);
  expect(await statusOf(url)).toBe(200);
});

// These two need nothing of each other, and wait most of the time.
describe.concurrent("while", () => {
  test("a thousand connections are idle or slow, readers on new ones are all answered, and the slow are cut", async () => {
    const report = await readBesideSlow(1_000, 15);
    expect(report.errors).toEqual([]);
    expect(report.shed).toBe(0);
    // Two fifths, who have not even sent their headers, are closed in the same moment and come again in another.
    expect(report.fewest).toBeGreaterThan(500);
    expect(report.cut).toBeGreaterThan(0);
    expect(Object.keys(report.timings).sort()).toEqual([
      "health",
      "kept page",
      "search",
      "sign-in",
    ]);
  });

  test("readers come in bursts and an admin works, all get what they ask for, and the log has no fault", async () => {
    const seed = Math.floor(Math.random() * 2 ** 32);
    const load = { seconds: 7, rate: 10, burst: { size: 40, every: 3 }, adminEvery: 2, seed };
    const report = await sendMixedLoad(load);
    const well = { errors: [], faults: [], shed: 0, heldBack: 0 };
    expect(report, `SEED=${seed}`).toMatchObject(well);
    for (const kind of ["kept page", "search", "sign-in", "drafting", "post", "desk call"])
      expect(report.timings[kind]?.count ?? 0, kind).toBeGreaterThan(0);
  });
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
