import { computeHere } from "../../domain/computing/compute-here.ts";
import type { ComputingPool } from "../../server/computing/computing-pool.ts";

/** Computes in this process, so that modules which a test replaces are replaced there too. */
export const noPool: ComputingPool = {
  compute: computeHere,
  figures: () => ({ processes: 0, running: 0, waiting: 0, done: 0, time: 0, memory: 0, died: 0 }),
  close: () => Promise.resolve(),
};
