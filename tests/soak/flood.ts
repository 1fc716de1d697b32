import { Agent, get } from "node:http";
import { createHistogram } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";

// A program of its own: sending is not to slow down those who measure. It stops when it is told anything.

/** Who searches: so many a second, whatever becomes of them, or so many at once, each again as soon as it is answered. */
export type Crowd = { readonly aSecond: number } | { readonly atOnce: number };

export type FloodCounts = {
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Refusals that do not say when to come again. */
  readonly untold: number;
  /** Connections that ended without an answer. */
  readonly cut: number;
  /** How long an answer took, that of a connection included, and a connection alone, in milliseconds. */
  readonly answered: Waits;
  readonly connected: Waits;
};

type Waits = { readonly p50: number; readonly p99: number };

const [port = "", description = ""] = process.argv.slice(2);
const crowd = JSON.parse(description) as Crowd;

/** Beyond this many under way it waits: more connections than that are another soak's. */
const mostUnderWay = 3_000;
const tick = 20;

const statuses: Record<number, number> = {};
const answering = createHistogram();
const connecting = createHistogram();
let untold = 0;
let cut = 0;
let underWay = 0;
let sent = 0;
const stop = new AbortController();

/** Connections are kept for as long as the site keeps them. */
const agent = new Agent({ keepAlive: true });

/** A search that nobody has made before: no cached page answers it. Resolves once it is over. */
function search(): Promise<void> {
  underWay += 1;
  sent += 1;
  const path = `/search?q=obc+fee+${sent}`;
  const request = get({ port, host: "127.0.0.1", agent, path });
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const began = performance.now();
  const passed = () => Math.max(1, Math.round(performance.now() - began));
  request.once("socket", (socket) => {
    if (socket.connecting) socket.once("connect", () => connecting.record(passed()));
  });
  request.once("response", (answer) => {
    const { statusCode = 0, headers } = answer.resume();
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    if (statusCode === 200) answering.record(passed());
    if (statusCode === 503 && !/^\d+$/.test(headers["retry-after"] ?? "")) untold += 1;
    answer.once("close", () => {
      if (!answer.complete) cut += 1;
      resolve(undefined);
    });
    // After an answer its own end says what has become of it.
    request.off("error", fail);
    request.on("error", () => undefined);
  });
  const fail = () => {
    cut += 1;
    resolve(undefined);
  };
  request.once("error", fail);
  return promise.finally(() => (underWay -= 1));
}

async function searchAgainAndAgain(): Promise<void> {
  while (!stop.signal.aborted) await search();
}

process.once("message", () => stop.abort());
process.once("disconnect", () => process.exit(1));

if ("atOnce" in crowd) {
  await Promise.all(Array.from({ length: crowd.atOnce }, searchAgainAndAgain));
} else {
  const began = performance.now();
  while (!stop.signal.aborted) {
    const due = ((performance.now() - began) / 1_000) * crowd.aSecond - sent;
    for (let one = 0; one < due && underWay < mostUnderWay; one += 1) void search();
    await sleep(tick);
  }
}
while (underWay > 0) await sleep(tick);
const counts = { statuses, untold, cut, answered: waits(answering), connected: waits(connecting) };
process.send?.(counts satisfies FloodCounts, () => process.disconnect());

function waits(histogram: typeof answering): Waits {
  return { p50: histogram.percentile(50), p99: histogram.percentile(99) };
}
