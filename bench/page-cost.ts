import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  ask,
  bareProgram,
  cpuTime,
  freePort,
  sendLoad,
  siteProgram,
  startPeer,
  stopPeer,
  type Answer,
  type Load,
  type Peer,
} from "./processes.ts";
import { publishPosts } from "./page-weight.ts";
import { median, percentile, rounded, type Part, type Row } from "./report.ts";

const rounds = 5;
const cached: Load = { path: "/exam-pattern", connections: 50, requests: 20_000 };

export async function measureCachedPage(folder: string): Promise<Part> {
  const peers: Peer[] = [];
  try {
    const ours = await startPeer(await siteProgram(folder));
    peers.push(ours);
    const answer = await smallestAnswer(ours.port);
    peers.push(await startPeer(await nginxProgram(folder, answer)));
    peers.push(await startPeer(await bareProgram(answer)));
    const costs = new Map(peers.map((peer) => [peer, [] as Cost[]]));
    for (let round = 0; round < rounds; round++)
      for (const peer of peers) costs.get(peer)?.push(await costOf(peer, cached));
    return {
      title: "A page from the cache",
      method: `${cached.path}, ${answer.body.byteLength} bytes of brotli, the same bytes and headers from all three servers. ${cached.connections} connections kept alive, each asking again when it has its answer; median of ${rounds} rounds of ${cached.requests} requests, the servers in turn. CPU is what the kernel counts for the server's processes.`,
      rows: peers.map(({ name }, place) => ({
        server: name,
        ...shownCost([...costs.values()][place] ?? []),
      })),
    };
  } finally {
    for (const peer of peers) await stopPeer(peer);
  }
}

const addresses = [
  "/search?q=obc+fee",
  "/tools/score?right=40&wrong=10",
  "/tools/closing-ranks?rank=9000",
  "/faq?q=fee",
  "/is-this-notice-real?address=nta.ac.in",
] as const;

const uncached = { connections: 4, requests: 400 };

export async function measureRendering(folder: string): Promise<Part> {
  const ours = await startPeer(await siteProgram(folder));
  try {
    const [post = ""] = await publishPosts(ours.port, 1);
    const rows: Row[] = [];
    for (const path of [...addresses, unknownToCache(post)]) {
      const answer = await ask(ours.port, path);
      const bare = await startPeer(await bareProgram({ ...answer, headers: {} }));
      const cost = await renderingCost(ours, path);
      const bareCost = await renderingCost(bare, path);
      await stopPeer(bare);
      rows.push({ page: path, "ms of CPU": rounded(cost, 2), "bare ms": rounded(bareCost, 2) });
    }
    return {
      title: "A page that is not cached",
      method: `Answers to one reader, rendered for each request, and a published post at an address that no cache knows. Median of ${rounds} rounds of ${uncached.requests} requests over ${uncached.connections} connections after a round to warm up; CPU is what the kernel counts for the server's process. Beside it a bare \`node:http\` server that sends the same bytes from memory.`,
      rows,
    };
  } finally {
    await stopPeer(ours);
  }
}

/** The same page, with its last letter as a percent code. */
function unknownToCache(path: string): string {
  return `${path.slice(0, -1)}%${path.charCodeAt(path.length - 1).toString(16)}`;
}

async function renderingCost(peer: Peer, path: string): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round < rounds; round++)
    costs.push((await costOf(peer, { ...uncached, path })).cpu / 1_000);
  return median(costs);
}

type Cost = Awaited<ReturnType<typeof costOf>>;

async function costOf(peer: Peer, load: Load) {
  await sendLoad(peer.port, { ...load, requests: Math.ceil(load.requests / 10) });
  const before = { cpu: cpuTime(peer), time: performance.now() };
  const times = await sendLoad(peer.port, load);
  const seconds = (performance.now() - before.time) / 1_000;
  return {
    cpu: (cpuTime(peer) - before.cpu) / load.requests,
    rate: load.requests / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}

function shownCost(costs: readonly Cost[]): Row {
  return {
    "µs of CPU a request": rounded(median(costs.map(({ cpu }) => cpu)), 1),
    "requests a second": Math.round(median(costs.map(({ rate }) => rate))),
    "p50 ms": rounded(median(costs.map(({ p50 }) => p50)), 2),
    "p99 ms": rounded(median(costs.map(({ p99 }) => p99)), 2),
  };
}

/** The page as it is sent once it has been compressed as well as it can be. */
async function smallestAnswer(port: number): Promise<Answer> {
  await ask(port, cached.path);
  await ask(port, cached.path);
  await sleep(3_000);
  const { headers, body } = await ask(port, cached.path);
  const ofConnection = ["date", "connection", "keep-alive"];
  const own = Object.entries(headers).filter(([name]) => !ofConnection.includes(name));
  return { headers: Object.fromEntries(own), body };
}

async function nginxProgram(folder: string, { headers, body }: Answer) {
  const port = await freePort();
  const ofFile = ["content-length", "content-type", "etag"];
  const added = Object.entries(headers)
    .filter(([name]) => !ofFile.includes(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const settings = `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=100;
  default_type "text/html; charset=utf-8";
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    ${added.join("\n    ")}
    location / { try_files /page =404; }
  }
}
`;
  // The worker is another user.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, "page"), body);
  writeFileSync(join(folder, "nginx.conf"), settings);
  const parameters = ["-c", join(folder, "nginx.conf")];
  return { name: "nginx", command: "/usr/sbin/nginx", parameters, port };
}
