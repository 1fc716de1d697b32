import { existsSync, readdirSync, readlinkSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { makeBackup, readSnapshot } from "../../database/backup/make-backup.ts";
import { siteTables } from "../../database/backup/site-tables.ts";
import { isFullText } from "../../database/search-rows.ts";
import { lastBackup } from "../../domain/audit/audit-repository.ts";
import { migrate } from "../../database/migrate.ts";
import {
  openDatabase,
  type DatabaseLocation,
  type OpenDatabase,
} from "../../database/open-database.ts";
import { verifyChain } from "../../domain/audit/audit-log.ts";
import { backupCommand } from "../../scripts/backup.ts";
import { restored } from "../support/backups.ts";
import { emptyFolder } from "../support/empty-folder.ts";
import {
  newDatabase,
  onBothEngines,
  openTestDatabase,
  unusedDatabase,
} from "../support/engines.ts";
import { draftWithTokens, openPublishing } from "../support/publishing.ts";
import { runCommand } from "../support/run-command.ts";
import { runScript } from "../support/run-script.ts";

const madeAt = new Date("2026-01-20T10:00:00Z");

async function opened(location: DatabaseLocation) {
  const database = await openDatabase(location);
  onTestFinished(() => database.close());
  return database;
}

async function openTwice(engine: "sqlite" | "postgres") {
  const location = await newDatabase(engine);
  const [database, other] = [await opened(location), await opened(location)];
  await migrate(database);
  return { location, database, other };
}

onBothEngines("a backup", (open, engine) => {
  test("has every table of the site", async () => {
    const { queries } = await open();
    const tables = await queries.introspection.getTables();
    const kept = tables.map(({ name }) => name).filter((name) => !isFullText(name));
    expect(kept.sort()).toEqual([...siteTables].sort());
  });

  test("is of one instant: who writes meanwhile does not wait, and is not in it", async () => {
    const { database, other } = await openTwice(engine);
    const site = openPublishing(database);
    await draftWithTokens(site);
    const posts = await readSnapshot(other, async (queries) => {
      const before = await queries.selectFrom("blog_posts").select("id").execute();
      await draftWithTokens(site, "Another");
      return [before, await queries.selectFrom("blog_posts").select("id").execute()];
    });
    expect(posts[0]).toHaveLength(1);
    expect(posts[1]).toEqual(posts[0]);
    expect(await verifyChain(other.queries)).toEqual({ intact: true, entries: 6 });
  });

  test("made while posts are drafted holds whole posts and an unbroken log", async () => {
    const { database, other } = await openTwice(engine);
    const site = openPublishing(database);
    const folder = emptyFolder();
    const ended = new AbortController();
    let written = 0;
    const writing = (async () => {
      for (; !ended.signal.aborted; written++) await draftWithTokens(site, `Mock tests ${written}`);
    })();
    const held: number[] = [];
    for (const name of ["first", "second", "third"]) {
      const path = join(folder, name);
      const { header } = await makeBackup(other, { path, madeAt });
      const copy = await openTestDatabase("sqlite");
      await restored(copy, path);
      const chain = await verifyChain(copy.queries);
      expect(chain.intact).toBe(true);
      const { queries } = copy;
      const drafted = await queries
        .selectFrom("audit_log")
        .select("post_id")
        .where("action", "=", "post-drafted")
        .execute();
      const posts = await queries.selectFrom("blog_posts").select("id").execute();
      const revisions = await queries.selectFrom("blog_post_revisions").select("id").execute();
      expect(drafted).toHaveLength(posts.length);
      expect(revisions).toHaveLength(posts.length);
      expect(header.tables.find(({ name: table }) => table === "blog_posts")?.rows).toBe(
        posts.length,
      );
      held.push(posts.length);
    }
    ended.abort();
    await writing;
    expect(written).toBeGreaterThan(held[0] ?? 0);
    expect(held).toEqual(held.toSorted((a, b) => a - b));
  });

  test("of a schema with tables that are no more is restored without them", async () => {
    const older = await openDatabase(await unusedDatabase(engine));
    onTestFinished(() => older.close());
    await migrate(older, "021-marks");
    await addUser(older);
    const at = madeAt.toISOString();
    await sql`
      insert into mistake_reports (id, page, words, created_at) values ('one', '/results', 'Wrong.', ${at})
    `.execute(older.queries);
    await sql`
      insert into checked_links (address, failures, last_outcome, next_check_at)
      values ('https://nta.ac.in/', 0, '', ${at})
    `.execute(older.queries);
    const path = join(emptyFolder(), "older.backup");
    await makeBackup(older, { path, madeAt });
    const database = await open();
    await restored(database, path);
    const { queries } = database;
    expect(await queries.selectFrom("users").select("id").execute()).toHaveLength(1);
    const names = (await queries.introspection.getTables()).map(({ name }) => name);
    expect(names.filter((name) => !isFullText(name)).sort()).toEqual([...siteTables].sort());
  });

  test("of an older schema is brought to the newest one where it is restored", async () => {
    const older = await openDatabase(await unusedDatabase(engine));
    onTestFinished(() => older.close());
    await migrate(older, "007-scoped-links");
    await addUser(older);
    const path = join(emptyFolder(), "older.backup");
    const { header } = await makeBackup(older, { path, madeAt });
    expect(header.migrations.at(-1)).toBe("007-scoped-links");
    const database = await open();
    await restored(database, path);
    const users = await database.queries.selectFrom("users").select("email").execute();
    expect(users).toEqual([{ email: "reviewer@example.com" }]);
    const tables = await database.queries.introspection.getTables();
    expect(tables.filter(({ name }) => !isFullText(name))).toHaveLength(siteTables.length);
  });

  test("is noted in the audit log, where the last one is read", async () => {
    const { location, database } = await openTwice(engine);
    expect(await lastBackup(database.queries)).toBeNull();
    const before = new Date().toISOString();
    const path = join(emptyFolder(), "site.backup");
    expect(await runCommand(location, backupCommand, [path])).toMatchObject({
      code: 0,
      errors: "",
    });
    const last = await lastBackup(database.queries);
    expect(last).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect((last ?? "") >= before).toBe(true);
    expect(await verifyChain(database.queries)).toEqual({ intact: true, entries: 1 });
  });
});

test("an existing file is not overwritten, and nothing is left beside it", async () => {
  const { location } = await openTwice("sqlite");
  const folder = emptyFolder();
  const path = join(folder, "site.backup");
  await runCommand(location, backupCommand, [path]);
  const said = await runCommand(location, backupCommand, [path]);
  expect(said).toEqual({
    code: 1,
    output: "",
    errors: `${path} is there already: name another file, or remove that one.\n`,
  });
  expect(readdirSync(folder)).toEqual(["site.backup"]);
});

test("a name that leads nowhere is taken too", async () => {
  const { location } = await openTwice("sqlite");
  const path = join(emptyFolder(), "site.backup");
  symlinkSync("nowhere", path);
  expect(await runCommand(location, backupCommand, [path])).toMatchObject({ code: 1, output: "" });
  expect(readlinkSync(path)).toBe("nowhere");
});

test("tables and views of other PostgreSQL schemas are neither taken for the site's nor in a backup", async () => {
  const location = await unusedDatabase("postgres");
  const database = await opened(location);
  for (const statement of [
    "create schema zeta",
    "create table zeta.users (name text)",
    "create table zeta.kysely_migration (name text)",
    "create view zeta.mails as select 1 as one",
  ])
    await sql.raw(statement).execute(database.queries);
  await migrate(database);
  await draftWithTokens(openPublishing(database));
  await addUser(database);
  const path = join(emptyFolder(), "site.backup");
  await makeBackup(database, { path, madeAt });
  const copy = await openTestDatabase("sqlite");
  await restored(copy, path);
  expect(await copy.queries.selectFrom("users").select("email").execute()).toEqual([
    { email: "reviewer@example.com" },
  ]);
});

test("a disk that takes no more, or a missing folder, ends it with one sentence and leaves nothing", async () => {
  const { location, database } = await openTwice("sqlite");
  await draftWithTokens(openPublishing(database));
  await database.close();
  const folder = emptyFolder();
  // No file may become longer than two blocks.
  const full = ["sh", "-c", 'trap "" XFSZ; ulimit -f 2; exec "$@"', "sh"];
  const outcomes = [
    await runScript(location, "backup", [join(folder, "site.backup")], { shell: full }),
    await runCommand(location, backupCommand, [join(folder, "none", "site.backup")]),
  ];
  for (const { code, output, errors } of outcomes) {
    expect(code).toBe(1);
    expect(output).toBe("");
    expect(errors).toMatch(/^The backup could not be written to [^\n]+\.\n$/);
  }
  expect(readdirSync(folder)).toEqual([]);
});

test("a backup that is broken off leaves nothing", async () => {
  const database = await openTestDatabase("sqlite");
  const folder = emptyFolder();
  const stop = new AbortController();
  stop.abort();
  const path = join(folder, "site.backup");
  await expect(makeBackup(database, { path, madeAt, signal: stop.signal })).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);
});

