import { fork, type ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../support/free-port.ts";
import { spawnServer, untilReady } from "../support/spawn-server.ts";
import { createAsking, type Timing } from "./asking.ts";
import { admin } from "./first-admin.ts";
import { memoryOf } from "./process-memory.ts";
import type { SlowCounts } from "./slow-connections.ts";
import { newFolder } from "../support/test-folder.ts";

type SlowReport = {
  readonly errors: readonly string[];
  readonly timings: Record<string, Timing>;
  /** The fewest and the most slow connections that were open while readers asked. */
  readonly fewest: number;
  readonly most: number;
  readonly cut: number;
  readonly refused: number;
  /** How often a reader was told to come again. */
  readonly shed: number;
  /** Megabytes of the site, before and at its highest. */
  readonly memory: { readonly before: number; readonly highest: number };
};

/** So much longer than it is asked to, in seconds, does it wait for the first slow connection to be closed. */
const mostPatience = 60;

/** Readers on new connections, while so many slow ones are held, for so many seconds after they are all there, and until the site has closed one of them. */
export async function readBesideSlow(connections: number, seconds: number): Promise<SlowReport> {
  const dataDir = newFolder("slow");
  const port = await freePort();
  const environment = {
    DATA_DIR: dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  };
  const server = spawnServer(environment, port);
  const file = new URL("slow-connections.ts", import.meta.url);
  let counts: SlowCounts = { open: 0, cut: 0, refused: 0 };
  let driver: ChildProcess | null = null;
  try {
    await untilReady(server);
    const before = memoryOf(server.child.pid);
    driver = fork(file, [String(port), String(connections)]);
    driver.on("message", (message) => (counts = message as SlowCounts));
    const { ask, errors, shed, timings } = createAsking(server.url);
    const anew = { headers: { connection: "close" } };
    const signIn = { ...anew, method: "POST", body: JSON.stringify(admin) };
    const held: number[] = [];
    const memory: number[] = [];
    while (counts.open < connections * 0.95) {
      assertRuns(driver);
      await sleep(50);
    }
    const end = performance.now() + seconds * 1_000;
    const latest = end + mostPatience * 1_000;
    while (performance.now() < (counts.cut > 0 ? end : latest)) {
      assertRuns(driver);
      await Promise.all([
        ask("cached page", "/important-dates", anew),
        ask("search", "/faq?q=fee", anew),
        ask("health", "/readyz", anew),
        ask("sign-in", "/auth/v1/token?grant_type=password", signIn),
        sleep(100),
      ]);
      held.push(counts.open);
      memory.push(memoryOf(server.child.pid));
    }
    return {
      errors,
      timings: timings(),
      fewest: Math.min(...held),
      most: Math.max(...held),
      cut: counts.cut,
      refused: counts.refused,
      shed: shed(),
      memory: { before, highest: Math.max(...memory) },
    };
  } finally {
    driver?.kill("SIGKILL");
    server.child.kill("SIGKILL");
    await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function assertRuns({ exitCode, signalCode }: ChildProcess): void {
  if (exitCode !== null || signalCode !== null)
    throw new Error("The driver of the slow connections has ended.");
}
