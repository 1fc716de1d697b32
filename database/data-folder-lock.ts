import { accessSync, constants } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeDataFolder } from "./data-folder.ts";

/**
 * Takes the data folder for one server; null when another server has it, throws when it may not be
 * written. The lock is SQLite's own on a file of its own: the kernel frees it with the process, so
 * `kill -9` leaves nothing stale. The admin command and backups do not take it: they may work beside the server.
 */
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
