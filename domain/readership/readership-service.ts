import type { Queries } from "../../database/open-database.ts";
import { indianDate, type Clock } from "../shared/clock.ts";
import type { Log } from "../shared/log.ts";
import { createPoller } from "../shared/poller.ts";
import * as repository from "./readership-repository.ts";

/** How often readings are stored, in milliseconds: so much a crash can lose. */
const flushInterval = 10_000;

const dayMs = 24 * 60 * 60 * 1_000;

type Dependencies = { readonly queries: Queries; readonly clock: Clock; readonly log: Log };

export function createReadership({ queries, clock, log }: Dependencies) {
  let counts = new Map<string, number>();
  let flushing: Promise<void> = Promise.resolve();
  const failure = "Readings are counted, but cannot be stored now.";
  const poller = createPoller({ log, interval: flushInterval, work: flush, failure });

  function add(slug: string, readings = 1): void {
    counts.set(slug, (counts.get(slug) ?? 0) + readings);
  }

  function flush(): Promise<void> {
    flushing = flushing.catch(() => undefined).then(store);
    return flushing;
  }

  async function store(): Promise<void> {
    const takenCounts = counts;
    counts = new Map();
    try {
      await repository.addReadings(queries, firstOf(1), takenCounts);
    } catch (fault) {
      for (const [slug, readings] of takenCounts) add(slug, readings);
      throw fault;
    }
  }

  /** The first of so many Indian days that end today. */
  function firstOf(days: number): string {
    return indianDate(new Date(clock.now().getTime() - (days - 1) * dayMs));
  }

  return {
    readings: {
      add: (slug: string): void => add(slug),
      start: () => poller.start(),

      async stop(timeout: number): Promise<void> {
        await poller.stop(timeout);
        await flush().catch((fault: unknown) => log.warn(failure, { fault }));
      },
    },

    async ofWeek(): Promise<number> {
      await flush();
      return repository.sumReadings(queries, firstOf(7));
    },

    /** Of 30 days. */
    async ofPosts(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
      await flush();
      return repository.readingsOfPosts(queries, ids, firstOf(30));
    },

    deleteOfPost: (transaction: Queries, { postId }: { readonly postId: string }) =>
      repository.deleteReadings(transaction, postId),
  };
}
