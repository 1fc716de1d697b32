import { existsSync, readdirSync, readFileSync } from "node:fs";
import { afterAll, expect, vi } from "vitest";
import { endFile } from "./file-end.ts";
import { madeFolders } from "./test-folder.ts";

// A test file that leaves something open fails.
const before = openNow();

afterAll(async () => {
  await endFile();
  // An end that was asked for may take a moment.
  await vi.waitFor(() => expect(openNow()).toEqual(before), { timeout: 120_000, interval: 50 });
  expect(madeFolders.splice(0).filter((folder) => existsSync(folder))).toEqual([]);
});

/** The servers that this process listens as, and the processes that it has started. */
function openNow() {
  const servers = process.getActiveResourcesInfo().filter((name) => name === "TCPServerWrap");
  return { servers: servers.length, children: childProcesses() };
}

/** The command of each, without those that have ended; none where the kernel does not tell. */
function childProcesses(): readonly string[] {
  const tasks = `/proc/${process.pid}/task`;
  if (!existsSync(tasks)) return [];
  return readdirSync(tasks)
    .flatMap((task) => textOf(`${tasks}/${task}/children`).split(" "))
    .flatMap((id) => (id === "" ? [] : textOf(`/proc/${id}/cmdline`).replaceAll("\0", " ")))
    .filter((command) => command !== "");
}

/** Empty for what has ended meanwhile. */
function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    return "";
  }
}
