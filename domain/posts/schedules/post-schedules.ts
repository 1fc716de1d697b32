import type { Queries } from "../../../database/open-database.ts";
import { isPostId } from "../post.ts";
import * as repository from "./schedule-repository.ts";
import type { Schedule } from "./schedule-repository.ts";

export type { Schedule, StoppedSchedule } from "./schedule-repository.ts";

export type PostSchedules = ReturnType<typeof createPostSchedules>;

/** Methods whose first parameter is `transaction` belong to the caller's. */
export function createPostSchedules({ queries }: { readonly queries: Queries }) {
  const { insertSchedule, endWaiting, claimDue, markStopped } = repository;
  return {
    insert: insertSchedule,
    endWaiting,
    claimDue,
    markStopped,

    /** All that wait, the next one first. */
    waiting: () => repository.listWaiting(queries, null),

    async waitingFor(transaction: Queries, postId: string): Promise<Schedule | null> {
      return (await repository.listWaiting(transaction, [postId]))[0] ?? null;
    },

    /** Those that something stopped and nobody has put away, newest first. */
    stopped: () => repository.listStopped(queries),

    /** Answers whether it was there. */
    dismiss: (transaction: Queries, id: string, at: string): Promise<boolean> =>
      isPostId(id) ? repository.dismissStopped(transaction, "id", id, at) : Promise.resolve(false),

    dismissOfPost: (transaction: Queries, postId: string, at: string) =>
      repository.dismissStopped(transaction, "post_id", postId, at),
  };
}
