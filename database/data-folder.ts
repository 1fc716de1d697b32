import { existsSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Makes the folder and those above it that are missing; throws when one of them cannot be made. One
 * by one, since Node's own `recursive` tries for ever where a file system knows no new folders (`/proc`).
 */
export function makeDataFolder(dataDir: string): void {
  const missing: string[] = [];
  for (let folder = resolve(dataDir); !existsSync(folder); folder = dirname(folder))
    missing.push(folder);
  for (const folder of missing.reverse()) make(folder);
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
