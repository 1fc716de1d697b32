import type { Log } from "./log.ts";

const interval = 6 * 60 * 60 * 1_000;

type Job = { readonly what: string; readonly remove: () => Promise<unknown> };

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

    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };

  /** A job that fails is logged, and does not keep the others from running. */
  async function runAll(): Promise<void> {
    for (const { what: jobName, remove } of jobs)
      try {
        await remove();
      } catch (fault) {
        log.error("What is past its time could not be removed.", { what: jobName, fault });
      }
  }
}
