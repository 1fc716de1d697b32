import type { Log } from "./log.ts";

/** How often what is past its time is looked for, in milliseconds. */
const interval = 6 * 60 * 60 * 1_000;

/** Deletes one kind of thing that is kept for a time; `remove` answers how many were past it. */
type Job = { readonly what: string; readonly remove: () => Promise<number> };

/** Removes what is past its time, one kind after the other: now, and a few times a day. */
export function createHousekeeping({ log, jobs }: { log: Log; jobs: readonly Job[] }) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let running: Promise<void> = Promise.resolve();
  return {
    start(): void {
      running = runAll();
      timer = setInterval(() => {
        running = running.then(runAll);
      }, interval).unref();
    },

    /** Waits for what is being removed. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };

  /** A job that fails is logged, and does not keep the others from running. */
  async function runAll(): Promise<void> {
    for (const { what: jobName, remove } of jobs)
      try {
        const removedCount = await remove();
        if (removedCount > 0)
          log.info("What was past its time was removed.", { what: jobName, removed: removedCount });
      } catch (fault) {
        log.error("What is past its time could not be removed.", { what: jobName, fault });
      }
  }
}
