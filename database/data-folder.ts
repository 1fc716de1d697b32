import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { getuid } from "node:process";
import { DatabaseSync } from "node:sqlite";

const stickyBit = 0o1000;

const secretFiles = ["site.sqlite", "site.sqlite-wal", "site.sqlite-shm", "settings.key"];

/** One by one, since Node's own `recursive` tries for ever in a file system without new folders (`/proc`). */
export function makeDataFolder(dataDir: string): void {
  const missing: string[] = [];
  for (let folder = resolve(dataDir); !existsSync(folder); folder = dirname(folder))
    missing.push(folder);
  for (const folder of missing.reverse()) make(folder);
  makePrivate(dataDir, 0o700);
}

export function makeDataPrivate(dataDir: string): void {
  for (const name of secretFiles) makePrivate(join(dataDir, name), 0o600);
}

/** The folder may have been made before, and copied files bring their own mode. */
function makePrivate(path: string, mode: number): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined || (found.mode & 0o777) === mode) return;
  const isShared = (found.mode & stickyBit) !== 0;
  if (found.uid === getuid?.() && !isShared) chmodSync(path, mode);
}

function make(folder: string): void {
  try {
    // It holds the keys of sessions and links: nobody else on this machine is to read them.
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

/** Null when another server has it. The kernel frees SQLite's lock with the process, also at `kill -9`. */
export function lockDataFolder(dataDir: string): { release: () => void } | null {
  makeDataFolder(dataDir);
  // SQLite would open a file that may only be read, and fail at the first write.
  accessSync(dataDir, constants.W_OK);
  const lock = new DatabaseSync(join(dataDir, "server.lock"), { timeout: 0 });
  try {
    lock.exec("PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked/.test(error.message)) return null;
    throw error;
  }
  return { release: () => lock.close() };
}

/** Of a folder too: without it a power cut could take a new name away again. */
export async function flush(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
