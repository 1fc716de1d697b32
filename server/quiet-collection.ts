import { performance } from "node:perf_hooks";

/** A stretch is judged as a whole, in milliseconds. */
const stretch = 10_000;
/** The part of a stretch in which the event loop may work while it counts as quiet. */
const mostWork = 0.05;

type Dependencies = {
  /** Collects garbage and gives memory back to the machine, on this thread. */
  readonly collect: () => void;
  /** Which part of the time the event loop has worked since this was asked last, 0 to 1. */
  readonly workSinceLast: () => number;
};

/**
 * Gives memory back in the first quiet stretch after each busy one: left to itself, V8 keeps what a load has filled until the
 * next one, the space for new objects above all. Once a load, so that a site that nobody reads does nothing.
 */
export function collectWhenQuiet({ collect, workSinceLast }: Dependencies = engine()): void {
  let isOwed = true;
  setInterval(() => {
    const isQuiet = workSinceLast() <= mostWork;
    if (isQuiet && isOwed) collect();
    isOwed = !isQuiet;
  }, stretch).unref();
}

function engine(): Dependencies {
  let last = performance.eventLoopUtilization();
  return {
    // Only as a last resort does V8 unmap the pages that it has emptied. Without `--expose-gc` there is no such function.
    collect: () => globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" }),
    workSinceLast() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      return utilization;
    },
  };
}
