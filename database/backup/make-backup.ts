import { createHash, randomUUID } from "node:crypto";
import { createReadStream, lstatSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { flush } from "../data-folder.ts";
import { migrate, appliedMigrations } from "../migrate.ts";
import { openSqliteFile, type OpenDatabase } from "../open-database.ts";
import {
  BackupRefusal,
  refuseNewerSchema,
  copyRows,
  siteTables,
  type Place,
  type RowCounts,
} from "./copy-rows.ts";

type MadeBackup = { readonly counts: RowCounts; readonly sha256: string };

export const scratchPragmas = "PRAGMA journal_mode=MEMORY; PRAGMA synchronous=OFF";

/** At one instant, for its owner alone; it has its name once it is whole and on the disk. */
export async function makeBackup(
  database: OpenDatabase,
  path: string,
  signal?: AbortSignal,
): Promise<MadeBackup> {
  refuseTaken(path);
  const unfinishedPath = `${path}.${randomUUID().slice(0, 8)}.partial`;
  try {
    const counts = await database.snapshot((queries) =>
      writeFile({ engine: database.engine, queries }, unfinishedPath, signal),
    );
    const sha256 = await hashOf(unfinishedPath);
    await flush(unfinishedPath);
    signal?.throwIfAborted();
    refuseTaken(path);
    await rename(unfinishedPath, path);
    await flush(dirname(path));
    return { counts, sha256 };
  } finally {
    await rm(unfinishedPath, { force: true });
  }
}

async function writeFile(source: Place, path: string, signal?: AbortSignal): Promise<RowCounts> {
  const applied = await appliedMigrations(source);
  if (applied.length === 0)
    throw new BackupRefusal("There is nothing to back up: the site was never started here.");
  refuseNewerSchema("The database", applied);
  await (await open(path, "wx", 0o600)).close();
  const file = openSqliteFile(path, scratchPragmas);
  try {
    await migrate(file, applied.at(-1));
    const tables = await siteTables(file);
    return await file.transaction((queries) =>
      copyRows(source, { engine: "sqlite", queries }, tables, signal),
    );
  } finally {
    await file.close();
  }
}

function refuseTaken(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false }) !== undefined)
    throw new BackupRefusal(`${path} is there already: name another file, or remove that one.`);
}

export async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}
