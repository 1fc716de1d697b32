import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sendLoad } from "./support/load.ts";
import { memoryOf } from "./support/process-memory.ts";
import { rounded, type Part, type Row } from "./support/bench-part.ts";
import { cpuTime, startPeer, stopPeer, type Peer } from "./support/processes.ts";
import { siteProgram } from "./support/site-program.ts";

const path = "/exam-pattern";
const connections = 100;
const steps = 10;
const requestsOfAStep = 100_000;
const restSeconds = 60;

/** What scripts/start.mjs does, without what it says to the engine. */
const plainStart = `
  import { enableCompileCache } from "node:module";
  enableCompileCache("build/compile-cache");
  const { serve } = await import("./build/server/index.js");
  await serve();`;

/** What the process takes while it answers a million requests, and what its engine's limits cost. */
export async function measureMemory(): Promise<Part> {
  const folder = mkdtempSync(join(tmpdir(), "jee-guide-memory-"));
  const started: Peer[] = [];
  try {
    const asStarted = await startPeer(await siteProgram(join(folder, "as-started")));
    started.push(asStarted);
    const plain = await startPeer({
      ...(await siteProgram(join(folder, "plain"))),
      name: "this site with the engine's defaults",
      parameters: ["--input-type=module", "--eval", plainStart],
    });
    started.push(plain);
    await sleep(restSeconds * 1_000);
    const rows: Row[] = [rowOf("before", asStarted, plain)];
    for (let step = 1; step <= steps; step++) {
      const [own, other] = [await costOfStep(asStarted), await costOfStep(plain)];
      rows.push(
        rowOf((step * requestsOfAStep).toLocaleString("en-US"), asStarted, plain, own, other),
      );
    }
    await sleep(restSeconds * 1_000);
    rows.push(rowOf(`${restSeconds} s later`, asStarted, plain));
    return {
      title: "Memory under a million requests",
      method: `${path} from the cache over ${connections} connections kept alive, each asking again when it has its answer. Memory is the proportional set size (PSS) that the kernel gives, between steps of ${requestsOfAStep.toLocaleString("en-US")} requests; CPU is what the kernel counts for the process. Beside the site as it starts the same build with the engine's defaults, step by step in turn.`,
      rows,
    };
  } finally {
    for (const peer of started) await stopPeer(peer);
    rmSync(folder, { recursive: true });
  }
}

/** Microseconds of CPU a request. */
async function costOfStep(peer: Peer): Promise<number> {
  const before = cpuTime(peer);
  await sendLoad({ port: peer.port, path, connections, requests: requestsOfAStep });
  return (cpuTime(peer) - before) / requestsOfAStep;
}

function rowOf(requests: string, ours: Peer, plain: Peer, own?: number, other?: number): Row {
  const cost = (value: number | undefined) => (value === undefined ? "" : rounded(value, 1));
  return {
    requests,
    "PSS MB": rounded(memoryOf(ours), 1),
    "µs of CPU a request": cost(own),
    "PSS MB, defaults": rounded(memoryOf(plain), 1),
    "µs of CPU, defaults": cost(other),
  };
}
