import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Inside the checkout, so that a run leaves nothing elsewhere. */
const testFolder = join(import.meta.dirname, "../../.test");

const prefix = "e2e-";

/** The address of a Unix socket has 107 characters; Chromium needs 46 of them below its temporary folder. */
const maxTemporaryPath = 61;

/**
 * Makes the folder for everything that this run writes: the site's data and log, profiles of browsers and whatever
 * programs put into the temporary folder. It goes when the process ends; what a killed run has left goes now.
 */
export function makeRunFolder(): string {
  sweep();
  const inside = join(testFolder, `${prefix}${process.pid}`);
  const isShort = join(inside, "tmp").length <= maxTemporaryPath;
  const folder = isShort ? inside : mkdtempSync(join(tmpdir(), "jee-guide-e2e-"));
  mkdirSync(join(folder, "tmp"), { recursive: true });
  process.env.TMPDIR = join(folder, "tmp");
  process.once("exit", () => remove(folder));
  // Playwright closes browsers and sites at this signal alone.
  for (const signal of ["SIGTERM", "SIGHUP"])
    process.once(signal, () => process.kill(process.pid, "SIGINT"));
  return folder;
}

/** Removes the folders of runs whose process is no more. */
function sweep(): void {
  if (!existsSync(testFolder)) return;
  for (const name of readdirSync(testFolder))
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length))))
      remove(join(testFolder, name));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
