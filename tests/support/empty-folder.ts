import { rmSync } from "node:fs";
import { onTestFinished } from "vitest";
import { newFolder } from "./test-folder.ts";

/** Tells when something that is opened has to be closed: with its test, or with the file. */
export type AtEnd = (work: () => Promise<void> | void) => void;

export function emptyFolder(atEnd: AtEnd = onTestFinished): string {
  const folder = newFolder("test");
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
