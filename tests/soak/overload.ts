import { fork } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { cataloguePaths } from "../../content/page-catalogue.ts";
import { accounts, adminToken } from "../support/blog-posts.ts";
import { at } from "../support/fleet.ts";
import { freePort } from "../support/free-port.ts";
import { spawnServer, untilReady, type ServerProcess } from "../support/spawn-server.ts";
import { createAsking } from "./asking.ts";
import type { FloodCounts } from "./flood.ts";
import { newFolder } from "../support/test-folder.ts";

/** How long it is too much, in seconds, and how many times more than the site bears. */
const seconds = 30;
const excess = 6;
/** Within this time after the last answer everybody is answered again, in milliseconds: two looks at the event loop. */
const recovery = 5_000;

/**
 * More renderings than the built site bears, beside readers of cached pages and an admin: prints who was refused
 * and how, and whether nothing else than a refusal became of anybody.
 */
export async function soakOverload(): Promise<boolean> {
  const dataDir = newFolder("overload");
  const server = spawnServer({ DATA_DIR: dataDir, ...accounts }, await freePort());
  try {
    await untilReady(server);
    return await overload(server);
  } finally {
    server.child.kill("SIGKILL");
    await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function overload({ url, child, output }: ServerProcess): Promise<boolean> {
  const authorization = `Bearer ${await adminToken(at(url))}`;
  const readers = createAsking(url);
  const admin = createAsking(url);
  // Kept from now on.
  for (const path of cataloguePaths) await readers.ask("first reading", path);
  // The first seconds warm it up.
  await mostPerSecond(url);
  const bearable = await mostPerSecond(url);
  const flood = fork(new URL("flood.ts", import.meta.url), [
    new URL(url).port,
    String(bearable * excess),
  ]);
  let isOver = false;
  const during = async (act: () => Promise<unknown>) => {
    while (!isOver) await Promise.all([act(), sleep(50)]);
  };
  const path = (turn: number) => cataloguePaths[turn % cataloguePaths.length] ?? "/";
  let turn = 0;
  const others = [
    ...[1, 2, 3, 4].map(() => during(() => readers.ask("cached page", path(turn++)))),
    during(() =>
      admin.ask("desk call", "/functions/posts", {
        headers: { authorization },
        expected: [200, 503],
      }),
    ),
  ];
  await sleep(seconds * 1_000);
  const counted = once(flood, "message") as Promise<[FloodCounts]>;
  flood.send("stop");
  const [{ statuses, untold, cut, ...waits }] = await counted;
  const ended = performance.now();
  isOver = true;
  await Promise.all(others);
  while ((await fetch(`${url}/faq?q=afterwards`)).status !== 200) await sleep(50);
  const recovered = Math.round(performance.now() - ended);
  const faults = output()
    .split("\n")
    .filter((line) => /^\{"level":(50|60)/.test(line));

  const { 200: answered = 0, 503: refused = 0, ...otherwise } = statuses;
  const all = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  const share = (count: number) => `${count}, ${((count / all) * 100).toFixed(1)} %`;
  const kept = readers.timings()["cached page"];
  const desk = admin.timings()["desk call"];
  const rows = {
    "renderings a second, borne and sent": `${bearable}, ${Math.round(all / seconds)}`,
    answered: share(answered),
    "answered after": `p50 ${waits.answered.p50} ms, p99 ${waits.answered.p99} ms`,
    "connected after": `p50 ${waits.connected.p50} ms, p99 ${waits.connected.p99} ms`,
    "told to come again": share(refused),
    "refused without a time": untold,
    "answered otherwise": JSON.stringify(otherwise),
    "connections cut": cut,
    "cached pages": `${kept?.count} read, p50 ${kept?.p50} ms, p99 ${kept?.p99} ms, ${readers.shed()} refused`,
    "admin's calls": `${desk?.count} made, p50 ${desk?.p50} ms, told to come again ${admin.shed()} times`,
    "everybody is answered again after": `${recovered} ms`,
    "faults in the log": faults.length,
  };
  for (const [name, value] of Object.entries(rows))
    process.stdout.write(`${name.padEnd(40)}${value}\n`);
  const errors = [...readers.errors, ...admin.errors, ...faults];
  for (const line of errors.slice(0, 20)) process.stdout.write(`  ${line}\n`);
  return (
    errors.length + untold + cut + readers.shed() + Object.keys(otherwise).length === 0 &&
    answered > 0 &&
    refused > 0 &&
    child.exitCode === null &&
    recovered <= recovery
  );
}

/** How many renderings a second the site makes for eight who ask one after the other, in three seconds. */
async function mostPerSecond(url: string): Promise<number> {
  const end = performance.now() + 3_000;
  let made = 0;
  const ask = async () => {
    while (performance.now() < end)
      await (await fetch(`${url}/faq?q=before+${(made += 1)}`)).text();
  };
  await Promise.all(Array.from({ length: 8 }, ask));
  return Math.round(made / 3);
}
