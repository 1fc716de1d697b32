import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../database/migrate.ts";
import { openDatabase } from "../database/open-database.ts";
import {
  bareProgram,
  cpuTime,
  startPeer,
  stopPeer,
  type Peer,
  siteProgram,
} from "./support/processes.ts";
import { sendLoad } from "./support/load.ts";
import { median, rounded, type Part, type Row } from "./support/bench-part.ts";
import { publishWeighedPosts } from "./weighed-posts.ts";

const rounds = 5;
const warmingRounds = 4;
const requests = 400;

/** Answers to one reader, which no cache keeps. */
const addresses = [
  "/search?q=obc+fee",
  "/tools/score?right=40&wrong=10",
  "/tools/closing-ranks?rank=9000",
  "/faq?q=fee",
  "/is-this-notice-real?address=nta.ac.in",
] as const;

/** Uncached pages beside a bare server that sends their text. */
export async function measureRendering(): Promise<Part> {
  const folder = mkdtempSync(join(tmpdir(), "jee-guide-rendering-"));
  const post = await publishPost(join(folder, "data"));
  const ours = await startPeer(await siteProgram(folder));
  try {
    const rows: Row[] = [];
    for (const path of [...addresses, uncached(post)]) rows.push(await measurePage(ours, path));
    return {
      title: "A page that is not cached",
      method: `Answers to one reader, rendered for each request, and a published post at an address that no cache knows (one letter of it as a percent code). Median of ${rounds} rounds of ${requests} requests over 4 connections after ${warmingRounds} rounds to warm up; CPU is what the kernel counts for the server's process. Beside it a bare \`node:http\` server that sends the same text from memory.`,
      rows,
    };
  } finally {
    await stopPeer(ours);
    rmSync(folder, { recursive: true });
  }
}

/** Its address, in the data of a site that does not run yet. */
async function publishPost(dataDir: string): Promise<string> {
  mkdirSync(dataDir, { recursive: true });
  const database = await openDatabase({ dataDir });
  try {
    await migrate(database);
    const [first = ""] = await publishWeighedPosts(database, "http://127.0.0.1");
    return first;
  } finally {
    await database.close();
  }
}

/** The same page at an address that differs from all that the page cache knows. */
function uncached(path: string): string {
  const last = path.charCodeAt(path.length - 1);
  return `${path.slice(0, -1)}%${last.toString(16)}`;
}

async function measurePage(ours: Peer, path: string): Promise<Row> {
  const answer = await fetch(`http://127.0.0.1:${ours.port}${path}`);
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = { "content-type": "text/html", "content-length": String(body.byteLength) };
  const bare = await startPeer(await bareProgram({ headers, body }));
  try {
    const cost = await costOf(ours, path);
    return {
      page: path,
      "bytes of HTML": body.byteLength,
      "ms of CPU": rounded(cost, 2),
      "renderings a second of CPU": Math.round(1_000 / cost),
      "bare ms": rounded(await costOf(bare, path), 2),
    };
  } finally {
    await stopPeer(bare);
  }
}

/** Milliseconds of CPU for one request. */
async function costOf(peer: Peer, path: string): Promise<number> {
  const costs: number[] = [];
  for (let round = -warmingRounds; round < rounds; round++) {
    const before = cpuTime(peer);
    await sendLoad({ port: peer.port, path, connections: 4, requests });
    if (round >= 0) costs.push((cpuTime(peer) - before) / requests / 1_000);
  }
  return median(costs);
}
