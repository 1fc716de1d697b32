import { readFileSync } from "node:fs";

/** When it was read, in seconds since the first reading, and megabytes. */
export type Reading = { readonly second: number; readonly megabytes: number };

/** What the process takes of the machine's memory (PSS), in megabytes; what it shares counts in part. */
export function memoryOf(pid: number | undefined): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1]) / 1_024;
}

/** The lowest reading of each minute: what stays when the garbage is collected. */
export function floors(readings: readonly Reading[]): readonly Reading[] {
  const lowest = new Map<number, Reading>();
  for (const reading of readings) {
    const minute = Math.floor(reading.second / 60);
    const former = lowest.get(minute);
    if (former === undefined || reading.megabytes < former.megabytes) lowest.set(minute, reading);
  }
  return [...lowest.values()];
}

/** The growth in megabytes an hour, by least squares. */
export function growthPerHour(readings: readonly Reading[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = mean(readings.map(({ second }) => second));
  const height = mean(readings.map(({ megabytes }) => megabytes));
  const rise = readings.map(({ second, megabytes }) => (second - middle) * (megabytes - height));
  const run = readings.map(({ second }) => (second - middle) ** 2);
  return (mean(rise) / mean(run)) * 3_600;
}
