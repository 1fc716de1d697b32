import { rmSync } from "node:fs";
import { openDatabase } from "../../database/open-database.ts";
import { freePort } from "../support/free-port.ts";
import { admin, prepare, throwCalls, type Report } from "../support/hostile/hostile-site.ts";
import { spawnServer, untilReady } from "../support/spawn-server.ts";
import { wantedSeed } from "./chance.ts";
import { newFolder } from "../support/test-folder.ts";

/** After so many calls a site is replaced: comparing a database takes longer the more is in it. */
const callsOfASite = 1_000;

/**
 * `npm run soak -- fuzz [CALLS]`: so many hostile calls over HTTP to the built site; whether each was
 * answered with a status and a sentence, and what was refused changed nothing. SEED repeats a run.
 */
export async function soakFuzz([wanted = "20000"]: readonly string[]): Promise<boolean> {
  const calls = Number(wanted);
  if (!Number.isInteger(calls) || calls < 1) throw new Error("Say how many calls: a whole number.");
  const firstSeed = wantedSeed();
  const statuses: Record<string, number> = {};
  let faults = 0;
  for (let made = 0; made < calls; made += callsOfASite) {
    const seed = firstSeed + made;
    const thrown = Math.min(callsOfASite, calls - made);
    const report = await throwAtSite({ calls: thrown, seed });
    for (const [status, count] of Object.entries(report.statuses))
      statuses[status] = (statuses[status] ?? 0) + count;
    faults += report.findings.length;
    for (const { call, fault } of report.findings)
      process.stdout.write(`  ${fault}\n    ${JSON.stringify(call).slice(0, 600)}\n`);
    process.stdout.write(`${made + thrown} calls, SEED=${seed}, ${faults} faults\n`);
  }
  for (const [status, count] of Object.entries(statuses))
    process.stdout.write(`${status.padEnd(12)}${count}\n`);
  return faults === 0;
}

async function throwAtSite(command: { calls: number; seed: number }): Promise<Report> {
  const dataDir = newFolder("fuzz");
  const environment = {
    DATA_DIR: dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  };
  const port = await freePort();
  const siteUrl = `http://localhost:${port}`;
  const server = spawnServer({ ...environment, SITE_URL: siteUrl }, port);
  try {
    await untilReady(server);
    const database = await openDatabase({ dataDir });
    const request = (path: string, init?: RequestInit) => fetch(server.url + path, init);
    const site = { request, database, siteUrl };
    const report = await throwCalls(site, await prepare(site, 2), command);
    await database.close();
    const isAlive = (await request("/readyz")).ok;
    if (!isAlive) throw new Error("The site does not answer any more.");
    return report;
  } finally {
    server.child.kill("SIGTERM");
    await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}