test("without a database there is nothing to back up, and none is made", async () => {
  const dataDir = join(emptyFolder(), "data");
  const said = await runCommand({ dataDir }, backupCommand, [join(emptyFolder(), "site.backup")]);
  expect(said).toMatchObject({ code: 1, output: "" });
  expect(said.errors).toMatch(/^There is no database in DATA_DIR .+\.\n$/);
  expect(existsSync(dataDir)).toBe(false);
});

test.each(["sqlite", "postgres"] as const)(
  "a migration that fails half-way on %s says why, also in a transaction, and leaves nothing of itself",
  async (engine) => {
    const database = await opened(await unusedDatabase(engine));
    await sql`create table site_secrets (name text)`.execute(database.queries);
    await expect(migrate(database)).rejects.toThrow(/site_secrets/);
    const within = database.transaction((queries) => migrate({ engine, queries }));
    await expect(within).rejects.toThrow(/site_secrets/);
    const tables = await database.queries.introspection.getTables();
    expect(tables.map(({ name }) => name)).toEqual(["site_secrets"]);
  },
);

async function addUser({ queries }: OpenDatabase): Promise<void> {
  await queries
    .insertInto("users")
    .values({
      id: "user-1",
      email: "reviewer@example.com",
      password_hash: "x",
      user_metadata: '{"name":"Reviewer"}',
      created_at: madeAt.toISOString(),
      updated_at: madeAt.toISOString(),
    })
    .execute();
}
