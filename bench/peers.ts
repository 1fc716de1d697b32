import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { astroProgram } from "./support/astro-peer.ts";
import { faqData, readWords } from "./support/faq-data.ts";
import { sendLoad } from "./support/load.ts";
import { median, rounded, type Part, type Row } from "./support/bench-part.ts";
import { cpuTime, freePort, startPeer, stopPeer, type Peer } from "./support/processes.ts";
import { siteProgram } from "./support/site-program.ts";

const path = "/faq?q=fee";
const rounds = 9;
const requests = 400;

/** A page that is rendered at each request, beside Astro rendering the same words, and a bare server that has them ready. */
export async function measurePeers(): Promise<Part> {
  const folder = mkdtempSync(join(tmpdir(), "jee-guide-peers-"));
  const started: Peer[] = [];
  try {
    const ours = await startPeer(await siteProgram(folder));
    started.push(ours);
    const text = await textOf(ours);
    const astro = await startPeer(await astroProgram(faqData(text)));
    started.push(astro);
    if (readWords(await textOf(astro)) !== readWords(text))
      throw new Error("The peer does not say what our page says.");
    started.push(await startReady(text));
    return {
      title: "A page rendered at each request",
      method: `${path}, the questions with a word: the same words and filter from all servers, sent uncompressed, as Astro's own server (\`@astrojs/node\`, standalone) compresses nothing. Astro renders the questions from data and has header, footer and styles as ready text; this site renders all of it from records that may change while it runs. The last has the whole page as one text. Median of ${rounds} rounds of ${requests} requests over 4 connections after three rounds to warm up, the servers in turn; CPU is what the kernel counts for the server's process.`,
      rows: await rowsOf(started),
    };
  } finally {
    for (const peer of started) await stopPeer(peer);
    rmSync(folder, { recursive: true });
  }
}

async function rowsOf(peers: readonly Peer[]): Promise<readonly Row[]> {
  const costs = new Map<Peer, number[]>(peers.map((peer) => [peer, []]));
  for (let round = -3; round < rounds; round++)
    for (const [peer, own] of costs) {
      const before = cpuTime(peer);
      await sendLoad({ port: peer.port, path, connections: 4, requests, encoding: "identity" });
      if (round >= 0) own.push((cpuTime(peer) - before) / requests / 1_000);
    }
  const rows: Row[] = [];
  for (const [peer, own] of costs)
    rows.push({
      server: peer.name,
      "bytes of HTML": Buffer.byteLength(await textOf(peer)),
      "ms of CPU": rounded(median(own), 2),
      "renderings a second of CPU": Math.round(1_000 / median(own)),
    });
  return rows;
}

async function textOf({ port }: Peer): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return answer.text();
}

async function startReady(page: string): Promise<Peer> {
  const port = await freePort();
  const program = `
    const page = process.env.PAGE;
    const headers = { "content-type": "text/html", "content-length": Buffer.byteLength(page) };
    require("node:http").createServer((request, response) => {
      response.writeHead(200, headers);
      response.end(page);
    }).listen(${port}, "127.0.0.1");`;
  return startPeer({
    name: "bare node:http, the text ready",
    command: process.execPath,
    parameters: ["--eval", program],
    environment: { PAGE: page },
    port,
  });
}
