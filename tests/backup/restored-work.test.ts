import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { migrate } from "../../database/migrate.ts";
import { openDatabase, type DatabaseLocation } from "../../database/open-database.ts";
import { backupCommand } from "../../scripts/backup.ts";
import { restoreCommand } from "../../scripts/restore.ts";
import { emptyFolder } from "../support/empty-folder.ts";
import { newDatabase, onBothEngines } from "../support/engines.ts";
import { runCommand } from "../support/run-command.ts";

const at = "2026-01-20T10:00:00.000Z";
const lease = { lease_owner: "another process", lease_expires_at: "2026-01-20T10:01:00.000Z" };
const words = { to_address: "one@example.com", subject: "A draft waits", created_at: at };
const request = {
  kind: "generate",
  stage: "reading",
  prompt: "The fee for one paper",
  category: "news",
  publish: 0,
  provider: "offline",
  created_at: at,
};

async function opened(location: DatabaseLocation) {
  const database = await openDatabase(location);
  onTestFinished(() => database.close());
  return database;
}

/** A database with work of every kind: ended, waiting, under way. */
async function siteAtWork(location: DatabaseLocation): Promise<void> {
  const database = await opened(location);
  await migrate(database);
  const waiting = { ...words, text: "a link", html: "a link", next_attempt_at: at };
  await database.queries
    .insertInto("mails")
    .values([
      { ...words, id: "mail-1", attempts: 1, sent_at: at },
      { ...waiting, id: "mail-2", attempts: 0 },
      { ...waiting, ...lease, id: "mail-3", attempts: 1 },
    ])
    .execute();
  await database.queries
    .insertInto("drafting_runs")
    .values([
      { ...request, id: "run-1", state: "cancelled", attempts: 1, finished_at: at },
      { ...request, id: "run-2", state: "queued", attempts: 0 },
      { ...request, ...lease, id: "run-3", state: "running", attempts: 1 },
    ])
    .execute();
}

onBothEngines("a restored site", (_open, engine) => {
  test("sends no mail and resumes no draft of its original, and the command says how many were ended", async () => {
    const location = await newDatabase(engine);
    const copy = await newDatabase(engine);
    await siteAtWork(location);
    const path = join(emptyFolder(), "site.sqlite");
    await runCommand(location, backupCommand, [path]);
    const said = await runCommand(copy, restoreCommand, [path]);
    expect(said).toMatchObject({ code: 0, errors: "" });
    expect(said.output).toMatch(/2 \S+ mails and 2 \S+ drafts/);

    const { queries } = await opened(copy);
    const mails = await queries.selectFrom("mails").selectAll().orderBy("id").execute();
    expect(mails).toMatchObject([
      { sent_at: at, last_error: null },
      ...["mail-2", "mail-3"].map((id) => ({ id, sent_at: null, text: null, html: null })),
    ]);
    for (const mail of mails)
      expect(mail).toMatchObject({ next_attempt_at: null, lease_owner: null });
    for (const { last_error } of mails.slice(1)) expect(last_error).toMatch(/^Not sent: .+\.$/);
    const runs = await queries.selectFrom("drafting_runs").selectAll().orderBy("id").execute();
    expect(runs.map(({ state }) => state)).toEqual(["cancelled", "failed", "failed"]);
    for (const run of runs.slice(1)) {
      expect(run.error).toMatch(/^This had not ended .+\.$/);
      expect(run).toMatchObject({ lease_owner: null, prompt: request.prompt });
    }
  });
});
