import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../database/migrate.ts";
import { openDatabase } from "../database/open-database.ts";
import { sendLoad } from "./support/load.ts";
import { median, rounded, type Part, type Row } from "./support/bench-part.ts";
import { cpuTime, startPeer, stopPeer, type Peer } from "./support/processes.ts";
import { siteProgram } from "./support/site-program.ts";
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

/** What a page that is not cached costs. */
export async function measureRendering(): Promise<Part> {
  const folder = mkdtempSync(join(tmpdir(), "jee-guide-rendering-"));
  const post = await publishPost(join(folder, "data"));
  const ours = await startPeer(await siteProgram(folder));
  try {
    const rows: Row[] = [];
    for (const path of [...addresses, uncached(post)]) rows.push(await measurePage(ours, path));
    return {
      title: "A page that is not cached",
      method: `Answers to one reader, rendered for each request, and a published post at an address that no cache knows (one letter of it as a percent code). Median of ${rounds} rounds of ${requests} requests over 4 connections after ${warmingRounds} rounds to warm up; CPU is what the kernel counts for the server's process.`,
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

async function measurePage(site: Peer, path: string): Promise<Row> {
  const answer = await fetch(`http://127.0.0.1:${site.port}${path}`);
  const bytes = Buffer.byteLength(await answer.text());
  const costs: number[] = [];
  for (let round = -warmingRounds; round < rounds; round++) {
    const before = cpuTime(site);
    await sendLoad({ port: site.port, path, connections: 4, requests });
    if (round >= 0) costs.push((cpuTime(site) - before) / requests / 1_000);
  }
  const cost = median(costs);
  return {
    page: path,
    "bytes of HTML": bytes,
    "ms of CPU": rounded(cost, 2),
    "renderings a second of CPU": Math.round(1_000 / cost),
  };
}
