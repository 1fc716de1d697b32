import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { z } from "zod";
import { cataloguePaths } from "../content/page-catalogue.ts";
import { median, rounded, type Part, type Row } from "./support/bench-part.ts";
import { writeNginxSettings } from "./support/nginx.ts";
import { plainPage } from "./support/plain-page.ts";
import { freePort, startPeer, stopPeer, type Peer } from "./support/processes.ts";
import { siteProgram } from "./support/site-program.ts";

const folderOfLighthouse = "bench/lighthouse";
const chromium = process.env.CHROMIUM ?? "/usr/bin/chromium";

const runSchema = z.object({
  address: z.string(),
  performance: z.number(),
  accessibility: z.number(),
  bestPractices: z.number(),
  seo: z.number(),
  firstPaint: z.number(),
  largestPaint: z.number(),
  blocking: z.number(),
  shift: z.number(),
  failed: z.array(z.string()),
});

type Run = z.infer<typeof runSchema>;

/** What Lighthouse says of every public page, beside the same words written by hand on nginx. */
export async function measureLighthouse(runs: number): Promise<Part> {
  installLighthouse();
  const folder = mkdtempSync(join(tmpdir(), "jee-guide-lighthouse-"));
  // The worker of nginx is another user.
  chmodSync(folder, 0o755);
  const started: Peer[] = [];
  try {
    const ours = await startPeer(await siteProgram(folder));
    started.push(ours);
    const paths = cataloguePaths.filter((path) => !path.endsWith(".xml"));
    await writePlainPages(ours, paths, folder);
    const nginx = await startPeer(await nginxProgram(folder));
    started.push(nginx);

    // One page of ours and the same one of the peer at a time: whatever else the machine does hits both.
    const rows: Row[] = [];
    for (const path of paths) {
      const site = audited(`http://localhost:${ours.port}${path}`, runs);
      const peer = audited(`http://localhost:${nginx.port}${path}`, runs);
      rows.push(rowOf(path, site, peer));
      console.log(rows.at(-1));
    }
    return {
      title: "Lighthouse",
      method: `Lighthouse 13.5, mobile, simulated slow 4G and a slow processor; median of ${runs === 1 ? "one run" : `${runs} runs`} a page. Beside each page of ours the same words in plain markup with the least style, as somebody would write them by hand, served by nginx (brotli files) in the same run. LCP and FCP in milliseconds.`,
      rows,
    };
  } finally {
    for (const peer of started) await stopPeer(peer);
    rmSync(folder, { recursive: true });
  }
}

function installLighthouse(): void {
  if (existsSync(join(folderOfLighthouse, "node_modules/lighthouse"))) return;
  console.log("Installing Lighthouse");
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folderOfLighthouse,
    stdio: "inherit",
  });
}

async function writePlainPages(ours: Peer, paths: readonly string[], folder: string) {
  for (const path of paths) {
    const answer = await fetch(`http://127.0.0.1:${ours.port}${path}`);
    const file = join(folder, `${path === "/" ? "/index" : path}.html.br`);
    writeFileSync(file, brotliCompressSync(plainPage(await answer.text())));
  }
}

async function nginxProgram(folder: string) {
  const port = await freePort();
  const settings = writeNginxSettings({
    folder,
    port,
    headers: { "content-encoding": "br", "cache-control": "max-age=60" },
    files: "$uri.html.br /index.html.br",
  });
  return { name: "nginx", command: "/usr/sbin/nginx", parameters: ["-c", settings], port };
}

function audited(address: string, runs: number): readonly Run[] {
  const program = join(folderOfLighthouse, "audit.mjs");
  const printed = execFileSync(process.execPath, [program, chromium, String(runs), address], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  return printed
    .trim()
    .split("\n")
    .map((line) => runSchema.parse(JSON.parse(line)));
}

function rowOf(path: string, ours: readonly Run[], peers: readonly Run[]): Row {
  const of = (runs: readonly Run[], value: (run: Run) => number) => median(runs.map(value));
  const largest = of(ours, ({ largestPaint }) => largestPaint);
  const peer = of(peers, ({ largestPaint }) => largestPaint);
  return {
    page: path,
    performance: of(ours, (run) => run.performance),
    accessibility: of(ours, (run) => run.accessibility),
    "best practices": of(ours, (run) => run.bestPractices),
    SEO: of(ours, (run) => run.seo),
    LCP: Math.round(largest),
    "LCP − FCP": Math.round(of(ours, (run) => run.largestPaint - run.firstPaint)),
    TBT: Math.round(of(ours, (run) => run.blocking)),
    CLS: rounded(
      of(ours, (run) => run.shift),
      3,
    ),
    "LCP by hand": Math.round(peer),
    ratio: rounded(largest / peer, 2),
  };
}
