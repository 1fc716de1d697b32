import type { Queries } from "../../../database/open-database.ts";
import { isPostId } from "../post.ts";
import * as repository from "./schedule-repository.ts";
import type { Schedule } from "./schedule-repository.ts";

export type { Schedule, ScheduleEnd, StoppedSchedule } from "./schedule-repository.ts";

export type PostSchedules = ReturnType<typeof createPostSchedules>;

/** When posts go public by themselves, as it is kept. Methods whose first parameter is `transaction` belong to the caller's. */
export function createPostSchedules({ queries }: { readonly queries: Queries }) {
  return {
    insert: repository.insertSchedule,
    endWaiting: repository.endWaiting,
    claimDue: repository.claimDue,
    markStopped: repository.markStopped,
    dismissOfPost: repository.dismissOfPost,

    /** What is due at this instant, the oldest first. */
    due: (now: string) => repository.listDue(queries, now),

    /** When the next one is due; null when none waits. */
    nextInstant: () => repository.nextInstant(queries),

    /** All that wait, the next one first. */
    waiting: () => repository.listWaiting(queries, null),

    /** What waits for this post, in the caller's transaction; null for nothing. */
    async waitingFor(transaction: Queries, postId: string): Promise<Schedule | null> {
      return (await repository.listWaiting(transaction, [postId]))[0] ?? null;
    },

    /** What waits for these posts, by post. */
    async ofPosts(postIds: readonly string[]): Promise<ReadonlyMap<string, Schedule>> {
      const waiting = await repository.listWaiting(queries, postIds);
      return new Map(waiting.map((schedule) => [schedule.postId, schedule]));
    },

    /** Those that something stopped and nobody has put away, newest first. */
    stopped: () => repository.listStopped(queries),

    /** Puts a stopped one away, in the caller's transaction; answers whether it was there. */
    dismiss: (transaction: Queries, id: string, at: string): Promise<boolean> =>
      isPostId(id) ? repository.dismissStopped(transaction, id, at) : Promise.resolve(false),
  };
}
