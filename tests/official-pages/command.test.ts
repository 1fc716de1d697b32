import { expect, test } from "vitest";
import { listChanges } from "../../domain/official-pages/change-repository.ts";
import { withDatabase } from "../../scripts/command.ts";
import { watchCommand } from "../../scripts/watch.ts";
import { newDatabase } from "../support/engines.ts";
import { runCommand, runScript } from "../support/run-command.ts";
import { engineOfTier, proofTest } from "../support/tier.ts";
import { noticeBoard } from "../support/official-pages/official-pages.ts";
import { openOfficialServer, watchPage } from "../support/official-pages/official-server.ts";

const start = Date.parse("2026-11-02T04:30:00Z");

/** A database with one watched page of a server on this machine, and the command on it at an instant. */
async function openCommand() {
  const server = await openOfficialServer();
  const location = await newDatabase(engineOfTier);
  const address = server.address("/notices");
  await withDatabase(location, (database) =>
    watchPage(database, address, new Date(start).toISOString()),
  );
  const environmentAt = (minutes: number) => ({
    NODE_ENV: "test",
    OUTBOUND_HOSTS: server.host,
    NOW: new Date(start + minutes * 60_000).toISOString(),
  });
  const run = (minutes: number, ...words: string[]) =>
    runCommand(location, watchCommand, words, { environment: environmentAt(minutes) });
  return { server, location, address, environmentAt, run };
}

test("npm run watch looks now and prints what changed, and lists the pages", async () => {
  const { server, address, run } = await openCommand();
  server.answers.set("/notices", noticeBoard());
  expect((await run(0, "look", address)).output).toContain("nothing has changed");
  const notice = "JEE (Main) 2027 Session 2 forms open from 1 February 2027 to 25 February 2027";
  server.answers.set("/notices", noticeBoard(notice));
  const { code, output } = await run(10, "look", address);
  expect(code).toBe(0);
  expect(output).toContain(`+ ${notice}`);
  expect(output).toMatch(/beside it: .*date\.s2\.registration/);
  const list = await run(20, "list");
  expect(list.output).toContain(`changed     ${address}`);
  expect(list.output).toContain("https://jeemain.nta.nic.in/");
  expect((await run(20, "look", "https://nta.ac.in/none")).code).toBe(1);
  expect((await run(20, "list", "much")).code).toBe(2);
});

proofTest("a look that is killed at any moment loses no change and tells none twice", async () => {
  const { server, location, address, environmentAt, run } = await openCommand();
  const notices: string[] = [];
  server.answers.set("/notices", noticeBoard());
  await run(0, "look", address);
  for (let round = 1; round <= 8; round++) {
    notices.unshift(`Public notice number ${"abcdefghi"[round]} on JEE (Main) 2027`);
    server.answers.set("/notices", noticeBoard(...notices));
    await runScript(location, "watch", ["look", address], {
      environment: environmentAt(round * 60),
      onStart: (child) => setTimeout(() => child.kill("SIGKILL"), round * 300),
    });
    const { code, output, errors } = await run(round * 60 + 30, "look", address);
    expect(code, output + errors).toBe(0);
  }
  const changes = await withDatabase(location, ({ queries }) =>
    listChanges(queries, { limit: 100 }),
  );
  const told = changes.flatMap(({ blocks }) => blocks.map(({ after }) => after));
  expect(told.toSorted()).toEqual(notices.toSorted());
});
