import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { makeBackup } from "../../database/backup/make-backup.ts";
import { migrate, appliedMigrations } from "../../database/migrate.ts";
import { embeddedFile } from "../../database/open-database.ts";
import { restoreCommand } from "../../scripts/restore.ts";
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
import { runCommand } from "../support/run-command.ts";
import { startServer } from "../support/server-process.ts";
import { wholeDatabase } from "../support/whole-database.ts";

const damaged = "The file is damaged: it was cut or changed after it was made.";
const foreign = "The file is not a backup of this site.";

/** A backup of a site with a draft, made once; changed by these statements then. */
async function someBackup(...statements: readonly string[]): Promise<string> {
  const database = await openTestDatabase("sqlite");
  await draftWithTokens(openPublishing(database));
  const path = join(emptyFolder(), "site.sqlite");
  await makeBackup(database, path);
  const file = new DatabaseSync(path, { enableForeignKeyConstraints: false });
  for (const statement of statements) file.exec(statement);
  file.close();
  return path;
}

function fileOf(bytes: string | Uint8Array): string {
  const path = join(emptyFolder(), "other.sqlite");
  writeFileSync(path, bytes);
  return path;
}

/** The sentence of a refused file; the folder is not even made then. */
async function refusalOf(path: string): Promise<string> {
  const dataDir = join(emptyFolder(), "data");
  const { code, output, errors } = await runCommand({ dataDir }, restoreCommand, [path]);
  expect([code, output, existsSync(dataDir)]).toEqual([1, "", false]);
  return errors.trimEnd();
}

test("a backup that was cut anywhere, or of which a page was overwritten, is refused", async () => {
  const whole = readFileSync(await someBackup());
  for (let length = 0; length < whole.length; length += 1 + Math.floor(length / 2))
    expect(await refusalOf(fileOf(whole.subarray(0, length))), `${length}`).toBe(
      length < 16 ? foreign : damaged,
    );
  for (const page of [0, 1, 20]) {
    const start = page === 0 ? 16 : page * 4096;
    const changed = Buffer.from(whole).fill("other bytes", start, (page + 1) * 4096);
    expect(await refusalOf(fileOf(changed)), `${page}`).toBe(damaged);
  }
});

test("what is no backup of this site is refused, with what to do where it was nearly one", async () => {
  const other = fileOf("");
  const database = new DatabaseSync(other);
  database.exec("create table posts (id text)");
  database.close();
  for (const path of [fileOf("hello"), fileOf("SQLite format 3"), other])
    expect(await refusalOf(path)).toBe(foreign);
  const location = await newDatabase("sqlite");
  const running = await openSecondConnection(location);
  await running.isReachable();
  const dataDir = "dataDir" in location ? location.dataDir : "";
  expect(await refusalOf(join(dataDir, embeddedFile))).toMatch(/^The file is the database of a/);
  expect(await refusalOf(join(dataDir, "none"))).toMatch(/ could not be restored: ENOENT.+\.$/);
});

test("a backup of a newer version, or without one of its tables or columns, is refused", async () => {
  const later = await someBackup("insert into kysely_migration values ('999-later', 'now')");
  expect(await refusalOf(later)).toMatch(/^The file belongs to a newer version .+999-later/);
  const sentence = (table: string) =>
    `The file is damaged: its table ${table} is missing, or has other columns.`;
  expect(await refusalOf(await someBackup("drop table mails"))).toBe(sentence("mails"));
  expect(await refusalOf(await someBackup("alter table users drop column name"))).toBe(
    sentence("users"),
  );
});

test("a folder that a running site has is not filled", async () => {
  const dataDir = emptyFolder();
  await startServer({ DATA_DIR: dataDir });
  const said = await runCommand({ dataDir }, restoreCommand, [await someBackup()]);
  expect(said).toMatchObject({ code: 1, output: "" });
  expect(said.errors).toMatch(/^Another instance .+ uses the data folder .+\.\n$/);
});

onBothEngines("a place that is not empty", (open, engine) => {
  test("is not even migrated by the command, when its schema is an older one", async () => {
    const location = await unusedDatabase(engine);
    const database = await openSecondConnection(location);
    await migrate(database, "007-scoped-links");
    await database.queries.insertInto("site_secrets").values({ name: "a", value: "b" }).execute();
    const before = await wholeDatabase(database.queries);
    const applied = await appliedMigrations(database);
    const said = await runCommand(location, restoreCommand, [await someBackup()]);
    expect(said).toMatchObject({ code: 1, output: "" });
    expect(said.errors).toMatch(/^Only an empty place .+\.\n$/);
    expect(await wholeDatabase(database.queries)).toEqual(before);
    expect(await appliedMigrations(database)).toEqual(applied);
  });

  test("is what a fault in the middle does not leave", async () => {
    const database = await open();
    const before = await wholeDatabase(database.queries);
    const faulty = await someBackup("update blog_post_revisions set post_id = 'nobody'");
    await expect(restored(database, faulty)).rejects.toThrow(/foreign key/i);
    expect(await wholeDatabase(database.queries)).toEqual(before);
    await restored(database, await someBackup());
    expect(await database.queries.selectFrom("blog_posts").select("id").execute()).toHaveLength(1);
  });
});
