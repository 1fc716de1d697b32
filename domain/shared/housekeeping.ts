import type { Log } from "./log.ts";

/** How often what is past its time is looked for, in milliseconds. */
const every = 6 * 60 * 60 * 1_000;

/** One kind of thing that is kept for a time; `remove` answers how many were past it. */
type Chore = { readonly what: string; readonly remove: () => Promise<number> };

/** Removes what is past its time, one kind after the other: now, and a few times a day. */
export function createHousekeeping({ log, chores }: { log: Log; chores: readonly Chore[] }) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let underWay: Promise<void> = Promise.resolve();
  return {
    start(): void {
      underWay = removeAll();
      timer = setInterval(() => {
        underWay = underWay.then(removeAll);
      }, every).unref();
    },

    /** Waits for what is being removed. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await underWay;
    },
  };

  /** One that fails is told, and does not keep the others from their turn. */
  async function removeAll(): Promise<void> {
    for (const { what, remove } of chores)
      try {
        const removed = await remove();
        if (removed > 0) log.info("What was past its time was removed.", { what, removed });
      } catch (fault) {
        log.error("What is past its time could not be removed.", { what, fault });
      }
  }
}
