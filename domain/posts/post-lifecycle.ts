import { createHash } from "node:crypto";
import type { Queries } from "../../database/open-database.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import { canonicalJson } from "../shared/canonical-json.ts";
import type { Clock } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import type { PostStatus } from "./post.ts";
import type { createNewestRevisions } from "./newest-revision.ts";
import { forgetLook } from "./look-repository.ts";
import { isPostId, noSuchPost } from "./post-identity.ts";
import { updatePost } from "./post-repository.ts";
import * as repository from "./post-lifecycle-repository.ts";
import { setWaiting } from "./waiting-revision-repository.ts";

/** How long a deleted post can be restored. */
export const deletedPostDays = 30;

const day = 24 * 60 * 60 * 1_000;

/** A change of a post's standing: what is wanted, and what its author saw when wanting it. */
export type StandingChange = {
  readonly postId: string;
  readonly revision: number;
  /** Left out, the status does not matter. */
  readonly status?: PostStatus;
  readonly actor: string;
  readonly reason: string | null;
};

type Dependencies = {
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly newest: ReturnType<typeof createNewestRevisions>;
};

/**
 * What becomes of a post after its draft, inside a caller's transaction: withdrawn, deleted, restored,
 * and after 30 days erased. Each change has its entry in the audit log, and is refused with `conflict`
 * when the post is not as its author saw it.
 */
export function createPostLifecycle({ clock, audit, newest }: Dependencies) {
  return {
    holdAsSeen,

    /**
     * Takes a published post from its readers, who are told so from then on. A change that waits is
     * what the withdrawn post says from now on, as if it had been corrected after its withdrawal.
     */
    async withdraw(
      queries: Queries,
      change: StandingChange & { readonly reason: string },
    ): Promise<Result<null>> {
      const held = await holdAsSeen(queries, change);
      if (!held.ok) return held;
      if (held.value.status !== "published")
        return fail("conflict", "This post is not published now. Nothing was changed.");
      const at = clock.now().toISOString();
      if (held.value.isChangeWaiting) {
        const post = await newest.hold(queries, change.postId);
        if (post === null) return noSuchPost();
        await updatePost(queries, { ...post, status: "withdrawn", live_revision: null });
      }
      await repository.markWithdrawn(queries, change.postId, { reason: change.reason, at });
      await forgetLook(queries, change.postId);
      return noted(queries, "post-withdrawn", held.value, change);
    },

    /**
     * Gives up the change that waits beside a live post: readers keep what they have, and the next revision
     * begins with that. The revision is kept and its number is not given again. `conflict` when nothing waits.
     */
    async discardChange(queries: Queries, change: StandingChange): Promise<Result<null>> {
      const held = await holdAsSeen(queries, change);
      if (!held.ok) return held;
      if (!held.value.isChangeWaiting)
        return fail("conflict", "No such change waits any more. Please look at the list again.");
      await setWaiting(queries, change.postId, null);
      return noted(queries, "change-discarded", held.value, change);
    },

    /** Hides a post of any status; it keeps its status, its address and everything else. */
    async remove(queries: Queries, change: StandingChange): Promise<Result<null>> {
      const held = await holdAsSeen(queries, change);
      if (!held.ok) return held;
      await repository.markDeleted(queries, change.postId, clock.now().toISOString());
      return noted(queries, "post-deleted", held.value, change);
    },

    /** Brings a deleted post back as it was; `not-found` when it was erased. */
    async restore(queries: Queries, change: StandingChange): Promise<Result<null>> {
      const standing = await holdAny(queries, change.postId);
      if (standing === null) return noSuchPost();
      if (standing.deleted_at === null || !isAsSeen(standing, change)) return changedMeanwhile();
      await repository.markDeleted(queries, change.postId, null);
      return noted(queries, "post-restored", standing, change);
    },

    /** The posts that can be restored no more. */
    expired(queries: Queries): Promise<string[]> {
      const oldest = clock.now().getTime() - deletedPostDays * day;
      return repository.listDeletedBefore(queries, new Date(oldest).toISOString());
    },

    /**
     * Removes a deleted post and its revisions for ever; the log keeps a hash of each revision, by
     * which a copy can be recognised. False when it was restored or erased in the meantime.
     */
    async erase(queries: Queries, postId: string, forget: () => Promise<void>): Promise<boolean> {
      const standing = await holdAny(queries, postId);
      if (standing?.deleted_at === undefined || standing.deleted_at === null) return false;
      const whole = await repository.readWholePost(queries, postId);
      await forget();
      await forgetLook(queries, postId);
      await repository.erasePost(queries, postId);
      await audit.append(queries, {
        actor: "system",
        action: "post-erased",
        postId,
        revision: standing.revision,
        details: {
          deletedAt: standing.deleted_at,
          revisions: whole?.revisions.map(({ revision, content }) => ({
            revision,
            sha256: createHash("sha256").update(canonicalJson(content)).digest("hex"),
          })),
        },
      });
      return true;
    },

    /** A post with all its revisions and their ledgers as they are stored, deleted or not. */
    async whole(queries: Queries, postId: string) {
      const whole = isPostId(postId) ? await repository.readWholePost(queries, postId) : null;
      return whole === null ? noSuchPost() : succeed(whole);
    },
  };

  async function holdAny(queries: Queries, postId: string) {
    return isPostId(postId) ? repository.holdStanding(queries, postId) : null;
  }

  /** Keeps others from changing a post until the transaction ends; `conflict` when it is deleted or not as it was seen. */
  async function holdAsSeen(
    queries: Queries,
    change: Pick<StandingChange, "postId" | "revision" | "status">,
  ): Promise<Result<repository.PostStanding>> {
    const standing = await holdAny(queries, change.postId);
    if (standing === null) return noSuchPost();
    return standing.deleted_at === null && isAsSeen(standing, change)
      ? succeed(standing)
      : changedMeanwhile();
  }

  async function noted(
    queries: Queries,
    action: "change-discarded" | "post-deleted" | "post-restored" | "post-withdrawn",
    { id, slug, title, status, revision }: repository.PostStanding,
    { actor, reason }: StandingChange,
  ): Promise<Result<null>> {
    await audit.append(queries, {
      actor,
      action,
      postId: id,
      revision,
      ...(reason !== null && { reason }),
      details: { slug, title, status },
    });
    return succeed(null);
  }
}

function isAsSeen(
  standing: repository.PostStanding,
  { revision, status }: Pick<StandingChange, "revision" | "status">,
): boolean {
  return standing.revision === revision && (status === undefined || standing.status === status);
}

const changedMeanwhile = () =>
  fail("conflict", "This post has changed since. Please look at the list again.");
