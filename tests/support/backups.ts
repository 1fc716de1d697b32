import { spawn } from "node:child_process";
import { open } from "node:fs/promises";
import { checkBackup } from "../../database/backup/read-backup.ts";
import { restoreBackup } from "../../database/backup/restore-backup.ts";
import type { DatabaseLocation, OpenDatabase } from "../../database/open-database.ts";

export type Said = {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
};

/** `npm run backup` and `npm run restore` as processes of their own, on this database. */
export async function runOn(
  location: DatabaseLocation,
  command: "backup" | "restore",
  words: readonly string[],
  shell: readonly string[] = [],
): Promise<Said> {
  const place =
    "dataDir" in location ? { DATA_DIR: location.dataDir } : { DATABASE_URL: location.databaseUrl };
  const [program = process.execPath, ...rest] = [
    ...shell,
    process.execPath,
    `scripts/${command}.ts`,
    ...words,
  ];
  const child = spawn(program, rest, { env: { PATH: process.env.PATH, ...place } });
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output, errors };
}

/** Checks the file as the command does. */
export async function checked(path: string) {
  const file = await open(path);
  try {
    return await checkBackup(file);
  } finally {
    await file.close();
  }
}

/** Fills the database from the file; `between` happens after the check, before anything is written. */
export async function restored(
  database: OpenDatabase,
  path: string,
  between: () => void = () => undefined,
): Promise<void> {
  const file = await open(path);
  try {
    const backup = await checkBackup(file);
    between();
    await restoreBackup(database, { file, ...backup }, () => Promise.resolve());
  } finally {
    await file.close();
  }
}
