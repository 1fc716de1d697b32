import { median, rounded } from "./bench-part.ts";

/**
 * What a call costs in milliseconds of CPU of this process, all its threads, as the kernel counts it: the median of so many,
 * each by its number, after as many to warm up.
 */
export function cpuOf(times: number, work: (number: number) => unknown): number {
  for (let number = 0; number < times; number++) work(number);
  const costs = Array.from({ length: times }, (_, number) => {
    const before = process.cpuUsage();
    work(number);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return rounded(median(costs), 3);
}
