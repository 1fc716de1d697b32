import type { Queries } from "../../database/open-database.ts";
import type { Clock } from "../shared/clock.ts";
import type { Log } from "../shared/log.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { indianDayNumber, isoDay } from "../shared/indian-days.ts";
import { createOpinionGuard, type OpinionSource } from "./opinion-guard.ts";
import { createReadingCounter } from "./reading-counter.ts";
import * as repository from "./readership-repository.ts";

export type ReadershipService = ReturnType<typeof createReadership>;

/** What lists show of a post that was read. */
type NamedPost = { readonly id: string; readonly title: string; readonly slug: string };

type Dependencies = {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly log: Log;
  /** The published ones of these posts, as they read now. */
  readonly namePosts: (ids: readonly string[]) => Promise<readonly NamedPost[]>;
};

/** How many posts the list of the most read ones has. */
const mostReadPosts = 10;

/** How much posts are read and whether they are found useful: sums by post and Indian day, and nothing of a person. */
export function createReadership(dependencies: Dependencies) {
  const { queries, clock, namePosts } = dependencies;
  const readings = createReadingCounter(dependencies);
  const guard = createOpinionGuard(dependencies);

  /** The first of so many days that end today. */
  function since(days: number): string {
    return isoDay(indianDayNumber(clock.now()) - days + 1);
  }

  return {
    /** Counts readings; begun with the site and stopped with it. */
    readings,

    /**
     * Adds an opinion to the sums of a published post, at most one a day of the same browser in the same
     * network; answers where the post is, whether it counted or not. `not-found` without such a post.
     */
    async giveOpinion(
      slug: string,
      isUseful: boolean,
      source: OpinionSource,
    ): Promise<Result<repository.LivePost>> {
      const post = await repository.findLivePost(queries, slug);
      if (post === null) return fail("not-found", "There is no such post.");
      if (!guard.take(slug, source)) return succeed(post);
      const addedCounts = { readings: 0, useful: isUseful ? 1 : 0, not_useful: isUseful ? 0 : 1 };
      try {
        await repository.addToSums(queries, since(1), new Map([[slug, addedCounts]]));
      } catch (fault) {
        guard.release(slug, source);
        throw fault;
      }
      return succeed(post);
    },

    /** The posts that were read most in so many days until now, and the sums of these posts: of 7 days, of 30, of all. */
    async overview({ days, ids }: { readonly days: number; readonly ids: readonly string[] }) {
      await readings.flush();
      const mostRead = await repository.listMostRead(queries, since(days), mostReadPosts);
      const postsById = new Map(
        (await namePosts(mostRead.map(({ postId }) => postId))).map((post) => [post.id, post]),
      );
      return succeed({
        days,
        mostRead: mostRead.flatMap((reading) => {
          const post = postsById.get(reading.postId);
          return post === undefined ? [] : [{ ...reading, title: post.title, slug: post.slug }];
        }),
        posts: await repository.listSums(queries, ids, { week: since(7), month: since(30) }),
      });
    },

    /** Removes the sums of a post, in the caller's transaction. */
    deleteOfPost: (transaction: Queries, { postId }: { readonly postId: string }) =>
      repository.deleteSums(transaction, postId),
  };
}
