import type { Queries } from "../../database/open-database.ts";
import type { Clock } from "../shared/clock.ts";
import type { Log } from "../shared/log.ts";
import { indianDayNumber, isoDay } from "../shared/indian-days.ts";
import { createReadingCounter } from "./reading-counter.ts";
import * as repository from "./readership-repository.ts";

export type ReadershipService = ReturnType<typeof createReadership>;

type Dependencies = { readonly queries: Queries; readonly clock: Clock; readonly log: Log };

export function createReadership(dependencies: Dependencies) {
  const { queries, clock } = dependencies;
  const readings = createReadingCounter(dependencies);

  function since(days: number): string {
    return isoDay(indianDayNumber(clock.now()) - days + 1);
  }

  return {
    readings,

    async ofWeek(): Promise<number> {
      await readings.flush();
      return repository.sumReadings(queries, since(7));
    },

    async ofPosts(
      ids: readonly string[],
    ): Promise<ReadonlyMap<string, { readonly recent: number; readonly all: number }>> {
      await readings.flush();
      const sums = await repository.listReadings(queries, ids, since(30));
      return new Map(sums.map(({ postId, recent, all }) => [postId, { recent, all }]));
    },

    deleteOfPost: (transaction: Queries, { postId }: { readonly postId: string }) =>
      repository.deleteReadings(transaction, postId),
  };
}
