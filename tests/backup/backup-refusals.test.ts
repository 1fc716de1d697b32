import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { makeBackup } from "../../database/backup/make-backup.ts";
import { migrate } from "../../database/migrate.ts";
import { openDatabase } from "../../database/open-database.ts";
import { appliedMigrations } from "../../database/stored-schema.ts";
import { backupCommand } from "../../scripts/backup.ts";
import { restoreCommand } from "../../scripts/restore.ts";
import { checked, restored } from "../support/backups.ts";
import { emptyFolder } from "../support/empty-folder.ts";
import { onBothEngines, openTestDatabase, unusedDatabase } from "../support/engines.ts";
import { draftWithTokens, openPublishing } from "../support/publishing.ts";
import { runCommand } from "../support/run-command.ts";
import { startServer } from "../support/server-process.ts";
import { wholeDatabase } from "../support/whole-database.ts";

const madeAt = new Date("2026-01-20T10:00:00Z");
const damaged = "The file is damaged: it was cut or changed after it was made.";
const foreign = "The file is not a backup of this site.";

/** A backup of a site with a draft, made once. */
async function someBackup(): Promise<string> {
  const database = await openTestDatabase("sqlite");
  await draftWithTokens(openPublishing(database));
  const path = join(emptyFolder(), "site.backup");
  await makeBackup(database, { path, madeAt });
  return path;
}

function fileOf(bytes: Uint8Array): string {
  const path = join(emptyFolder(), "other.backup");
  writeFileSync(path, bytes);
  return path;
}

/** The file with other lines, sealed as if it had been made so. */
function remade(path: string, change: (lines: readonly string[]) => readonly string[]): string {
  const lines = change(
    gunzipSync(readFileSync(path)).toString().trimEnd().split("\n").slice(0, -1),
  );
  const text = lines.map((line) => `${line}\n`).join("");
  const sha256 = createHash("sha256").update(text).digest("hex");
  return fileOf(gzipSync(`${text}${JSON.stringify({ sha256 })}\n`));
}

test("a backup that was cut anywhere is refused", async () => {
  const path = await someBackup();
  const whole = readFileSync(path);
  for (let length = 0; length < whole.length; length += 1 + Math.floor(length / 3))
    await expect(checked(fileOf(whole.subarray(0, length))), `${length}`).rejects.toThrow(
      length < 2 ? foreign : damaged,
    );
  await expect(checked(fileOf(Buffer.concat([whole, Buffer.alloc(9)])))).rejects.toThrow(damaged);
  await expect(checked(path)).resolves.toMatchObject({ header: { made_at: madeAt.toISOString() } });
});

test("a backup of which a bit is another is refused, unless it unpacks to the same bytes", async () => {
  const whole = readFileSync(await someBackup());
  const text = gunzipSync(whole);
  // The header of gzip before it, but for how it begins, carries nothing; nor do the bits that fill a block's last byte.
  const places = [0, 1, ...Array.from({ length: 40 }, (_, n) => 10 + n * 137)];
  for (const place of places.filter((at) => at < whole.length)) {
    const changed = Buffer.from(whole);
    changed[place] = (changed[place] ?? 0) ^ (1 << (place % 8));
    const result = checked(fileOf(changed));
    if (unpacksTo(text, changed)) await expect(result, `byte ${place}`).resolves.toBeDefined();
    else await expect(result, `byte ${place}`).rejects.toThrow(/^The file .+\.$/);
  }
});

function unpacksTo(text: Buffer, packed: Buffer): boolean {
  try {
    return gunzipSync(packed).equals(text);
  } catch {
    return false;
  }
}

test("a backup that was unpacked, changed and packed again is refused", async () => {
  const text = gunzipSync(readFileSync(await someBackup())).toString();
  const lines = text.split("\n");
  const changes = [
    text.replace("admin@guide.example", "other@guide.example"),
    [lines[0], lines[2], lines[1], ...lines.slice(3)].join("\n"),
    lines.slice(1).join("\n"),
    [...lines.slice(0, 3), ...lines.slice(4)].join("\n"),
    `${text}[]\n`,
    text.trimEnd(),
  ];
  for (const change of changes)
    await expect(checked(fileOf(gzipSync(change)))).rejects.toThrow(/^The file .+\.$/);
});

