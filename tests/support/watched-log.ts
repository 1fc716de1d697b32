import fs from "node:fs";
import { vi, type Mock } from "vitest";
import { spawned } from "./spawn-server.ts";

let direct: Mock<typeof fs.writeSync> | undefined;
let streamed: readonly Mock<typeof process.stdout.write>[] = [];

/**
 * Notes from now on everything that sites print: those in this process by their log, and those of
 * their own process. A log does not reach the terminal, where it would hide what the tests say.
 */
export function watchLog(): void {
  spawned.length = 0;
  direct = vi.spyOn(fs, "writeSync");
  const log = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  streamed = [log, vi.spyOn(process.stderr, "write")];
}

export function loggedText(): string {
  const lines = direct?.mock.calls.flatMap(([descriptor, data]) =>
    descriptor === 1 || descriptor === 2 ? textOf(data) : [],
  );
  const streams = streamed.flatMap(({ mock }) => mock.calls.map(([data]) => textOf(data)));
  return [...(lines ?? []), ...streams, ...spawned.map(({ output }) => output())].join("\n");
}

function textOf(data: string | NodeJS.ArrayBufferView): string {
  if (typeof data === "string") return data;
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString();
}
