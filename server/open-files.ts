import { readFileSync } from "node:fs";

/** What a process may open where the system does not say. */
const usualLimit = 1_024;

/** How many files, connections among them, this process may have open. Node has raised it as far as it may. */
export function openFilesLimit(): number {
  try {
    const line = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"));
    return line === null ? usualLimit : Number(line[1]);
  } catch {
    // Only Linux has this file.
    return usualLimit;
  }
}
