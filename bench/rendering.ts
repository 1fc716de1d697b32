import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../database/migrate.ts";
import { openDatabase } from "../database/open-database.ts";
import { sendLoad } from "./support/load.ts";
import { median, rounded, type Part, type Row } from "./support/bench-part.ts";
import { cpuTime, freePort, startPeer, stopPeer, type Peer } from "./support/processes.ts";
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

/**
 * What a page that is not cached costs, beside servers that do a part of it: React with the page's elements,
 * and a bare server that sends a text of its size as it is, and compressed alike.
 */
export async function measureRendering(): Promise<Part> {
  const folder = mkdtempSync(join(tmpdir(), "jee-guide-rendering-"));
  const post = await publishPost(join(folder, "data"));
  const ours = await startPeer(await siteProgram(folder));
  try {
    const rows: Row[] = [];
    for (const path of [...addresses, uncached(post)]) rows.push(await measurePage(ours, path));
    return {
      title: "A page that is not cached",
      method: `Answers to one reader, rendered for each request, and a published post at an address that no cache knows (one letter of it as a percent code). Median of ${rounds} rounds of ${requests} requests over 4 connections after ${warmingRounds} rounds to warm up, the servers in turn; CPU is what the kernel counts for the server's process. Beside it three bare \`node:http\` servers: one sends the page's text as it is; one compresses it by the same means for each request; one has the page's elements as a tree of React, and for each request makes the text of it by \`renderToStaticMarkup\`: what that takes more than the first is what React takes for this page, without looking anything up and without components.`,
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
  const text = await textOf(ours, path);
  const plain = await startBare(text, false);
  const packed = await startBare(text, true);
  const react = await startReact(text);
  try {
    return await rowOf(path, Buffer.byteLength(text), { ours, plain, packed, react });
  } finally {
    await Promise.all([plain, packed, react].map(stopPeer));
  }
}

type Peers = Readonly<Record<"ours" | "plain" | "packed" | "react", Peer>>;

async function rowOf(path: string, bytes: number, { ours, plain, packed, react }: Peers) {
  const peers = [ours, plain, packed, react];
  const costs = new Map<Peer, number[]>(peers.map((peer) => [peer, []]));
  for (let round = -warmingRounds; round < rounds; round++)
    for (const [peer, own] of costs) {
      const before = cpuTime(peer);
      await sendLoad({ port: peer.port, path, connections: 4, requests });
      if (round >= 0) own.push((cpuTime(peer) - before) / requests / 1_000);
    }
  const cost = (peer: Peer) => median(costs.get(peer) ?? []);
  const byReact = Math.max(0, cost(react) - cost(plain));
  return {
    page: path,
    "bytes of HTML": bytes,
    "ms of CPU": rounded(cost(ours), 2),
    "renderings a second of CPU": Math.round(1_000 / cost(ours)),
    "bare ms": rounded(cost(plain), 2),
    "bare, compressed ms": rounded(cost(packed), 2),
    "renderToStaticMarkup ms": rounded(byReact, 2),
    "all of it, renderToStaticMarkup = 1": rounded(cost(ours) / byReact, 2),
  };
}

async function textOf({ port }: Peer, path: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return answer.text();
}

/** Its program is handed over as text, the page by the environment's one variable of it. */
async function startBare(page: string, isCompressed: boolean): Promise<Peer> {
  const port = await freePort();
  const program = `
    const { brotliCompressSync, constants: { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } } = require("node:zlib");
    const text = process.env.PAGE;
    const params = { [BROTLI_PARAM_QUALITY]: 2, [BROTLI_PARAM_LGWIN]: 17 };
    require("node:http").createServer((request, response) => {
      const body = ${isCompressed} ? brotliCompressSync(text, { params }) : Buffer.from(text);
      response.writeHead(200, { "content-type": "text/html", "content-length": body.byteLength });
      response.end(body);
    }).listen(${port}, "127.0.0.1");`;
  return startPeer({
    name: isCompressed ? "bare, compressed" : "bare",
    command: process.execPath,
    parameters: ["--eval", program],
    environment: { PAGE: page },
    port,
  });
}

/** React as a server of its own, in the same mode as in the site. */
async function startReact(page: string): Promise<Peer> {
  const port = await freePort();
  return startPeer({
    name: "React",
    command: process.execPath,
    parameters: [new URL("support/react-server.ts", import.meta.url).pathname, String(port)],
    environment: { PAGE: page, NODE_ENV: "production" },
    port,
  });
}
