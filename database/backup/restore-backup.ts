import { existsSync } from "node:fs";
import { chmod, copyFile, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { migrate, appliedMigrations, presentTables } from "../migrate.ts";
import { openSqliteFile, type OpenDatabase, type Queries } from "../open-database.ts";
import {
  BackupRefusal,
  refuseNewerSchema,
  copyRows,
  siteTables,
  type Place,
  type RowCounts,
} from "./copy-rows.ts";
import { hashOf, scratchPragmas } from "./make-backup.ts";

export type CheckedBackup = { readonly database: OpenDatabase; readonly sha256: string };

/** Of a copy, brought to the newest schema; `BackupRefusal` unless it is whole and not of a newer version. */
export async function withBackup<Value>(
  path: string,
  work: (backup: CheckedBackup) => Promise<Value>,
): Promise<Value> {
  await refuseOtherFiles(path);
  const folder = await mkdtemp(join(tmpdir(), "restore-"));
  try {
    const copyPath = join(folder, "backup.sqlite");
    await copyFile(path, copyPath);
    await chmod(copyPath, 0o600);
    const sha256 = await hashOf(copyPath);
    const database = await openWhole(copyPath);
    try {
      await refuseOtherSchema(database);
      await migrate(database);
      return await work({ database, sha256 });
    } finally {
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** All or nothing, into an empty place only; `conclude` in the same transaction. */
export async function restoreBackup(
  database: OpenDatabase,
  backup: OpenDatabase,
  conclude: (queries: Queries) => Promise<void>,
): Promise<RowCounts> {
  const tables = await siteTables(backup);
  // Before anything is held or migrated: this may be, by mistake, a site that people are reading.
  await refuseUsed(database, tables);
  refuseNewerSchema("The place", await appliedMigrations(database));
  await migrate(database);
  return database.transaction(async (queries) => {
    const target = { engine: database.engine, queries };
    // Nobody else begins to use the database while it is filled.
    if (target.engine === "postgres")
      await sql`
        lock table ${sql.join(tables.map((table) => sql.table(table)))} in access exclusive mode
      `.execute(queries);
    await refuseUsed(target, tables);
    const counts = await copyRows(backup, target, tables);
    await conclude(queries);
    return counts;
  });
}

const sqliteHead = "SQLite format 3\0";

async function refuseOtherFiles(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sqliteHead.length), { position: 0 });
    if (buffer.toString("latin1", 0, bytesRead) !== sqliteHead)
      throw new BackupRefusal("The file is not a backup of this site.");
  } finally {
    await file.close();
  }
  if (existsSync(`${path}-wal`))
    throw new BackupRefusal(
      "The file is the database of a site and not a backup: make one with npm run backup.",
    );
}

async function openWhole(path: string): Promise<OpenDatabase> {
  let database: OpenDatabase | undefined;
  try {
    database = openSqliteFile(path, scratchPragmas);
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(
      database.queries,
    );
    if (rows[0]?.integrity_check === "ok") return database;
    throw new Error(rows[0]?.integrity_check);
  } catch (cause) {
    await database?.close();
    throw new BackupRefusal("The file is damaged: it was cut or changed after it was made.", {
      cause,
    });
  }
}

async function refuseOtherSchema(backup: OpenDatabase): Promise<void> {
  const applied = await appliedMigrations(backup);
  if (applied.length === 0) throw new BackupRefusal("The file is not a backup of this site.");
  refuseNewerSchema("The file", applied);
  const present = await columnsByTable(backup);
  const empty = openSqliteFile(":memory:", scratchPragmas);
  try {
    await migrate(empty, applied.at(-1));
    const known = await columnsByTable(empty);
    const foreign = [...present.keys()].find((table) => !known.has(table));
    if (foreign !== undefined)
      throw new BackupRefusal(`The file has a table that is not of this site: ${foreign}.`);
    for (const [table, columns] of known)
      if (present.get(table) !== columns)
        throw new BackupRefusal(
          `The file is damaged: its table ${table} is missing, or has other columns.`,
        );
  } finally {
    await empty.close();
  }
}

async function columnsByTable(place: Place): Promise<ReadonlyMap<string, string>> {
  const tables = await presentTables(place);
  return new Map(
    tables.map(({ name, columns }) => [name, columns.map((column) => column.name).join()]),
  );
}

async function refuseUsed(target: Place, tables: readonly string[]): Promise<void> {
  const present = new Set((await presentTables(target)).map(({ name }) => name));
  for (const table of tables.filter((name) => present.has(name))) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(target.queries);
    if (rows.length > 0)
      throw new BackupRefusal(
        `Only an empty place can be filled, and this one has rows in ${table}: name a new folder or database.`,
      );
  }
}
