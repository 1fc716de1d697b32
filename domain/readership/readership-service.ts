import type { Queries } from "../../database/open-database.ts";
import { indianDate, type Clock, dayMs, later } from "../shared/clock.ts";
import type { Log } from "../shared/log.ts";
import { createPoller } from "../shared/poller.ts";

/** So many rows a statement: SQLite holds other writers back while it works. */
const rowsAtOnce = 200;

/** How often readings are stored, in milliseconds: so much a crash can lose. */
const flushInterval = 10_000;

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
      await storeCounts(takenCounts);
    } catch (fault) {
      for (const [slug, readings] of takenCounts) add(slug, readings);
      throw fault;
    }
  }

  /** Only added to, so instances add up; in one order everywhere, or two of them could wait for each other. */
  async function storeCounts(taken: ReadonlyMap<string, number>): Promise<void> {
    const day = firstOf(1);
    const slugs = [...taken.keys()];
    for (let first = 0; first < slugs.length; first += rowsAtOnce) {
      const posts = await queries
        .selectFrom("blog_posts")
        .select(["id", "slug"])
        .where("slug", "in", slugs.slice(first, first + rowsAtOnce))
        .orderBy("id")
        .execute();
      if (posts.length === 0) continue;
      await queries
        .insertInto("post_readings")
        .values(posts.map(({ id, slug }) => ({ post_id: id, day, readings: taken.get(slug) ?? 0 })))
        .onConflict((conflict) =>
          conflict.columns(["post_id", "day"]).doUpdateSet((of) => ({
            readings: of("post_readings.readings", "+", of.ref("excluded.readings")),
          })),
        )
        .execute();
    }
  }

  function firstOf(days: number): string {
    return indianDate(later(clock.now(), (1 - days) * dayMs));
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
      const { sum } = await queries
        .selectFrom("post_readings")
        .where("day", ">=", firstOf(7))
        .select((of) => of.fn.sum<number | string | null>("readings").as("sum"))
        .executeTakeFirstOrThrow();
      return Number(sum ?? 0);
    },

    /** The sums of 30 days; a post without any is left out. */
    async ofPosts(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
      await flush();
      if (ids.length === 0) return new Map();
      const rows = await queries
        .selectFrom("post_readings")
        .where("post_id", "in", ids)
        .where("day", ">=", firstOf(30))
        .groupBy("post_id")
        .select((of) => ["post_id", of.fn.sum<number | string>("readings").as("sum")])
        .execute();
      return new Map(rows.map(({ post_id, sum }) => [post_id, Number(sum)]));
    },

    async deleteOfPost(transaction: Queries, { postId }: { readonly postId: string }) {
      await transaction.deleteFrom("post_readings").where("post_id", "=", postId).execute();
    },
  };
}
