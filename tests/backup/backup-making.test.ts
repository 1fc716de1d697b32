import { readdirSync, readlinkSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { makeBackup } from "../../database/backup/make-backup.ts";
import { migrate } from "../../database/migrate.ts";
import {
  type DatabaseLocation,
  type Engine,
  type OpenDatabase,
} from "../../database/open-database.ts";
import { verifyChain } from "../../domain/audit/audit-log.ts";
import { backupCommand } from "../../scripts/backup.ts";
import { restored } from "./restored-rows.ts";
import { emptyFolder } from "../support/empty-folder.ts";
import {
  newDatabase,
  onBothEngines,
  openTestDatabase,
  unusedDatabase,
  openSecondConnection,
} from "../support/engines.ts";
import { draftWithTokens, openPublishing } from "../support/publishing.ts";
import { runCommand, runScript } from "../support/run-command.ts";
import { restoreCommand } from "../../scripts/restore.ts";

async function openTwice(engine: Engine) {
  const location = await newDatabase(engine);
  const [database, other] = [
    await openSecondConnection(location),
    await openSecondConnection(location),
  ];
  return { location, database, other };
}

onBothEngines("a backup", (open, engine) => {
  test("made while posts are drafted holds whole posts and an unbroken log", async () => {
    const { database, other } = await openTwice(engine);
    const site = openPublishing(database);
    const ended = new AbortController();
    let written = 0;
    const writing = (async () => {
      for (; !ended.signal.aborted; written++) await draftWithTokens(site, `Mock tests ${written}`);
    })();
    const path = join(emptyFolder(), "site.sqlite");
    const { counts } = await makeBackup(other, path);
    ended.abort();
    await writing;
    const copy = await openTestDatabase("sqlite");
    expect(await restored(copy, path)).toEqual(counts);
    expect((await verifyChain(copy.queries)).intact).toBe(true);
    const { rows } = await sql`
      select 1 from blog_posts where 1 <> (select count(*) from blog_post_revisions where post_id = blog_posts.id)
        or 1 <> (select count(*) from audit_log where post_id = blog_posts.id and action = 'post-drafted')
    `.execute(copy.queries);
    expect(rows).toEqual([]);
    expect(written).toBeGreaterThanOrEqual(counts.get("blog_posts") ?? 0);
  });

  test("of an older schema has that schema, and is brought to the newest one where it is restored", async () => {
    const older = await openSecondConnection(await unusedDatabase(engine));
    await migrate(older, "015-confirmations");
    await addUser(older);
    const path = join(emptyFolder(), "older.sqlite");
    const { counts } = await makeBackup(older, path);
    expect([...counts.keys()]).toContain("locked_passages");
    const database = await open();
    await restored(database, path);
    const users = await database.queries.selectFrom("users").select("email").execute();
    expect(users).toEqual([{ email: "reviewer@example.com" }]);
  });
});

test("a file or a link of the name is not overwritten, and nothing is left beside it", async () => {
  const location = await newDatabase("sqlite");
  const folder = emptyFolder();
  const [path, link] = [join(folder, "site.sqlite"), join(folder, "to-nowhere")];
  await runCommand(location, backupCommand, [path]);
  symlinkSync("nowhere", link);
  for (const taken of [path, link])
    expect(await runCommand(location, backupCommand, [taken])).toEqual({
      code: 1,
      output: "",
      errors: `${taken} is there already: name another file, or remove that one.\n`,
    });
  expect(readdirSync(folder)).toEqual(["site.sqlite", "to-nowhere"]);
  expect(readlinkSync(link)).toBe("nowhere");
});

test("a disk that takes no more, or a missing folder, ends it with one sentence and leaves nothing", async () => {
  const location = await newDatabase("sqlite");
  const folder = emptyFolder();
  // No file may become longer than this many blocks, of which the empty schema has more.
  const full = ["sh", "-c", 'trap "" XFSZ; ulimit -f 64; exec "$@"', "sh"];
  const outcomes = [
    await runScript(location, "backup", [join(folder, "site.sqlite")], { shell: full }),
    await runCommand(location, backupCommand, [join(folder, "none", "site.sqlite")]),
  ];
  for (const { code, output, errors } of outcomes) {
    expect(code).toBe(1);
    expect(output).toBe("");
    expect(errors).toMatch(/^The backup could not be written to [^\n]+\.\n$/);
  }
  expect(readdirSync(folder)).toEqual([]);
});

async function addUser({ queries }: OpenDatabase): Promise<void> {
  const at = "2026-01-20T10:00:00.000Z";
  await sql`
    insert into users (id, email, password_hash, user_metadata, created_at, updated_at)
    values ('user-1', 'reviewer@example.com', 'x', '{}', ${at}, ${at})
  `.execute(queries);
}

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

/** A database with work of every kind: ended, waiting, under way. */
async function siteAtWork(location: DatabaseLocation): Promise<void> {
  const database = await openSecondConnection(location);
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

    const { queries } = await openSecondConnection(copy);
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
