import fs from "node:fs";
import { vi } from "vitest";
import { spawned } from "./spawn-server.ts";

// Everything that sites print in this test file: those in this process by their log, which writes to
// the descriptors of standard output and error itself, and those of their own process.
const written = vi.spyOn(fs, "writeSync");
const printed = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, "write"));

/** All that was printed so far. */
export function loggedText(): string {
  const direct = written.mock.calls.flatMap(([descriptor, data]) =>
    descriptor === 1 || descriptor === 2 ? textOf(data) : [],
  );
  const streamed = printed.flatMap(({ mock }) => mock.calls.map(([data]) => textOf(data)));
  return [...direct, ...streamed, ...spawned.map(({ output }) => output())].join("\n");
}

function textOf(data: string | NodeJS.ArrayBufferView): string {
  if (typeof data === "string") return data;
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString();
}
