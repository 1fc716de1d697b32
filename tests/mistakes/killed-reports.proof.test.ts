import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { openDatabase, type DatabaseLocation } from "../../database/open-database.ts";
import { environmentOf, newDatabase } from "../support/engines.ts";
import { startServer } from "../support/server-process.ts";

const rounds = 6;
const networks = 4;

describe.each(["sqlite", "postgres"] as const)("a server that is killed on %s", (engine) => {
  test("has every report that it acknowledged", async () => {
    const location = await newDatabase(engine);
    const acknowledged: string[] = [];
    let broken = 0;
    for (let round = 0; round < rounds; round++) {
      const server = await startServer({
        ...environmentOf(location),
        TRUSTED_PROXIES: "127.0.0.1",
      });
      const reporting = Promise.allSettled(
        Array.from({ length: networks }, async (_, network) => {
          for (let number = 0; number < 8; number++) {
            const words = `What is wrong: ${round}, ${network}, ${number}`;
            const answer = await fetch(`${server.url}/functions/report-mistake`, {
              method: "POST",
              headers: {
                "content-type": "application/json",
                "x-forwarded-for": `192.0.2.${round * networks + network}`,
              },
              body: JSON.stringify({ page: "/faq", words }),
            });
            if (answer.status === 200) acknowledged.push(words);
          }
        }),
      );
      const before = acknowledged.length;
      while (acknowledged.length === before) await sleep(5);
      await sleep(randomInt(0, 30));
      server.child.kill("SIGKILL");
      await server.ended;
      broken += (await reporting).filter(({ status }) => status === "rejected").length;
      const stored = await wordsIn(location);
      expect(acknowledged.filter((words) => !stored.has(words))).toEqual([]);
    }
    // Otherwise it was killed when nothing was on its way, and proves nothing.
    expect(broken).toBeGreaterThan(0);
    expect(acknowledged.length).toBeGreaterThan(0);
  });
});

async function wordsIn(location: DatabaseLocation): Promise<ReadonlySet<string>> {
  const database = await openDatabase(location);
  const rows = await database.queries.selectFrom("mistake_reports").select("words").execute();
  await database.close();
  return new Set(rows.map(({ words }) => words));
}
