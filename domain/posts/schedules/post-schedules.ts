import type { Queries } from "../../../database/open-database.ts";
import { isPostId } from "../post.ts";
import * as repository from "./schedule-repository.ts";
import type { Schedule } from "./schedule-repository.ts";

export type { Schedule, StoppedSchedule } from "./schedule-repository.ts";

export type PostSchedules = ReturnType<typeof createPostSchedules>;

export function createPostSchedules({ queries }: { readonly queries: Queries }) {
  return {
    insert: repository.insertSchedule,
    endWaiting: repository.endWaiting,
    claimDue: repository.claimDue,
    markStopped: repository.markStopped,

    waiting: () => repository.listWaiting(queries, null),

    async waitingFor(transaction: Queries, postId: string): Promise<Schedule | null> {
      return (await repository.listWaiting(transaction, [postId]))[0] ?? null;
    },

    stopped: () => repository.listStopped(queries),

    dismiss: (transaction: Queries, id: string, at: string): Promise<boolean> =>
      isPostId(id) ? repository.dismissStopped(transaction, "id", id, at) : Promise.resolve(false),

    dismissOfPost: (transaction: Queries, postId: string, at: string) =>
      repository.dismissStopped(transaction, "post_id", postId, at),
  };
}
