import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { z } from "zod";
import { cataloguePaths } from "../content/page-catalogue.ts";
import { servePlainPages } from "./support/plain-server.ts";
import { median, rounded, type Part, type Row } from "./support/bench-part.ts";
import { startPeer, stopPeer } from "./support/processes.ts";
import { siteProgram } from "./support/site-program.ts";

/** Slow 4G and a cheap phone, as Lighthouse has them; here the browser really waits. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const processorSlowdown = 4;

/** After the page is loaded, so long (ms) for a larger paint to come. */
const settling = 400;
/** A page that takes longer (ms) is given up. */
const longest = 30_000;

const paintsSchema = z.object({ first: z.number().positive(), largest: z.number().positive() });

type Paints = z.infer<typeof paintsSchema>;

/** When the largest part of each public page is seen on a slow phone, beside the same words written by hand. */
export async function measureFirstPaint(runs: number): Promise<Part> {
  const folder = mkdtempSync(join(tmpdir(), "jee-guide-first-paint-"));
  const ours = await startPeer(await siteProgram(folder));
  const paths: readonly string[] = cataloguePaths;
  const origin = `http://127.0.0.1:${ours.port}`;
  const byHand = await servePlainPages(origin, paths);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const rows: Row[] = [];
    for (const path of paths) {
      const site: Paints[] = [];
      const plain: Paints[] = [];
      // The other goes first each time: whatever else the machine does hits both.
      for (let run = 0; run < runs; run++)
        for (const isOurs of run % 2 === 0 ? [true, false] : [false, true])
          (isOurs ? site : plain).push(
            await paintsOf(browser, (isOurs ? origin : byHand.origin) + path),
          );
      rows.push(rowOf(path, site, plain));
      console.log(rows.at(-1));
    }
    return {
      title: "First paint on a slow phone",
      method: `As observed by a PerformanceObserver in Chromium, not simulated: ${network.latency} ms of latency, 1.6 Mbit/s and a processor slowed down ${processorSlowdown} times (DevTools protocol), 360 by 740 pixels, nothing in the browser's cache; medians of ${runs} runs a page, ours and the peer's by turns. By hand: the same words in plain markup with the least style, brotli, from bare node:http. Milliseconds.`,
      rows: [...rows, allOf(rows)],
    };
  } finally {
    await browser.close();
    await byHand.close();
    await stopPeer(ours);
    rmSync(folder, { recursive: true });
  }
}

async function paintsOf(browser: Browser, address: string): Promise<Paints> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(longest);
    const devTools = await context.newCDPSession(page);
    await devTools.send("Network.enable");
    await devTools.send("Network.emulateNetworkConditions", network);
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
    await page.goto(address, { waitUntil: "load" });
    const first = await page.evaluate(startOf, "paint");
    await page.waitForTimeout(settling);
    const largest = await page.evaluate(startOf, "largest-contentful-paint");
    return paintsSchema.parse({ first, largest });
  } finally {
    await context.close();
  }
}

/** In the browser: the start (ms) of the last entry of this type, as soon as there is one. */
function startOf(type: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime)).observe({
      type,
      buffered: true,
    });
  });
}

function rowOf(page: string, ours: readonly Paints[], peers: readonly Paints[]): Row {
  const largest = median(ours.map((paints) => paints.largest));
  const byHand = median(peers.map((paints) => paints.largest));
  return {
    page,
    FCP: Math.round(median(ours.map(({ first }) => first))),
    LCP: Math.round(largest),
    "LCP by hand": Math.round(byHand),
    ratio: rounded(largest / byHand, 3),
  };
}

/** The medians of all pages: what is left when single ones were disturbed. */
function allOf(rows: readonly Row[]): Row {
  const of = (column: string) => median(rows.map((row) => Number(row[column])));
  return {
    page: "median of all",
    FCP: of("FCP"),
    LCP: of("LCP"),
    "LCP by hand": of("LCP by hand"),
    ratio: of("ratio"),
  };
}
