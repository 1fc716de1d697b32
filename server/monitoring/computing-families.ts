import type { ComputingPool } from "../computing/computing-pool.ts";
import type { Family } from "./prometheus.ts";

/** What the computing pool does, and what it had to end. */
export function computingFamilies(
  figures: ReturnType<ComputingPool["figures"]>,
): readonly Family[] {
  const { processes, running, waiting, done, time, memory, died } = figures;
  return [
    {
      name: "site_computing",
      help: "Processes that compute, and computations that run in one or wait for one.",
      type: "gauge",
      samples: Object.entries({ processes, running, waiting }).map(([state, value]) => ({
        labels: { state },
        value,
      })),
    },
    {
      name: "site_computations_total",
      help: "Computations by their end: done, ended for their time or memory, or lost with a process that died.",
      type: "counter",
      samples: Object.entries({ done, time, memory, died }).map(([end, value]) => ({
        labels: { end },
        value,
      })),
    },
  ];
}
