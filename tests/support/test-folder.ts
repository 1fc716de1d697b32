import { mkdirSync, mkdtempSync } from "node:fs";
import { join } from "node:path";

/**
 * Inside the clone, and removed after the run. A run names its own
 * folder, so that two runs at once do not remove each other's.
 */
export const testFolder = process.env.TEST_FOLDER ?? join(import.meta.dirname, "../../.test/own");

/** All that this process has asked for, to find those that nobody removed. */
export const madeFolders: string[] = [];

/** A new, empty folder of the run; whoever asks for it removes it. */
export function newFolder(subject: string): string {
  mkdirSync(testFolder, { recursive: true });
  const folder = mkdtempSync(join(testFolder, `${subject}-`));
  madeFolders.push(folder);
  return folder;
}
