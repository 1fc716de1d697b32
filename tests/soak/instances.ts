import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "../../database/open-database.ts";
import { verifyChain } from "../../domain/audit/audit-log.ts";
import { accounts, adminToken, makePost } from "../support/blog-posts.ts";
import { at, startFleet, type Fleet } from "../support/fleet.ts";
import { startLine, type Line } from "../support/line.ts";
import { startPostgres } from "../support/postgres-server.ts";
import { startSteadyLoad, type LoadReport } from "../support/steady-load.ts";

const instances = 4;
/** How often an instance is killed under load, and how long the database is away, in milliseconds. */
const kills = 12;
const outage = 30_000;
/** In this time each instance has noticed that the database is away. */
const noticed = 2_000;

/**
 * Four processes on one PostgreSQL behind a proxy: a rolling restart, kills under load, the database
 * away for half a minute. Prints what was found; says whether all was well.
 */
export async function soakInstances(): Promise<boolean> {
  const postgres = await startPostgres({ isDurable: true });
  const address = new URL(`${postgres.url}/template`);
  const database = await openDatabase({ databaseUrl: address.href });
  const line = await startLine(Number(address.port));
  address.port = String(line.port);
  let fleet: Fleet | null = null;
  try {
    fleet = await startFleet(instances, { ...accounts, DATABASE_URL: address.href });
    const visible = await slowestPublication(fleet);
    const restarted = await underLoad(fleet, async (running) => {
      for (let index = 0; index < instances; index++) await running.restart(index, "SIGTERM");
    });
    const killed = await underLoad(fleet, async (running) => {
      for (let kill = 0; kill < kills; kill++) {
        await sleep(Math.random() * 1_000);
        await running.restart(kill % instances, "SIGKILL");
      }
    });
    const away = await withoutDatabase(fleet, line);
    const stored = await database.queries.selectFrom("blog_posts").select("id").execute();
    const runs = await database.queries.selectFrom("drafting_runs").select("prompt").execute();
    const doubled = await database.queries
      .selectFrom("blog_post_revisions")
      .select("run_id")
      .where("run_id", "is not", null)
      .groupBy("run_id")
      .having((each) => each.fn.countAll(), ">", 1)
      .execute();
    const doubledRuns = runs.length - new Set(runs.map(({ prompt }) => prompt)).size;
    const ids = new Set(stored.map(({ id }) => id));
    const lost = [restarted, killed].flatMap(({ posts }) =>
      [...posts.values()].filter((id) => !ids.has(id)),
    );
    const { intact } = await verifyChain(database.queries);
    const broken = killed.failed.filter((failure) => !wasCut(failure));
    const rows = {
      "slowest publication seen elsewhere": `${visible} ms`,
      "rolling restart: requests": restarted.requests,
      "rolling restart: failed": restarted.failed.length,
      "kills: requests": killed.requests,
      "kills: calls cut with their instance": killed.failed.length - broken.length,
      "kills: failed otherwise": broken.length,
      "posts, of which acknowledged": `${stored.length}, ${restarted.posts.size + killed.posts.size}`,
      lost: lost.length,
      "made twice, runs made twice": `${doubled.length}, ${doubledRuns}`,
      "outage: page reads, failed": `${away.reads}, ${away.failed}`,
      "outage: pages without the mark": away.unmarked,
      "outage: writes, of which not told when to come again": `${away.writes}, ${away.untold}`,
      "outage: slowest read": `${away.slowest} ms`,
      "outage: written again after": `${away.recovered} ms`,
      "audit log": intact ? "intact" : "broken",
    };
    for (const [name, value] of Object.entries(rows))
      process.stdout.write(`${name.padEnd(40)}${value}\n`);
    for (const fault of [...restarted.failed, ...broken]) process.stdout.write(`  ${fault}\n`);
    return (
      restarted.failed.length + broken.length + lost.length + doubled.length === 0 &&
      doubledRuns + away.failed + away.unmarked + away.untold === 0 &&
      visible < 1_000 &&
      intact
    );
  } finally {
    await fleet?.close();
    await line.cut();
    await database.close();
    await postgres.stop();
  }
}

async function underLoad(fleet: Fleet, work: (fleet: Fleet) => Promise<void>): Promise<LoadReport> {
  const load = await startSteadyLoad(fleet.url);
  await work(fleet);
  return load.stop();
}

/** A call that is not repeatable and was under way in a killed instance: its client knows that it has no answer. */
function wasCut(failure: string): boolean {
  const isCut = failure.startsWith("POST ") && failure.includes(": 502 ");
  return isCut && !failure.includes("no instance answers");
}

/** How long another instance took at most to show a post, in milliseconds; of ten. */
async function slowestPublication(fleet: Fleet): Promise<number> {
  let slowest = 0;
  for (let turn = 0; turn < 10; turn++) {
    const { slug } = await makePost(at(fleet.serverAt(turn % instances).url), {
      publish: true,
      prompt: `The fee, publication ${turn}`,
    });
    const begun = performance.now();
    const other = at(fleet.serverAt((turn + 1) % instances).url);
    while (!(await (await other.request("/blog/feed.json")).text()).includes(slug)) await sleep(10);
    slowest = Math.max(slowest, Math.round(performance.now() - begun));
  }
  return slowest;
}

/** Reads cached pages, and now and then tries to write, while the database is away. */
async function withoutDatabase({ url }: Fleet, line: Line) {
  const { request } = at(url);
  // Each instance gets to keep it.
  for (let turn = 0; turn < 4 * instances; turn++) await (await request("/blog")).text();
  const bearer = await adminToken({ request });
  await line.cut();
  const cut = performance.now();
  const report = { reads: 0, failed: 0, unmarked: 0, writes: 0, untold: 0, slowest: 0 };
  while (performance.now() < cut + outage) {
    const begun = performance.now();
    const answer = await request("/blog");
    await answer.text();
    report.reads++;
    if (answer.status !== 200) report.failed++;
    const isMarked = answer.headers.get("cache-status")?.includes("unconfirmed") === true;
    if (!isMarked && begun > cut + noticed) report.unmarked++;
    report.slowest = Math.max(report.slowest, Math.round(performance.now() - begun));
    if (report.reads % 50 === 0) {
      report.writes++;
      if (!(await isToldWhenToCome(url, bearer))) report.untold++;
    }
    await sleep(20);
  }
  await line.mend();
  const corrected = performance.now();
  const write = () =>
    makePost(
      { request },
      { publish: true, prompt: "How answers are marked, after the outage" },
    ).then(
      () => true,
      () => false,
    );
  while (!(await write())) await sleep(50);
  return { ...report, recovered: Math.round(performance.now() - corrected) };
}

/** Whether a request for a post is refused with the time after which it may be sent again. */
async function isToldWhenToCome(url: string, bearer: string): Promise<boolean> {
  const { status, headers } = await at(url).request("/functions/manual-blog-generation", {
    method: "POST",
    headers: { authorization: `Bearer ${bearer}` },
    body: JSON.stringify({
      prompt: "How answers are marked, in the outage",
      category: "news",
      publish: false,
    }),
  });
  return status === 503 && /^\d+$/.test(headers.get("retry-after") ?? "");
}
