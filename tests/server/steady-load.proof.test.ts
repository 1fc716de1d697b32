import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { postAddress } from "../../domain/posts/post-address.ts";
import { accounts, actOnPost, makePost } from "../support/blog-posts.ts";
import { approver } from "../support/caller.ts";
import { emptyFolder } from "../support/empty-folder.ts";
import { readPrometheusText } from "../support/prometheus-text.ts";
import { startServer } from "../support/server-process.ts";
import { startSteadyLoad } from "../support/steady-load.ts";
import { holdSlowConnections } from "./slow-connections.ts";

/** `CONNECTIONS=10000` holds more that are slow; `MINUTES=30 CONNECTIONS=0` also asks that memory stays what it is. */
const connections = Number(process.env.CONNECTIONS ?? 1_000);
const minutes = Number(process.env.MINUTES ?? 0.25);
/** In fewer minutes a third has too few collections of garbage to say anything. */
const fewestMinutes = 9;
/** How much higher the lowest readings of the last third may be than those of the middle third, when caches were full. */
const mostGrowth = 1.1;

const burst = { size: 40, every: 3_000 };

test("while connections are idle or slow, readers come in bursts and an admin works, all get what they ask for, the slow are cut, and the log has no fault", async () => {
  const authorization = "Bearer reads-the-figures-of-the-heap";
  const settings = {
    ...accounts,
    DATA_DIR: emptyFolder(),
    METRICS_TOKEN: "reads-the-figures-of-the-heap",
  };
  const server = await startServer(settings);
  const slow = holdSlowConnections(server.url, connections);
  onTestFinished(() => slow.close());
  while (slow.open() < connections * 0.95) await sleep(50);

  // A busy site may ask some to come again, and they get their answers then.
  const load = startSteadyLoad(server.url, { headers: { connection: "close" }, tries: 6 });
  const signIn = { method: "POST", body: JSON.stringify(approver) };
  load.keepAt(async () => {
    await load.ask("/auth/v1/token?grant_type=password", 200, signIn);
    await sleep(100);
  });
  load.keepAt(async () => {
    await Promise.all(Array.from({ length: burst.size }, (_, turn) => load.read(turn)));
    await sleep(burst.every);
  });
  let posts = 0;
  load.keepAt(async () => {
    const { id, slug, published_at } = await makePost(load, { publish: true });
    const path = postAddress({ slug, published_at: published_at ?? "" });
    // Who is told that it is published finds it, and nobody does who is told that it is deleted.
    await load.ask(path, 200);
    for (const action of ["unpublish", "delete"] as const)
      expect((await actOnPost(load, id, action)).status, action).toBe(200);
    await load.ask(path, 404);
    posts += 1;
    await sleep(1_000);
  });
  const heaps: number[] = [];
  load.keepAt(async () => {
    const figures = await load.ask("/metrics", 200, { headers: { authorization } });
    const series = readPrometheusText((await figures?.text()) ?? "");
    heaps.push(series.find(({ name }) => name === "nodejs_heap_size_used_bytes")?.value ?? NaN);
    await sleep(1_000);
  });

  let fewest = connections;
  const end = performance.now() + minutes * 60_000;
  while (performance.now() < end || (connections > 0 && slow.cut() === 0)) {
    await sleep(100);
    fewest = Math.min(fewest, slow.open());
  }
  const { requests, failed } = await load.stop();
  expect(failed).toEqual([]);
  expect(requests).toBeGreaterThan(100);
  expect(posts).toBeGreaterThan(0);
  // Two fifths, who have not even sent their headers, are closed in the same moment and come again in another.
  expect(fewest).toBeGreaterThanOrEqual(connections / 2);
  const faults = server.output().split("\n");
  expect(faults.filter((line) => /^\{"level":(50|60)/.test(line))).toEqual([]);

  const third = Math.floor(heaps.length / 3);
  const [middle, last] = [heaps.slice(third, 2 * third), heaps.slice(2 * third)];
  if (minutes >= fewestMinutes)
    expect(Math.min(...last)).toBeLessThan(Math.min(...middle) * mostGrowth);
});