test("a backup that another program packed again is taken", async () => {
  const path = await someBackup();
  const text = join(emptyFolder(), "unpacked");
  writeFileSync(text, gunzipSync(readFileSync(path)));
  const repacked = fileOf(execFileSync("gzip", ["-9", "-c", text]));
  expect(readFileSync(repacked).equals(readFileSync(path))).toBe(false);
  await expect(checked(repacked)).resolves.toMatchObject({
    header: { made_at: madeAt.toISOString() },
  });
});

test("what is no backup of this site is refused", async () => {
  for (const bytes of ["", "hello", '{"format":"other"}\n'])
    await expect(checked(fileOf(Buffer.from(bytes)))).rejects.toThrow(foreign);
  for (const text of ["hello\n", '{"format":"other","version":1,"migrations":["1"]}\n', "[]\n"])
    await expect(checked(fileOf(gzipSync(text)))).rejects.toThrow(foreign);
});

test("a backup of a newer version is refused, by its format or by its schema", async () => {
  const path = await someBackup();
  const withHeader = (from: string, to: string) =>
    remade(path, ([header = "", ...rows]) => [header.replace(from, to), ...rows]);
  await expect(checked(withHeader('"version":1', '"version":2'))).rejects.toThrow(/newer version/);
  const migrations = withHeader('"migrations":[', '"migrations":["000-before",');
  await expect(checked(migrations)).rejects.toThrow(/newer version/);
  const later = withHeader('"],"tables"', '","999-later"],"tables"');
  await expect(checked(later)).rejects.toThrow(/newer version .+999-later/);
});

test("the command writes nothing for a file that is refused, not even the folder", async () => {
  const path = await someBackup();
  truncateSync(path, statSync(path).size - 100);
  const dataDir = join(emptyFolder(), "data");
  const said = await runCommand({ dataDir }, restoreCommand, [path]);
  expect(said).toEqual({ code: 1, output: "", errors: `${damaged}\n` });
  expect(existsSync(dataDir)).toBe(false);
});

test("a folder that a running site has is not filled", async () => {
  const path = await someBackup();
  const dataDir = emptyFolder();
  await startServer({ DATA_DIR: dataDir });
  const said = await runCommand({ dataDir }, restoreCommand, [path]);
  expect(said).toMatchObject({ code: 1, output: "" });
  expect(said.errors).toMatch(/^Another instance .+ uses the data folder .+\.\n$/);
});

test.each([
  { name: "backup", command: backupCommand, words: [] },
  { name: "restore", command: restoreCommand, words: ["one", "two"] },
  { name: "restore", command: restoreCommand, words: ["--help"] },
])("$name with $words prints its usage and ends with 2", async ({ command, words }) => {
  const said = await runCommand({ dataDir: emptyFolder() }, command, words);
  expect(said).toEqual({ code: 2, output: "", errors: `${command.usage}\n` });
});

onBothEngines("a place that is not empty", (open, engine) => {
  test("is not even migrated by the command, when its schema is an older one", async () => {
    const location = await unusedDatabase(engine);
    const database = await openDatabase(location);
    onTestFinished(() => database.close());
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

  test("is refused with a sentence and stays as it is", async () => {
    const path = await someBackup();
    const database = await open();
    await draftWithTokens(openPublishing(database), "Another site");
    const before = await wholeDatabase(database.queries);
    await expect(restored(database, path)).rejects.toThrow(/^Only an empty place .+\.$/);
    expect(await wholeDatabase(database.queries)).toEqual(before);
  });

  test("is what a fault in the middle does not leave: the file that changed meanwhile fills nothing", async () => {
    const path = await someBackup();
    const database = await open();
    const before = await wholeDatabase(database.queries);
    const cut = () => truncateSync(path, statSync(path).size - 10);
    await expect(restored(database, path, cut)).rejects.toThrow(damaged);
    expect(await wholeDatabase(database.queries)).toEqual(before);
    const replaced = await someBackup();
    const other = readFileSync(await someBackup());
    const replace = () => writeFileSync(replaced, other);
    await expect(restored(database, replaced, replace)).rejects.toThrow(/^The file .+\.$/);
    expect(await wholeDatabase(database.queries)).toEqual(before);
    await restored(database, await someBackup());
    expect(await database.queries.selectFrom("blog_posts").select("title").execute()).toHaveLength(
      1,
    );
  });
});
