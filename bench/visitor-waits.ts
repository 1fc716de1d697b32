import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { gunzipSync } from "node:zlib";
import sharp from "sharp";
import { z } from "zod";
import {
  ask,
  bareProgram,
  sendLoad,
  signIn,
  siteProgram,
  startPeer,
  stopPeer,
} from "./processes.ts";
import { percentile, rounded, type Part, type Row } from "./report.ts";

const path = "/exam-pattern";
const longestWait = 100;

// In a thread of its own: what the bench itself is busy with must not count as the visitor's wait.
if (!isMainThread) await visit(z.number().parse(workerData));

async function visit(port: number): Promise<never> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let waits: number[] = [];
  parentPort?.on("message", () => {
    parentPort?.postMessage(waits);
    waits = [];
  });
  for (;;) {
    const started = performance.now();
    await ask(port, path, agent);
    waits.push(performance.now() - started);
    await sleep(5);
  }
}

function sendVisitor(port: number) {
  const thread = new Worker(new URL(import.meta.url), { workerData: port });
  return {
    /** Its waits since it was asked last, in order of length: milliseconds. */
    async waits(): Promise<readonly number[]> {
      thread.postMessage("tell");
      const [waits] = (await once(thread, "message")) as [number[]];
      return waits.sort((one, other) => one - other);
    },
    leave: () => thread.terminate(),
  };
}

/** How long one visitor of a cached page waits while the office, a searcher or an official page keeps the site busy. */
export async function measureVisitorWaits(folder: string): Promise<Part> {
  const page = await openHugePage();
  const program = await siteProgram(folder, { WATCH: "on", OUTBOUND_HOSTS: page.host });
  const site = await startPeer(program);
  const bare = await startPeer(await bareProgram({ headers: {}, body: Buffer.from("<p>Hi\n") }));
  const ours = sendVisitor(site.port);
  const other = sendVisitor(bare.port);
  try {
    const call = await signIn(site.port);
    const search = { path: "/search?q=obc+fee", connections: 50, requests: 500 };
    const loads: readonly (readonly [name: string, work: () => Promise<unknown>])[] = [
      ["nothing else", () => sleep(2_000)],
      [
        "eight drafts at once",
        () => atOnce(8, (turn) => call("manual-blog-generation", draft(turn))),
      ],
      [
        "four previews of a changed fact",
        () => atOnce(4, () => call("fact-statements/try", change)),
      ],
      ["a round of closing ranks checked", () => call("closing-ranks/check", roundForm())],
      ["a picture of 20 megapixels", async () => call("media", await pictureForm())],
      ["500 searches over 50 connections", () => sendLoad(site.port, search)],
      ["a hostile official page of 6 MB, read twice", () => watch(call, page)],
      ["a backup", () => call("backup", {})],
      [
        "the database locked for 3 s, and a write that waits",
        () => lock(folder, () => signIn(site.port)),
      ],
    ];
    const rows: Row[] = [];
    for (const [name, work] of loads) {
      await Promise.all([ours.waits(), other.waits()]);
      await work();
      const [waits, bareWaits] = await Promise.all([ours.waits(), other.waits()]);
      rows.push({
        meanwhile: name,
        requests: waits.length,
        "p99 ms": rounded(percentile(waits, 0.99), 1),
        "longest ms": rounded(waits.at(-1) ?? 0, 1),
        "bare p99 ms": rounded(percentile(bareWaits, 0.99), 1),
        "bare longest ms": rounded(bareWaits.at(-1) ?? 0, 1),
      });
    }
    return {
      title: "A visitor of a cached page while others keep the site busy",
      method: `${path}, asked for every 5 ms on one connection by a thread of its own; the limit is ${longestWait} ms. Beside it another visitor asks a bare \`node:http\` server in the same way: what both wait for is the machine, two cores that the bench, the site and its helpers share.`,
      rows,
    };
  } finally {
    for (const visitor of [ours, other]) await visitor.leave();
    for (const peer of [site, bare]) await stopPeer(peer);
    page.close();
  }
}

type Call = Awaited<ReturnType<typeof signIn>>;

function atOnce(count: number, work: (turn: number) => Promise<unknown>): Promise<unknown> {
  return Promise.all(Array.from({ length: count }, (_, turn) => work(turn)));
}

const draft = (turn: number) => ({
  prompt: `JEE Main fees and documents, reading ${turn}`,
  category: "news",
  publish: false,
});

const change = {
  edition: "2026",
  reason: "Counted again.",
  changes: ["papers.questions_2020", "papers.questions_to_2019"].map((factId) => ({
    factId,
    value: { amount: 21 },
    standing: "reported",
    source: { title: "Notice", address: "https://nta.ac.in/notice" },
    checkedOn: "2026-01-20",
  })),
};

function roundForm(): FormData {
  const form = new FormData();
  const rows = gunzipSync(readFileSync("content/closing-ranks/2024-5.csv.gz"));
  form.set("file", new File([rows], "round.csv"));
  form.set("year", "2024");
  form.set("round", "5");
  return form;
}

async function pictureForm(): Promise<FormData> {
  const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
  const create = {
    width: 5_000,
    height: 4_000,
    channels: 3,
    background: "#888888",
    noise,
  } as const;
  const jpeg = await sharp({ create }).jpeg({ quality: 50 }).toBuffer();
  const form = new FormData();
  form.set("file", new File([new Uint8Array(jpeg)], "noise.jpg"));
  return form;
}

/** A page with as many rows, words and links as are read; others at each look. */
async function openHugePage() {
  let looks = 0;
  const server = createServer((request, response) => {
    if (request.url === "/robots.txt") return response.writeHead(404).end();
    looks += 1;
    response.setHeader("Content-Type", "text/html");
    const row = (place: number) =>
      `<tr><td>Row ${place}<td>${(place * looks * 7_919) % 1_000_003} of ${looks}<td><a href="/${place}.pdf">a file</a>`;
    const rows = Array.from({ length: 60_000 }, (_, place) => row(place));
    return response.end(`<!doctype html><table>${rows.join("")}</table>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, looks: () => looks, close: () => server.close() };
}

async function watch(call: Call, page: Awaited<ReturnType<typeof openHugePage>>): Promise<void> {
  const address = `http://${page.host}/notice`;
  const added = await call("watched-pages", { address, title: "A page" });
  const { id } = z.object({ id: z.string() }).parse(added);
  for (const look of [1, 2]) {
    while (page.looks() < look) await sleep(50);
    // Reading and comparing go on after the answer, and the host rests.
    await sleep(10_000);
    if (look === 1) await call(`watched-pages/${id}`, { look: true });
  }
}

async function lock(folder: string, work: () => Promise<unknown>): Promise<void> {
  const program = `
    const { DatabaseSync } = require("node:sqlite");
    new DatabaseSync(process.argv[1]).exec("begin immediate");
    console.log("held");
    setTimeout(() => process.exit(0), 3_000);`;
  const file = join(folder, "data", "site.sqlite");
  const holder = spawn(process.execPath, ["--eval", program, file]);
  await once(holder.stdout, "data");
  await Promise.all([work(), once(holder, "exit")]);
}
