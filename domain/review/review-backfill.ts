import type { ReviewRoom } from "./review-room.ts";

/** How many posts the backfill reads at a time. */
const backfillBatch = 50;

/** Gives posts that were published before reviews were kept their first review; once, after a start. */
export function createReviewBackfill({ database, posts, drafting, log }: ReviewRoom) {
  const stopping = new AbortController();
  let inFlight: Promise<void> = Promise.resolve();
  return {
    run,

    start(): void {
      inFlight = run().then(
        (noted) => {
          if (noted > 0) log.info("Published posts got their first periodic review.", { noted });
        },
        (fault: unknown) => log.error("The first periodic reviews could not be stored.", { fault }),
      );
    },

    /** Waits for the post that is being noted; the next start goes on. */
    async stop(): Promise<void> {
      stopping.abort();
      await inFlight;
    },
  };

  /** How many posts got a review; each in a transaction of its own. */
  async function run(): Promise<number> {
    let noted = 0;
    let last = "";
    for (;;) {
      const missing = await posts.periodicReviews.missing(last, backfillBatch);
      for (const { id } of missing) {
        if (stopping.signal.aborted) return noted;
        const unseen = await wasPublishedUnseen(id);
        await database.transaction(async (queries) => {
          const post = await posts.revisions.lockAnyForUpdate(queries, id);
          if (post === null) return;
          const byPerson = post.stored.revision > 1 || !unseen;
          await posts.periodicReviews.backfill(queries, post, { byPerson });
        });
        last = id;
        noted++;
      }
      if (missing.length < backfillBatch) return noted;
    }
  }

  /** Whether the post's first revision went live with its drafting, before anybody could look at it. */
  async function wasPublishedUnseen(postId: string): Promise<boolean> {
    const runs = await drafting.runsOf(postId);
    return runs.some(
      ({ kind, state, publish, remark }) =>
        kind === "generate" && state === "succeeded" && publish === 1 && remark === null,
    );
  }
}
