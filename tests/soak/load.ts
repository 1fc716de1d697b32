import { wantedSeed } from "./chance.ts";
import { sendMixedLoad } from "./mixed-load.ts";
import { floorsOf, type Reading } from "./process-memory.ts";

/** How much higher the lowest readings of the last third may be than those of the middle third. */
const mostGrowth = { heap: 0.1, process: 0.1 };
/** In fewer minutes a third has too few collections of garbage to say anything. */
const fewestMinutes = 9;

/**
 * So many `MINUTES` (30) of mixed traffic with bursts, of so many requests a second (`RATE`, 60); prints what was
 * measured, and whether all is well. `SEED` repeats what is asked for. What leaks shows in the heap's lowest readings:
 * the process keeps what it was once given for longer than it needs it.
 */
export async function soakLoad(): Promise<boolean> {
  const minutes = Number(process.env.MINUTES ?? 30);
  if (!(minutes > 0)) throw new Error("Say how many MINUTES: a number.");
  const rate = Number(process.env.RATE ?? 60);
  if (!(rate > 0)) throw new Error("Say which RATE: a number.");
  const seed = wantedSeed();
  print("minutes, rate, seed", `${minutes}, ${rate}, SEED=${seed}`);
  const seconds = minutes * 60;
  const report = await sendMixedLoad(
    { seconds, rate, burst: { size: rate * 3, every: 10 }, adminEvery: 6, seed },
    printMinutes(),
  );
  for (const [kind, { count, p50, p99, max }] of Object.entries(report.timings))
    print(kind, `${count} requests, p50 ${p50} ms, p99 ${p99} ms, longest ${max} ms`);
  const highest = Math.max(...report.memory.map((reading) => reading.process));
  print("process, highest reading", `${highest.toFixed(1)} MB`);
  const isFlat = minutes >= fewestMinutes && printGrowth(report.memory, seconds);
  if (minutes < fewestMinutes) print("memory", "too short to say");
  print("held back by the driver", String(report.heldBack));
  print("told to come again", String(report.shed));
  print("errors", String(report.errors.length));
  for (const line of [...report.errors, ...report.faults].slice(0, 20))
    process.stdout.write(`  ${line}\n`);
  const faults = report.errors.length + report.faults.length;
  return faults + report.shed + report.heldBack === 0 && isFlat;
}

/** Prints the lowest readings of each minute that is over. */
function printMinutes(): (reading: Reading) => void {
  const readings: Reading[] = [];
  let printed = 0;
  return (reading) => {
    readings.push(reading);
    if (reading.second < (printed + 1) * 60) return;
    const { heap, process } = floorsOf(readings, printed * 60, (printed + 1) * 60);
    printed += 1;
    print(`minute ${printed}, lowest`, `heap ${heap.toFixed(1)}, process ${process.toFixed(1)} MB`);
  };
}

/** Prints how the lowest readings of the last third compare with the middle third's, when caches were full; whether both are flat. */
function printGrowth(readings: readonly Reading[], seconds: number): boolean {
  const middle = floorsOf(readings, seconds / 3, (seconds * 2) / 3);
  const last = floorsOf(readings, (seconds * 2) / 3, Infinity);
  return (["heap", "process"] as const)
    .map((kind) => {
      const growth = last[kind] / middle[kind] - 1;
      const figures = `${middle[kind].toFixed(1)} to ${last[kind].toFixed(1)} MB`;
      print(`${kind}, middle to last third`, `${figures}: ${(growth * 100).toFixed(1)} %`);
      return growth <= mostGrowth[kind];
    })
    .every(Boolean);
}

function print(name: string, value: string): void {
  process.stdout.write(`${name.padEnd(32)}${value}\n`);
}
