import type { Queries } from "../../../database/open-database.ts";
import { raiseSiteVersion } from "../../../database/site-version.ts";
import type { AuditLog } from "../../audit/audit-log.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import { movePost } from "../post-moves.ts";
import { markWithdrawn, updatePendingRevision, updatePost } from "../post-repository.ts";
import type { LockedPost } from "../revisions/post-revisions.ts";
import { isPendingChange, noSuchPost, type PostStatus } from "../post.ts";
import { deleteReview, listUnread } from "./live-review-repository.ts";
import { createRevisionPublishing, endSchedule } from "./revision-publishing.ts";

export type SeenPost = {
  readonly postId: string;
  readonly revision: number;
  readonly status?: PostStatus;
};

export type StatusCommand = { readonly actor: string; readonly reason: string | null };

type Dependencies = Parameters<typeof createRevisionPublishing>[0];

export function createPostPublication(dependencies: Dependencies) {
  const { clock, audit, revisions, facts } = dependencies;
  const publishing = createRevisionPublishing(dependencies);
  return {
    /** Locks a post; `conflict` when it is deleted or not as it was seen. */
    async lockAsSeen(queries: Queries, seen: SeenPost): Promise<Result<LockedPost>> {
      const locked = await revisions.lockAnyForUpdate(queries, seen.postId);
      if (locked === null) return noSuchPost();
      return locked.deletedAt === null && isAsSeen(locked, seen)
        ? succeed(locked)
        : changedMeanwhile();
    },

    ...publishing,

    async withdraw(
      queries: Queries,
      locked: LockedPost,
      command: StatusCommand & { readonly reason: string },
    ): Promise<Result<null>> {
      const { stored, newest } = locked;
      if (newest.status !== "published")
        return fail("conflict", "This post is not published now. Nothing was changed.");
      const at = clock.now().toISOString();
      if (isPendingChange(newest)) {
        const moved = await movePost(queries, stored, { to: newest.slug, at });
        // A withdrawal must not wait for another address.
        const slug = moved.ok ? newest.slug : stored.slug;
        const withdrawn = { ...newest, slug, status: "withdrawn", live_revision: null } as const;
        await updatePost(queries, withdrawn, facts.current());
      }
      await markWithdrawn(queries, newest.id, { reason: command.reason, at });
      await endSchedule(queries, newest.id, "The post was withdrawn.", at);
      await deleteReview(queries, newest.id);
      await appendStatusChange(audit, queries, "post-withdrawn", locked, command);
      await raiseSiteVersion(queries);
      return succeed(null);
    },

    async isUnread(queries: Queries, postId: string): Promise<boolean> {
      return (await listUnread(queries, [postId])).has(postId);
    },

    async discardChange(
      queries: Queries,
      locked: LockedPost,
      command: StatusCommand,
    ): Promise<Result<null>> {
      if (!isPendingChange(locked.newest))
        return fail("conflict", "No such change waits any more. Please look at the list again.");
      const { id } = locked.newest;
      await updatePendingRevision(queries, id, null);
      await endSchedule(queries, id, "The change was given up.", clock.now().toISOString());
      await appendStatusChange(audit, queries, "change-discarded", locked, command);
      return succeed(null);
    },
  };
}

export function isAsSeen(
  { newest }: LockedPost,
  { revision, status }: Pick<SeenPost, "revision" | "status">,
): boolean {
  return newest.revision === revision && (status === undefined || newest.status === status);
}

export function appendStatusChange(
  audit: AuditLog,
  queries: Queries,
  action: "post-withdrawn" | "change-discarded" | "post-deleted" | "post-restored",
  { stored: { id, slug, title, status }, newest: { revision } }: LockedPost,
  { actor, reason }: StatusCommand,
): Promise<void> {
  return audit.append(queries, {
    actor,
    action,
    postId: id,
    revision,
    ...(reason !== null && { reason }),
    details: { slug, title, status },
  });
}

export const changedMeanwhile = () =>
  fail("conflict", "This post has changed since. Please look at the list again.");
