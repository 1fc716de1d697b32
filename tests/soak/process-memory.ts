import { readFileSync } from "node:fs";

/** Megabytes, so many seconds after the beginning. */
export type Reading = {
  readonly second: number;
  /** What JavaScript has in use; until the garbage is collected, with it. */
  readonly heap: number;
  /** What the process takes of the machine's memory (PSS); what it shares counts in part. */
  readonly process: number;
};

export function memoryOf(pid: number | undefined): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1]) / 1_024;
}

/** The heap in use, in megabytes, as the site at this origin tells whoever has the token. */
export async function heapOf(url: string, metricsToken: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  const bytes = /^nodejs_heap_size_used_bytes (\S+)$/m.exec(text)?.[1];
  if (bytes === undefined) throw new Error(`the site does not tell its heap: ${text}`);
  return Number(bytes) / 1_024 / 1_024;
}

/** The lowest readings between two seconds: what stays when the garbage is collected. */
export function floorsOf(readings: readonly Reading[], from: number, to: number) {
  const between = readings.filter(({ second }) => second >= from && second < to);
  return {
    heap: Math.min(...between.map(({ heap }) => heap)),
    process: Math.min(...between.map(({ process }) => process)),
  };
}
