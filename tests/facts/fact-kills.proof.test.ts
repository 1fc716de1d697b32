import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase, type DatabaseLocation, type Queries } from "../../database/open-database.ts";
import { verifyChain } from "../../domain/audit/audit-log.ts";
import { createChance, wantedSeed, type Chance } from "../support/chance.ts";
import { newDatabase } from "../support/engines.ts";
import type { Acknowledged, StatingOrder } from "./stating-process.ts";

const rounds = Number(process.env.ROUNDS ?? 6);
/** A kill comes within so many answers of a round, and so many milliseconds after the last of them. */
const mostAnswers = 12;
const latestKill = 20;

/** No other record has a say in these. */
const desks: StatingOrder["desks"] = [
  ["papers.years_to_solve"],
  ["papers.questions_2020", "papers.questions_to_2019"],
  ["papers.marks_to_2019"],
];

test.each(["sqlite", "postgres"] as const)(
  "a process on %s that is killed while three people state exam facts loses none, and shows none in part",
  async (engine) => {
    const seed = wantedSeed();
    const location = await newDatabase(engine);
    const { queries, close } = await openDatabase(location);
    onTestFinished(close);
    const acknowledged: Acknowledged[] = [];
    for (let round = 0; round < rounds; round++) {
      acknowledged.push(...(await killedWhileStating(location, createChance(seed + round))));
      expect(await faultsOf(queries, acknowledged), `round ${round}, SEED=${seed}`).toEqual([]);
    }
    expect(await verifyChain(queries)).toMatchObject({ intact: true });
    expect(acknowledged.filter(({ did }) => did === "approved").length).toBeGreaterThan(0);
  },
);

/** What a process acknowledged until it was killed. */
async function killedWhileStating(location: DatabaseLocation, chance: Chance) {
  const order: StatingOrder = { location, desks };
  const words = ["tests/facts/stating-process.ts", JSON.stringify(order)];
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  let printed = "";
  child.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise((resolve) => child.once("close", resolve));
  // Its first line says that it is ready.
  const lines = 1 + chance.below(mostAnswers);
  while (printed.split("\n").length <= lines && child.exitCode === null) await sleep(1);
  await sleep(chance.below(latestKill));
  expect(child.exitCode).toBeNull();
  child.kill("SIGKILL");
  await ended;
  const [, ...answers] = printed.slice(0, printed.lastIndexOf("\n")).split("\n");
  return answers.map((line) => JSON.parse(line) as Acknowledged);
}

/** What was acknowledged and is not there, and what is there in part, twice or in a wrong state. */
async function faultsOf(queries: Queries, acknowledged: readonly Acknowledged[]) {
  const rows = await queries
    .selectFrom("fact_statements")
    .selectAll()
    .orderBy("position")
    .execute();
  const changes = Map.groupBy(rows, (row) => row.change_id);
  const faults = acknowledged.flatMap(({ did, id }) => {
    const stored = changes.get(id) ?? [];
    if (stored.length === 0) return [`the proposal ${id}`];
    const isDone = did === "proposed" || stored.every((row) => row.effective_at !== null);
    return isDone ? [] : [`the approval of ${id}`];
  });
  for (const [id, stored] of changes) {
    const ids = stored.map(({ fact_id }) => fact_id).join(" ");
    const instants = new Set(stored.map(({ effective_at }) => effective_at));
    const isWhole = desks.some((factIds) => factIds.join(" ") === ids);
    if (!isWhole || instants.size !== 1) faults.push(`${id} is there in part`);
  }
  if (rows.some(({ position }, index) => position !== index + 1)) faults.push("a place is missing");
  const inForce = rows.filter(({ state }) => state === "approved").map(({ fact_id }) => fact_id);
  if (new Set(inForce).size !== inForce.length) faults.push("a record has two values");
  const approvals = rows.filter(({ approval }) => approval !== null);
  const audited = await queries
    .selectFrom("audit_log")
    .select("details")
    .where("action", "=", "fact-approved")
    .execute();
  if (audited.length !== new Set(approvals.map((row) => row.change_id)).size)
    faults.push("an approval and its entry in the log are not both there");
  return faults;
}
