import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  bareProgram,
  cpuTime,
  freePort,
  startPeer,
  stopPeer,
  type Peer,
  siteProgram,
} from "./support/processes.ts";
import { percentile, sendLoad } from "./support/load.ts";
import { median, rounded, type Part, type Row } from "./support/bench-part.ts";

const path = "/exam-pattern";
const rounds = 7;
const requests = 20_000;
const connections = 50;

type Measured = {
  readonly cpu: number;
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
};

/** Of one cached page: what a request costs here, at nginx and at a bare `node:http` server. */
export async function measureCachedPage(): Promise<Part> {
  const folder = mkdtempSync(join(tmpdir(), "jee-guide-bench-"));
  // The worker of nginx is another user.
  chmodSync(folder, 0o755);
  const started: Peer[] = [];
  try {
    const ours = await startPeer(await siteProgram(folder));
    started.push(ours);
    const { headers, body } = await smallestAnswer(ours.port);
    writeFileSync(join(folder, "page"), body);
    started.push(await startNginx(folder, headers));
    started.push(await startPeer(await bareProgram({ headers, body })));

    const measured = new Map(started.map((peer) => [peer.name, [] as Measured[]]));
    for (let round = 0; round < rounds; round++)
      for (const peer of started) measured.get(peer.name)?.push(await measure(peer));
    return {
      title: "A page from the cache",
      method: `${path}, ${body.byteLength} bytes of brotli, the same bytes and headers from all three servers. ${connections} connections kept alive, each asking again when it has its answer; median of ${rounds} rounds of ${requests} requests, the servers in turn. CPU is what the kernel counts for the server's processes. Speed is the inverse of that, nginx being 1.`,
      rows: rowsOf(measured),
    };
  } finally {
    for (const peer of started) await stopPeer(peer);
    rmSync(folder, { recursive: true });
  }
}

async function measure(peer: Peer): Promise<Measured> {
  await sendLoad({ port: peer.port, path, connections, requests: requests / 10 });
  const before = { cpu: cpuTime(peer), time: performance.now() };
  const times = await sendLoad({ port: peer.port, path, connections, requests });
  const seconds = (performance.now() - before.time) / 1_000;
  return {
    cpu: (cpuTime(peer) - before.cpu) / requests,
    rate: requests / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}

function rowsOf(measured: ReadonlyMap<string, readonly Measured[]>): readonly Row[] {
  const of = (name: string, value: (one: Measured) => number) =>
    median((measured.get(name) ?? []).map(value));
  const nginx = { cpu: of("nginx", ({ cpu }) => cpu), p99: of("nginx", ({ p99 }) => p99) };
  return [...measured.keys()].map((server) => {
    const cpu = of(server, (one) => one.cpu);
    const p99 = of(server, (one) => one.p99);
    return {
      server,
      "µs of CPU a request": rounded(cpu, 1),
      "speed, nginx = 1": rounded(nginx.cpu / cpu, 2),
      "requests a second": Math.round(of(server, ({ rate }) => rate)),
      "p50 ms": rounded(
        of(server, ({ p50 }) => p50),
        2,
      ),
      "p99 ms": rounded(p99, 2),
      "p99, nginx = 1": rounded(p99 / nginx.p99, 2),
    };
  });
}

async function startNginx(folder: string, headers: Readonly<Record<string, string>>) {
  const port = await freePort();
  const settings = writeNginxSettings(folder, port, headers);
  return startPeer({
    name: "nginx",
    command: "/usr/sbin/nginx",
    parameters: ["-c", settings],
    port,
  });
}

/** The page as it is sent once it has become as small as it gets. */
async function smallestAnswer(port: number) {
  for (let tries = 0, last = await answer(port); ; tries++) {
    await sleep(500);
    const next = await answer(port);
    if (next.body.byteLength === last.body.byteLength && tries > 2) return next;
    last = next;
  }
}

function answer(port: number): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request({ port, path, headers: { "accept-encoding": "br" } }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on("data", (part: Buffer) => parts.push(part));
      incoming.on("end", () => {
        const sent = Object.entries(incoming.headers).filter(
          ([name]) => !["date", "connection", "keep-alive"].includes(name),
        );
        const headers = Object.fromEntries(sent.map(([name, value]) => [name, String(value)]));
        resolve({ headers, body: Buffer.concat(parts) });
      });
    })
      .on("error", reject)
      .end();
  });
}

/** Writes the settings of an nginx with one worker that serves the page with these headers; answers their path. */
function writeNginxSettings(
  folder: string,
  port: number,
  headers: Readonly<Record<string, string>>,
): string {
  const own = Object.entries(headers).filter(
    ([name]) => !["content-length", "content-type", "etag"].includes(name.toLowerCase()),
  );
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
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    ${own.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`).join("\n    ")}
    location / { try_files /page =404; }
  }
}
`;
  const path = join(folder, "nginx.conf");
  writeFileSync(path, settings);
  return path;
}
