import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { bareProgram, sendLoad, siteProgram, startPeer, stopPeer } from "./processes.ts";
import { median, rounded, type Part } from "./report.ts";

const starts = 7;
/** Until the site has given back what its start took, in milliseconds. */
const restAfterStart = 30_000;
const paths = ["/", "/important-dates", "/exam-pattern", "/faq", "/blog", "/syllabus-2026"];
const load = { connections: 50, requests: 8_000 };

/** From the start of the process to its first answer, and the memory that it takes from the machine. */
export async function measureStartAndMemory(folder: string): Promise<Part> {
  // The first start makes the database and compiles: what follows is an ordinary one.
  await stopPeer(await startPeer(await siteProgram(folder)));
  const ours = await measured(() => siteProgram(folder));
  const bare = await measured(() => bareProgram({ headers: {}, body: Buffer.from("<p>Hi\n") }));
  return {
    title: "Start and memory",
    method: `Median of ${starts} starts: from spawning the process to its first 200 on the home page, with the database open. Memory is the proportional set size (PSS) that the kernel gives, 30 s after a start and after ${load.requests} requests for each of ${paths.length} pages. Beside it the least that Node can be: an HTTP server with one page in memory.`,
    rows: [
      { server: "this site", ...ours },
      { server: "bare node:http", ...bare },
    ],
  };
}

async function measured(program: () => ReturnType<typeof siteProgram>) {
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
    const idle = memoryOf(peer.child.pid);
    for (const path of paths) await sendLoad(peer.port, { ...load, path });
    return {
      "start ms": Math.round(median(times)),
      "idle MB": rounded(idle, 1),
      "after load MB": rounded(memoryOf(peer.child.pid), 1),
    };
  } finally {
    await stopPeer(peer);
  }
}

function memoryOf(pid = 0): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1]) / 1_024;
}
