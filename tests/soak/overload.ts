import { fork } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { get } from "node:http";
import { createHistogram } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { cataloguePaths } from "../../content/page-catalogue.ts";
import { accounts, adminToken } from "../support/blog-posts.ts";
import { at } from "../support/fleet.ts";
import { freePort } from "../support/free-port.ts";
import { spawnServer, untilReady, type ServerProcess } from "../support/spawn-server.ts";
import { createAsking } from "./asking.ts";
import type { Crowd, FloodCounts } from "./flood.ts";
import { newFolder } from "../support/test-folder.ts";

/** How long it is too much, in seconds. */
const seconds = 20;
/** How many times more than the site bears come, and how many search at once on connections that they keep. */
const excess = 6;
const keptConnections = 200;
/** Within this time after the last answer everybody is answered again, in milliseconds. */
const recovery = 2_000;
/** How long somebody new may wait for a cached page, in milliseconds: 99 of 100. */
const longestWait = 100;
/** As a proxy says that it was asked by somebody else. */
const fromElsewhere = { "x-forwarded-for": "198.51.100.7" };

/**
 * More searches from one network than the built site can answer, beside readers of cached pages who come anew, an
 * admin in the same network and somebody in another one who searches: prints who was refused and how, and whether
 * nothing else than a refusal became of anybody.
 */
export async function soakOverload(): Promise<boolean> {
  const dataDir = newFolder("overload");
  const server = spawnServer({ DATA_DIR: dataDir, ...accounts }, await freePort());
  try {
    await untilReady(server);
    // Kept from now on.
    for (const path of cataloguePaths) await (await fetch(server.url + path)).text();
    // The first seconds warm it up.
    await mostPerSecond(server.url);
    const bearable = await mostPerSecond(server.url);
    print("searches a second that it bears", bearable);
    print(`\n${keptConnections} search again and again`, "");
    const isWellKept = await overload(server, { atOnce: keptConnections });
    print(`\n${bearable * excess} searches a second`, "");
    return (await overload(server, { aSecond: bearable * excess })) && isWellKept;
  } finally {
    server.child.kill("SIGKILL");
    await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function overload({ url, child, output }: ServerProcess, crowd: Crowd): Promise<boolean> {
  const authorization = `Bearer ${await adminToken(at(url))}`;
  const admin = createAsking(url);
  const office = createAsking(url);
  const readers = createNewcomers(url);
  const { port } = new URL(url);
  const flood = fork(new URL("flood.ts", import.meta.url), [port, JSON.stringify(crowd)]);
  let isOver = false;
  const during = async (act: () => Promise<unknown>) => {
    while (!isOver) await Promise.all([act(), sleep(50)]);
  };
  const besides = [
    ...[1, 2].map(() => during(() => readers.read())),
    during(() => admin.ask("call of the desk", "/functions/posts", { headers: { authorization } })),
    during(() => admin.ask("page of the desk", "/admin/posts")),
    during(() =>
      office.ask("search of another network", "/search?q=refund", { headers: fromElsewhere }),
    ),
  ];
  await sleep(seconds * 1_000);
  const counted = once(flood, "message") as Promise<[FloodCounts]>;
  flood.send("stop");
  const [{ statuses, untold, cut, ...waits }] = await counted;
  const ended = performance.now();
  isOver = true;
  await Promise.all(besides);
  while ((await fetch(`${url}/faq?q=afterwards`)).status !== 200) await sleep(50);
  const recovered = Math.round(performance.now() - ended);
  const faults = output()
    .split("\n")
    .filter((line) => /^\{"level":(50|60)/.test(line));

  const { 200: answered = 0, 503: refused = 0, ...otherwise } = statuses;
  const all = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  const share = (count: number) => `${count}, ${((count / all) * 100).toFixed(1)} %`;
  const cached = readers.count();
  print("answered", share(answered));
  print("answered after", `p50 ${waits.answered.p50} ms, p99 ${waits.answered.p99} ms`);
  print("connected after", `p50 ${waits.connected.p50} ms, p99 ${waits.connected.p99} ms`);
  print("told to come again", share(refused));
  print("refused without a time", untold);
  print("answered otherwise", JSON.stringify(otherwise));
  print("connections cut", cut);
  print("cached pages, read by somebody new", `${cached.read}, ${cached.not200} not answered`);
  print("they took", `p50 ${cached.p50} ms, p99 ${cached.p99} ms, longest ${cached.longest} ms`);
  const others = { ...admin.timings(), ...office.timings() };
  for (const [name, { count, p50, p99 }] of Object.entries(others))
    print(name, `${count}, p50 ${p50} ms, p99 ${p99} ms`);
  print("they were told to come again", admin.shed() + office.shed());
  print("everybody is answered again after", `${recovered} ms`);
  print("faults in the log", faults.length);
  const errors = [...admin.errors, ...office.errors, ...faults];
  for (const line of errors.slice(0, 20)) process.stdout.write(`  ${line}\n`);
  return (
    errors.length + untold + cut + cached.not200 + Object.keys(otherwise).length === 0 &&
    answered > 0 &&
    cached.p99 <= longestWait &&
    admin.shed() + office.shed() === 0 &&
    child.exitCode === null &&
    recovered <= recovery
  );
}

/** Readers of cached pages, each with a connection of its own. */
function createNewcomers(url: string) {
  const waits = createHistogram();
  let turn = 0;
  let read = 0;
  return {
    async read(): Promise<void> {
      const path = cataloguePaths[turn++ % cataloguePaths.length] ?? "/";
      const began = performance.now();
      const status = await new Promise<number>((resolve) => {
        get(url + path, { agent: false, headers: { "accept-encoding": "br" } }, (answer) => {
          answer
            .resume()
            .once("close", () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0));
        }).once("error", () => resolve(0));
      });
      if (status === 200) read += 1;
      waits.record(Math.max(1, Math.round(performance.now() - began)));
    },
    count: () => ({
      read,
      not200: turn - read,
      p50: waits.percentile(50),
      p99: waits.percentile(99),
      longest: waits.max,
    }),
  };
}

/** How many searches a second the site answers eight who ask one after the other, in three seconds. */
async function mostPerSecond(url: string): Promise<number> {
  const end = performance.now() + 3_000;
  let made = 0;
  const ask = async () => {
    while (performance.now() < end)
      await (await fetch(`${url}/search?q=obc+fee+before+${(made += 1)}`)).text();
  };
  await Promise.all(Array.from({ length: 8 }, ask));
  return Math.round(made / 3);
}

function print(name: string, value: string | number): void {
  process.stdout.write(`${name.padEnd(40)}${value}\n`);
}
