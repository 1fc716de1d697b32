import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../support/free-port.ts";
import { spawnServer, untilReady } from "../support/spawn-server.ts";
import { createAdminAtWork } from "./admin-at-work.ts";
import { createAsking, type Timing } from "./asking.ts";
import { admin } from "./first-admin.ts";
import { createChance } from "./chance.ts";
import { heapOf, memoryOf, type Reading } from "./process-memory.ts";
import { createReaders } from "./reading.ts";
import { newFolder } from "../support/test-folder.ts";

type Load = {
  readonly seconds: number;
  /** Requests of readers a second, between bursts. */
  readonly rate: number;
  /** How many ask in the same moment, and after how many seconds again. */
  readonly burst: { readonly size: number; readonly every: number };
  /** After how many seconds the admin works again. */
  readonly adminEvery: number;
  /** Repeats what the readers ask for. */
  readonly seed: number;
};

type LoadReport = {
  readonly errors: readonly string[];
  /** How often somebody was told to come again. */
  readonly shed: number;
  readonly timings: Record<string, Timing>;
  readonly memory: readonly Reading[];
  /** Requests that the driver held back, because it had too many under way itself. */
  readonly heldBack: number;
  /** Lines of the log that speak of a fault. */
  readonly faults: readonly string[];
};

/** Beyond this many requests under way the driver waits: the load stays bounded. */
const mostUnderWay = 600;
const tick = 100;
const memoryEvery = 5_000;
const metricsToken = "read-by-the-driver-of-this-load";

/** Readers and an admin at work on the built site as its own process, for so long. */
export async function sendMixedLoad(
  load: Load,
  onMemory: (reading: Reading) => void = () => undefined,
): Promise<LoadReport> {
  const dataDir = newFolder("load");
  const port = await freePort();
  const server = spawnServer(
    {
      DATA_DIR: dataDir,
      SITE_URL: `http://127.0.0.1:${port}`,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      METRICS_TOKEN: metricsToken,
    },
    port,
  );
  try {
    await untilReady(server);
    const asking = createAsking(server.url);
    const work = createAdminAtWork(asking.ask, admin);
    const chance = createChance(load.seed);
    const readers = createReaders(asking.ask, chance, work.posts);
    const memory: Reading[] = [];
    let heldBack = 0;
    const began = performance.now();
    const secondsGone = () => (performance.now() - began) / 1_000;
    const every = async (milliseconds: number, act: () => Promise<unknown> | undefined) => {
      while (secondsGone() < load.seconds) {
        const next = performance.now() + milliseconds;
        await act();
        await sleep(Math.max(1, next - performance.now()));
      }
    };
    const inFlight = new Set<Promise<unknown>>();
    function send(request: () => Promise<unknown>): void {
      if (asking.underWay() > mostUnderWay) {
        heldBack += 1;
        return;
      }
      const sent = request().finally(() => inFlight.delete(sent));
      inFlight.add(sent);
    }

    await Promise.all([
      every(tick, () => {
        for (let due = (load.rate * tick) / 1_000; due > chance.below(1); due -= 1)
          send(readers.readOne);
        return undefined;
      }),
      every(load.burst.every * 1_000, () => readers.burst(load.burst.size)),
      every(load.adminEvery * 1_000, () =>
        work.work().catch((fault: unknown) => void asking.errors.push(String(fault))),
      ),
      every(memoryEvery, async () => {
        const heap = await heapOf(server.url, metricsToken);
        const reading = { second: secondsGone(), heap, process: memoryOf(server.child.pid) };
        memory.push(reading);
        onMemory(reading);
      }),
    ]);
    await Promise.all(inFlight);
    const faults = server
      .output()
      .split("\n")
      .filter((line) => /^\{"level":(50|60)/.test(line));
    server.child.kill("SIGTERM");
    const ended = await server.ended;
    if (ended !== 0) asking.errors.push(`the site ended with ${ended}`);
    return {
      errors: asking.errors,
      shed: asking.shed(),
      timings: asking.timings(),
      memory,
      heldBack,
      faults,
    };
  } finally {
    server.child.kill("SIGKILL");
    await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}
