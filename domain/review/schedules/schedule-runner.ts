import { setTimeout as sleep } from "node:timers/promises";
import type { Schedule } from "../../posts/schedules/schedule.ts";
import type { Clock } from "../../shared/clock.ts";
import type { Log } from "../../shared/log.ts";
import type { Schedules } from "./review-schedules.ts";

/** Longest time between two looks at the database, in milliseconds: others set schedules too, and clocks jump. */
const longestWait = 1_000;

/** Shortest one, so that a clock that stands still at an instant does not keep it busy. */
const shortestWait = 10;

type Dependencies = {
  readonly clock: Clock;
  readonly log: Log;
  readonly schedules: Schedules;
  readonly waiting: () => Promise<readonly Schedule[]>;
};

/** In every instance: whoever claims a due schedule first does it, never before its instant by this process's clock. */
export function createScheduleRunner({ clock, log, schedules, waiting }: Dependencies) {
  const failing = new Set<string>();
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | null = null;

  return {
    start(): void {
      look();
    },

    /** Begins no other one, and waits at most so many milliseconds for the one under way. */
    async stop(timeout: number): Promise<void> {
      stopping = true;
      clearTimeout(timer);
      if (working !== null)
        await Promise.race([working, sleep(timeout, undefined, { ref: false })]);
    },

    performDue,
  };

  function look(): void {
    if (stopping) return;
    working = performDue()
      .then(waitingTime)
      .catch((fault: unknown) => {
        report("look", "Schedules could not be read.", fault);
        return longestWait;
      })
      .then((wait) => {
        working = null;
        if (!stopping) timer = setTimeout(look, wait).unref();
      });
  }

  async function performDue(): Promise<void> {
    const now = clock.now().toISOString();
    const due = (await waiting()).filter(({ publishAt }) => publishAt <= now);
    failing.delete("look");
    // Each instance in an order of its own, so that they do not wait for each other at every post.
    for (const schedule of shuffled(due)) {
      if (stopping) return;
      try {
        await schedules.perform(schedule);
        failing.delete(schedule.id);
      } catch (fault) {
        report(schedule.id, "A scheduled post could not be published; it is tried again.", fault);
      }
    }
  }

  async function waitingTime(): Promise<number> {
    const [next] = await waiting();
    if (next === undefined) return longestWait;
    const left = Date.parse(next.publishAt) - clock.now().getTime();
    return Math.min(longestWait, Math.max(shortestWait, left));
  }

  function report(what: string, message: string, fault: unknown): void {
    if (!failing.has(what)) log.error(message, { fault });
    failing.add(what);
  }
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, order: Math.random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
