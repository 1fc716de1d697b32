import type { Log } from "./log.ts";
import { createPoller } from "./poller.ts";

type Job = { readonly what: string; readonly remove: () => Promise<unknown> };

/** Removes four times a day what is past its time; a job that fails does not keep the others from running. */
export function createHousekeeping({ log, jobs }: { log: Log; jobs: readonly Job[] }) {
  const failure = "What is past its time could not be removed.";
  return createPoller({
    log,
    interval: 6 * 60 * 60 * 1_000,
    failure,
    async work() {
      for (const { what: jobName, remove } of jobs)
        await remove().catch((fault: unknown) => log.error(failure, { what: jobName, fault }));
    },
  });
}
