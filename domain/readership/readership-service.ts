import type { Queries } from "../../database/open-database.ts";
import type { Clock } from "../shared/clock.ts";
import type { Log } from "../shared/log.ts";
import { indianDayNumber, isoDay } from "../shared/indian-days.ts";
import { createReadingCounter } from "./reading-counter.ts";
import * as repository from "./readership-repository.ts";

export type ReadershipService = ReturnType<typeof createReadership>;

type Dependencies = { readonly queries: Queries; readonly clock: Clock; readonly log: Log };

/** How much posts are read: sums by post and Indian day, and nothing of a person. */
export function createReadership(dependencies: Dependencies) {
  const { queries, clock } = dependencies;
  const readings = createReadingCounter(dependencies);

  /** The first of so many days that end today. */
  function since(days: number): string {
    return isoDay(indianDayNumber(clock.now()) - days + 1);
  }

  return {
    /** Counts readings; begun with the site and stopped with it. */
    readings,

    /** The readings of all posts in 7 days. */
    async ofWeek(): Promise<number> {
      await readings.flush();
      return repository.sumReadings(queries, since(7));
    },

    /** The readings of these posts in 30 days and of all time, by post; a post without any is left out. */
    async ofPosts(
      ids: readonly string[],
    ): Promise<ReadonlyMap<string, { readonly recent: number; readonly all: number }>> {
      await readings.flush();
      const sums = await repository.listReadings(queries, ids, since(30));
      return new Map(sums.map(({ postId, recent, all }) => [postId, { recent, all }]));
    },

    /** Removes the sums of a post, in the caller's transaction. */
    deleteOfPost: (transaction: Queries, { postId }: { readonly postId: string }) =>
      repository.deleteReadings(transaction, postId),
  };
}
