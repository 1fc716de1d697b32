import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { createWriteStream, existsSync } from "node:fs";
import { link, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Engine, OpenDatabase, Queries } from "../open-database.ts";
import { appliedMigrations } from "../stored-schema.ts";
import { BackupRefusal, refuseNewerSchema, type BackupHeader } from "./backup-format.ts";
import type { SealedBackup } from "./read-backup.ts";
import { storedRows, storedTables, type StoredTable } from "./stored-rows.ts";

type BackupCommand = {
  /** The new file. */
  readonly path: string;
  /** The instant that the backup is called by. */
  readonly madeAt: Date;
  /** Breaks it off; nothing is left then. */
  readonly signal?: AbortSignal;
};

/**
 * Writes the whole database to one new file, as it is at one instant, while others go on writing to
 * it. Applies no migration. Throws `BackupRefusal` when there is nothing to back up, when the file is
 * there already, and for a database of a newer version; otherwise what disk and database throw.
 */
export async function makeBackup(
  database: OpenDatabase,
  { path, madeAt, signal }: BackupCommand,
): Promise<SealedBackup> {
  return writeBackup(database, madeAt, (text) => writeNewFile(path, text, signal));
}

/** The same to wherever `write` takes its lines; the backup is whole when that has taken them all. */
export async function writeBackup(
  database: OpenDatabase,
  madeAt: Date,
  write: (text: AsyncIterable<string>) => Promise<void>,
): Promise<SealedBackup> {
  return readSnapshot(database, async (queries) => {
    const snapshot = { engine: database.engine, queries };
    const migrations = await appliedMigrations(snapshot);
    if (migrations.length === 0)
      throw new BackupRefusal("There is nothing to back up: the site was never started here.");
    refuseNewerSchema("The database", migrations);
    const tables = await storedTables(snapshot);
    const header: BackupHeader = {
      format: "jee-main-guide-backup",
      version: 1,
      made_at: madeAt.toISOString(),
      migrations: [...migrations],
      tables: tables.map(({ name, columns, rows }) => ({ name, columns, rows })),
    };
    const hash = createHash("sha256");
    let sha256 = "";
    async function* sealedLines(): AsyncGenerator<string> {
      for await (const line of lines(header, tables, queries, database.engine)) {
        hash.update(line);
        yield line;
      }
      sha256 = hash.digest("hex");
      yield `${JSON.stringify({ sha256 })}\n`;
    }
    await write(sealedLines());
    return { header, sha256 };
  });
}

async function* lines(
  header: BackupHeader,
  tables: readonly StoredTable[],
  queries: Queries,
  engine: Engine,
): AsyncGenerator<string> {
  yield `${JSON.stringify(header)}\n`;
  for (const table of tables)
    for await (const row of storedRows(queries, engine, table)) yield `${JSON.stringify(row)}\n`;
}

/** Reads the database as it is at one instant, however long that takes; nobody who writes has to wait. */
export async function readSnapshot<Value>(
  { engine, queries }: OpenDatabase,
  readRows: (queries: Queries) => Promise<Value>,
): Promise<Value> {
  if (engine === "postgres")
    return queries
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(readRows);
  // Not a transaction of the database's own: those take the place of the one writer.
  return queries.connection().execute(async (connection) => {
    await sql`begin deferred`.execute(connection);
    try {
      return await readRows(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

/**
 * Writes a gzip'd file that only its owner may read. It has its name when it is whole and on the
 * disk, never before; what is broken off, or fails, leaves nothing. Throws `BackupRefusal` where a
 * file of that name is already, and the file system's own errors.
 */
async function writeNewFile(
  path: string,
  text: AsyncIterable<string>,
  signal?: AbortSignal,
): Promise<void> {
  refuseTaken(path);
  const unfinishedPath = `${path}.${randomUUID().slice(0, 8)}.partial`;
  try {
    const file = createWriteStream(unfinishedPath, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(text, createGzip(), file, { signal });
    await giveName(unfinishedPath, path);
  } finally {
    await rm(unfinishedPath, { force: true });
  }
  try {
    await flushFolder(dirname(path));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** By a second link, which the system refuses when another file has got the name meanwhile. */
async function giveName(unfinishedPath: string, path: string): Promise<void> {
  try {
    await link(unfinishedPath, path);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === "EEXIST") throw alreadyThere(path);
    if (!withoutLinks.has(code)) throw error;
    refuseTaken(path);
    await rename(unfinishedPath, path);
  }
}

/** What file systems say that have no links (FAT, some of the network): there a file of the same moment is overwritten. */
const withoutLinks: ReadonlySet<string> = new Set(["EPERM", "ENOSYS", "ENOTSUP", "EOPNOTSUPP"]);

function refuseTaken(path: string): void {
  if (existsSync(path)) throw alreadyThere(path);
}

function alreadyThere(path: string): BackupRefusal {
  return new BackupRefusal(`${path} is there already: name another file, or remove that one.`);
}

/** Without it a power cut could take the new name away again. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
