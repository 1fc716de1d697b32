import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sendLoad } from "./support/load.ts";
import { median, rounded, type Part, type Row } from "./support/part.ts";
import { cpuTime, freePort, startPeer, stopPeer, type Peer } from "./support/processes.ts";
import { siteProgram } from "./support/site-program.ts";

const rounds = 7;
const requests = 400;

/** Answers to one reader, which no cache keeps. */
const addresses = [
  "/search?q=obc+fee",
  "/tools/score?right=40&wrong=10",
  "/tools/closing-ranks?rank=9000",
  "/faq?q=fee",
  "/is-this-notice-real?address=nta.ac.in",
] as const;

/** What a page that is not cached costs, beside a bare server that sends a text of its size as it is, and compressed alike. */
export async function measureRendering(): Promise<Part> {
  const folder = mkdtempSync(join(tmpdir(), "jee-guide-rendering-"));
  const ours = await startPeer(await siteProgram(folder));
  try {
    const rows: Row[] = [];
    for (const path of addresses) {
      const text = await textOf(ours, path);
      const plain = await startBare(text, false);
      const packed = await startBare(text, true);
      try {
        rows.push(await rowOf(path, Buffer.byteLength(text), [ours, plain, packed]));
      } finally {
        await Promise.all([stopPeer(plain), stopPeer(packed)]);
      }
    }
    return {
      title: "A page that is not cached",
      method: `Answers to one reader, rendered for each request. Median of ${rounds} rounds of ${requests} requests over 4 connections after two rounds to warm up, the servers in turn; CPU is what the kernel counts for the server's process. Beside it a bare \`node:http\` server that sends the page's text as it is, and one that compresses it by the same means for each request.`,
      rows,
    };
  } finally {
    await stopPeer(ours);
    rmSync(folder, { recursive: true });
  }
}

async function rowOf(
  path: string,
  bytes: number,
  [ours, plain, packed]: readonly [Peer, Peer, Peer],
) {
  const costs = new Map<Peer, number[]>([ours, plain, packed].map((peer) => [peer, []]));
  for (let round = -2; round < rounds; round++)
    for (const [peer, own] of costs) {
      const before = cpuTime(peer);
      await sendLoad({ port: peer.port, path, connections: 4, requests });
      if (round >= 0) own.push((cpuTime(peer) - before) / requests / 1_000);
    }
  const cost = (peer: Peer) => median(costs.get(peer) ?? []);
  return {
    page: path,
    "bytes of HTML": bytes,
    "ms of CPU": rounded(cost(ours), 2),
    "renderings a second of CPU": Math.round(1_000 / cost(ours)),
    "bare ms": rounded(cost(plain), 2),
    "bare, compressed ms": rounded(cost(packed), 2),
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
