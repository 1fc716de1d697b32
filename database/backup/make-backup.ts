import { createHash } from "node:crypto";
import type { Engine, OpenDatabase, Queries } from "../open-database.ts";
import { appliedMigrations } from "../stored-schema.ts";
import { type BackupHeader, BackupRefusal, refuseNewerSchema } from "./backup-format.ts";
import { writeNewFile } from "./new-file.ts";
import type { SealedBackup } from "./read-backup.ts";
import { storedRows, storedTables, type StoredTable } from "./stored-rows.ts";
import { sql } from "kysely";

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
