import { rmSync } from "node:fs";
import { onTestFinished } from "vitest";
import { newFolder } from "./test-folder.ts";

/** An empty folder that goes with the test. */
export function emptyFolder(): string {
  const folder = newFolder("test");
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
