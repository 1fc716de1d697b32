import { sendMixedLoad } from "./mixed-load.ts";
import { floors, growthPerHour } from "./process-memory.ts";

/** More than this much growth counts, in megabytes an hour: below it are the posts and sessions that are stored. */
const mostGrowth = 24;
/** Before this part of the time caches fill. */
const warmUp = 1 / 4;

/**
 * So many `MINUTES` (30) of mixed traffic with bursts, of so many requests a second (`RATE`, 60); prints what was
 * measured, and whether all is well.
 */
export async function soakLoad(): Promise<boolean> {
  const minutes = Number(process.env.MINUTES ?? 30);
  if (!(minutes > 0)) throw new Error("Say how many MINUTES: a number.");
  const rate = Number(process.env.RATE ?? 60);
  if (!(rate > 0)) throw new Error("Say which RATE: a number.");
  const seconds = minutes * 60;
  let nextLine = 0;
  const report = await sendMixedLoad(
    { seconds, rate, burst: { size: rate * 3, every: 10 }, adminEvery: 6 },
    ({ second, megabytes }) => {
      if (second < nextLine) return;
      nextLine += 60;
      print(`${Math.round(second / 60)} min`, `${megabytes.toFixed(1)} MB`);
    },
  );
  for (const [kind, { count, p50, p99, max }] of Object.entries(report.timings))
    print(kind, `${count} requests, p50 ${p50} ms, p99 ${p99} ms, longest ${max} ms`);
  const settled = floors(report.memory).filter(({ second }) => second >= seconds * warmUp);
  // Of fewer minutes nothing can be said.
  const growth = settled.length < 5 ? null : growthPerHour(settled);
  print(
    "memory, highest reading",
    `${Math.max(...report.memory.map((one) => one.megabytes)).toFixed(1)} MB`,
  );
  print(
    "growth of each minute's lowest",
    growth === null ? "too short to say" : `${growth.toFixed(1)} MB/h`,
  );
  print("held back by the driver", String(report.heldBack));
  print("told to come again", String(report.refused));
  print("errors", String(report.errors.length));
  for (const line of [...report.errors, ...report.faults].slice(0, 20))
    process.stdout.write(`  ${line}\n`);
  return (
    report.errors.length === 0 &&
    report.refused === 0 &&
    report.faults.length === 0 &&
    (growth ?? 0) <= mostGrowth
  );
}

function print(name: string, value: string): void {
  process.stdout.write(`${name.padEnd(32)}${value}\n`);
}
