import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "./log.ts";

type Polling = {
  readonly log: Log;
  readonly interval: number;
  readonly work: () => Promise<void>;
  /** Logged when the work fails, once until it has gone well again. */
  readonly failure: string;
};

export function createPoller({ log, interval, work, failure }: Polling) {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | null = null;
  let isFailing = false;

  async function attempt(): Promise<void> {
    try {
      await work();
      isFailing = false;
    } catch (fault) {
      if (!isFailing) log.error(failure, { fault });
      isFailing = true;
    }
  }

  function poll(): void {
    working ??= attempt().finally(() => {
      working = null;
    });
  }

  return {
    start(): void {
      poll();
      timer = setInterval(poll, interval).unref();
    },

    /** Begins nothing more, and waits for what is under way, at most so many milliseconds. */
    async stop(timeout: number): Promise<void> {
      clearInterval(timer);
      if (working !== null)
        await Promise.race([working, sleep(timeout, undefined, { ref: false })]);
    },
  };
}
