import type { Queries } from "../../database/open-database.ts";
import type { Clock } from "../shared/clock.ts";
import type { Log } from "../shared/log.ts";
import { indianDayNumber, isoDay } from "../shared/indian-days.ts";
import { addReadings } from "./readership-repository.ts";

/** How often what was counted is stored, in milliseconds: so much a crash can lose. */
const flushInterval = 10_000;

type Dependencies = { readonly queries: Queries; readonly clock: Clock; readonly log: Log };

/**
 * Counts readings of posts in memory, by slug and Indian day, and adds them to the stored sums. No more
 * of a reader gets here than that there was one. While the database is away it goes on counting.
 */
export function createReadingCounter({ queries, clock, log }: Dependencies) {
  let countsByDay = new Map<number, Map<string, number>>();
  let flushing: Promise<void> = Promise.resolve();
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;

  /** Of a page that is served from memory in some ten microseconds: two look-ups and an addition. */
  function add(slug: string, readings = 1, day = indianDayNumber(clock.now())): void {
    let ofDay = countsByDay.get(day);
    if (ofDay === undefined) countsByDay.set(day, (ofDay = new Map<string, number>()));
    ofDay.set(slug, (ofDay.get(slug) ?? 0) + readings);
  }

  /** Stores what was counted until now. What cannot be stored is kept for the next time. */
  function flush(): Promise<void> {
    flushing = flushing.then(store);
    return flushing;
  }

  async function store(): Promise<void> {
    const takenCounts = countsByDay;
    countsByDay = new Map();
    for (const [day, ofDay] of takenCounts)
      try {
        await addReadings(queries, isoDay(day), ofDay);
        isFailing = false;
      } catch (fault) {
        for (const [slug, readings] of ofDay) add(slug, readings, day);
        if (!isFailing) log.warn("Readings are counted, but cannot be stored now.", { fault });
        isFailing = true;
      }
  }

  return {
    add: (slug: string): void => add(slug),
    flush,

    start(): void {
      timer = setInterval(() => void flush(), flushInterval).unref();
    },

    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
