import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { openDatabase, type DatabaseLocation } from "../../database/open-database.ts";
import { createAuditLog } from "../../domain/audit/audit-log.ts";
import { entriesAfter } from "../../domain/audit/audit-repository.ts";
import { systemClock } from "../../domain/shared/clock.ts";
import { newDatabase, onBothEngines } from "../support/engines.ts";
import { openRanks } from "../support/rank-rounds.ts";
import { spend } from "../support/spent.ts";

const kills = 4;

onBothEngines("a process that is killed while it imports", (_, engine) => {
  test("leaves whole rounds with their entries in the log, or nothing", async () => {
    const location = await newDatabase(engine);
    const acknowledged: string[] = [];
    for (let kill = 0; kill < kills; kill += 1)
      acknowledged.push(...(await importUntilKilled(location, 150 + kill * 170)));
    const database = await openDatabase(location);
    const rows = await database.queries
      .selectFrom("rank_rounds")
      .select(["id", "rows", "row_count"])
      .execute();
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(acknowledged));
    expect(rows.every(({ rows: text }) => text.split("\n").length === 11_261 + 2)).toBe(true);
    const entries = await entriesAfter(database.queries, 0, 1_000);
    expect(entries.map(({ details }) => details.id).sort()).toEqual(ids.sort());
    expect(
      await createAuditLog({ clock: systemClock }).verifyChain(database.queries),
    ).toMatchObject({
      intact: true,
    });
    expect((await openRanks(database).inForce()).rounds.at(-1)?.csv.split("\n")).toHaveLength(
      11_261 + 2,
    );
    await database.close();
  });
});

/** Kills the process so long after it has begun; answers what it had acknowledged. */
async function importUntilKilled(location: DatabaseLocation, after: number): Promise<string[]> {
  const words = ["tests/support/importing-process.ts", JSON.stringify(location)];
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  spend("processes");
  let said = "";
  const ready = new Promise<void>((resolve) => {
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("\n")) resolve();
    });
  });
  const closed = new Promise((resolve) => child.once("close", resolve));
  await Promise.race([ready, closed]);
  // Some time into the imports: at another point of one each time.
  await new Promise((resolve) => setTimeout(resolve, after));
  expect(child.exitCode).toBeNull();
  child.kill("SIGKILL");
  await closed;
  return said.split("\n").slice(1, -1);
}
