import { readFileSync } from "node:fs";
import type { Peer } from "./processes.ts";

/** What a process takes from the machine in MB (PSS); memory shared with other processes counts in part. */
export function memoryOf({ child }: Peer): number {
  const text = readFileSync(`/proc/${child.pid}/smaps_rollup`, "utf8");
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1]) / 1_024;
}
