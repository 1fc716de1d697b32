import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { bareProgram, startPeer, stopPeer, type Peer, siteProgram } from "./support/processes.ts";
import { sendLoad } from "./support/load.ts";
import { median, rounded, type Part } from "./support/bench-part.ts";

const starts = 7;
/** Until the site has given back what its start took, in milliseconds. */
const restAfterStart = 30_000;
const loadRounds = 10;
const requestsOfARound = 5_000;
const paths = ["/", "/important-dates", "/exam-pattern", "/faq", "/blog", "/syllabus-2026"];

/** From the start of the process to its first answer, and the memory that it takes from the machine. */
export async function measureStartAndMemory(): Promise<Part> {
  const folder = mkdtempSync(join(tmpdir(), "jee-guide-start-"));
  try {
    // The first start makes the database and compiles: what follows is an ordinary one.
    await stopPeer(await startPeer(await siteProgram(folder)));
    const ours = await measured(() => siteProgram(folder));
    const bare = await measured(() =>
      bareProgram({ headers: { "content-length": "6" }, body: Buffer.from("<p>Hi\n") }),
    );
    return {
      title: "Start and memory",
      method: `Median of ${starts} starts: from spawning the process to its first 200 on the home page, with the database open; looked for every 2 ms. Memory is the proportional set size (PSS) that the kernel gives, 30 s after a start and as the highest of ${loadRounds} readings between rounds of ${requestsOfARound} requests at 50 connections over ${paths.length} pages. Beside it the least that Node can be: an HTTP server with one page in memory.`,
      rows: [
        { server: "this site", ...ours },
        { server: "bare node:http", ...bare },
      ],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Program = Parameters<typeof startPeer>[0];

async function measured(program: () => Promise<Program>) {
  const times: number[] = [];
  for (let count = 0; count < starts; count++) {
    const wanted = await program();
    const started = performance.now();
    const peer = await startPeer(wanted);
    times.push(performance.now() - started);
    await stopPeer(peer);
  }
  const peer = await startPeer(await program());
  try {
    await sleep(restAfterStart);
    const idle = memoryOf(peer);
    const readings = await underLoad(peer);
    return {
      "start ms": Math.round(median(times)),
      "idle MB": rounded(idle, 1),
      "under load MB": rounded(Math.max(...readings), 1),
      "after first round MB": rounded(readings[0] ?? Number.NaN, 1),
      "after last round MB": rounded(readings.at(-1) ?? Number.NaN, 1),
    };
  } finally {
    await stopPeer(peer);
  }
}

async function underLoad(peer: Peer): Promise<readonly number[]> {
  const readings: number[] = [];
  for (let round = 0; round < loadRounds; round++) {
    for (const path of paths)
      await sendLoad({
        port: peer.port,
        path,
        connections: 50,
        requests: Math.round(requestsOfARound / paths.length),
      });
    readings.push(memoryOf(peer));
  }
  return readings;
}

/** Memory of a process in MB (PSS); shared memory counts in part. */
function memoryOf({ child }: Peer): number {
  const text = readFileSync(`/proc/${child.pid}/smaps_rollup`, "utf8");
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1]) / 1_024;
}
