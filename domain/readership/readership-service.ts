import type { Queries } from "../../database/open-database.ts";
import type { Clock } from "../shared/clock.ts";
import { indianDayNumber, isoDay } from "../shared/indian-days.ts";
import type { Log } from "../shared/log.ts";
import * as repository from "./readership-repository.ts";

/** How often readings are stored, in milliseconds: so much a crash can lose. */
const flushInterval = 10_000;

export type ReadershipService = ReturnType<typeof createReadership>;

type Dependencies = { readonly queries: Queries; readonly clock: Clock; readonly log: Log };

export function createReadership({ queries, clock, log }: Dependencies) {
  const readings = createReadingCounter({ queries, clock, log });

  /** The first of so many days that end today. */
  function since(days: number): string {
    return isoDay(indianDayNumber(clock.now()) - days + 1);
  }

  return {
    readings,

    async ofWeek(): Promise<number> {
      await readings.flush();
      return repository.sumReadings(queries, since(7));
    },

    async ofPosts(ids: readonly string[]) {
      await readings.flush();
      return repository.listReadings(queries, ids, since(30));
    },

    deleteOfPost: (transaction: Queries, { postId }: { readonly postId: string }) =>
      repository.deleteReadings(transaction, postId),
  };
}

function createReadingCounter({ queries, clock, log }: Dependencies) {
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

  function flush(): Promise<void> {
    flushing = flushing.then(store);
    return flushing;
  }

  async function store(): Promise<void> {
    const takenCounts = countsByDay;
    countsByDay = new Map();
    for (const [day, ofDay] of takenCounts)
      try {
        await repository.addReadings(queries, isoDay(day), ofDay);
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
