import type { Queries } from "../../database/open-database.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import type { StandingChange } from "./post-lifecycle.ts";
import { isPostId, noSuchPost } from "./post-identity.ts";
import { holdStanding } from "./post-lifecycle-repository.ts";
import { setWaiting } from "./waiting-revision-repository.ts";

/** What becomes of changes that wait beside a live post, inside a caller's transaction. */
export function createWaitingChanges({ audit }: { readonly audit: AuditLog }) {
  return {
    /**
     * Gives up the change that waits: readers keep what they have, and the next revision begins with
     * that. The revision is kept and its number is not given again. `conflict` when nothing waits or
     * the post is not as it was seen.
     */
    async discardChange(queries: Queries, change: StandingChange): Promise<Result<null>> {
      const { postId, revision, status, actor, reason } = change;
      const held = isPostId(postId) ? await holdStanding(queries, postId) : null;
      if (held === null) return noSuchPost();
      const isAsSeen =
        held.deleted_at === null &&
        held.revision === revision &&
        (status === undefined || held.status === status);
      if (!isAsSeen || !held.isChangeWaiting)
        return fail("conflict", "No such change waits any more. Please look at the list again.");
      await setWaiting(queries, postId, null);
      await audit.append(queries, {
        actor,
        action: "change-discarded",
        postId,
        revision,
        ...(reason !== null && { reason }),
        details: { slug: held.slug, title: held.title },
      });
      return succeed(null);
    },
  };
}
