import type { Queries } from "../../database/open-database.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import type { FactsService } from "../facts/facts-service.ts";
import type { Clock } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { findConfirmations } from "./confirmation-repository.ts";
import type { PeriodicReviews } from "./periodic-reviews.ts";
import { changedSince } from "./post-drafts.ts";
import { movePost } from "./post-moves.ts";
import { markWithdrawn, updatePendingRevision, updatePost } from "./post-repository.ts";
import type { LockedPost, PostRevisions } from "./post-revisions.ts";
import { isLive, isPendingChange, noSuchPost, type Post, type PostStatus } from "./post.ts";
import { checkGate } from "./publication-gate.ts";
import { newCorrections, unpublishedAncestry } from "./revision-ancestry.ts";
import { findLedger, listOrigins, markPublished } from "./revision-repository.ts";
import { blogPostingData, type PublishingSite } from "./structured-data.ts";
import { usedPictures, type UsedPicture } from "./used-pictures.ts";

/** What an admin saw of a post when deciding what becomes of it. */
export type SeenPost = {
  readonly postId: string;
  readonly revision: number;
  /** Left out, the status does not matter. */
  readonly status?: PostStatus;
};

/** Who changes what becomes of a post, and why. */
export type StatusCommand = { readonly actor: string; readonly reason: string | null };

type Dependencies = {
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly site: PublishingSite;
  readonly revisions: PostRevisions;
  readonly periodicReviews: PeriodicReviews;
  readonly facts: Pick<FactsService, "current">;
  /** Called in the transaction that makes a post public. */
  readonly onPublished: (queries: Queries, post: Post) => Promise<void>;
  /** `unacceptable` when a picture is not there, or has no words and is not declared decorative. */
  readonly checkPictures: (
    queries: Queries,
    pictures: readonly UsedPicture[],
  ) => Promise<Result<null>>;
  /** `forbidden` when this person must leave the publication to another. */
  readonly authorizePublication: (
    queries: Queries,
    command: {
      readonly postId: string;
      readonly actor: string;
      /** The revisions that would become public with this one. */
      readonly unpublished: readonly number[];
    },
  ) => Promise<Result<null>>;
};

/** What readers have of a post, changed in the caller's transaction, each change with its entry in the audit log. */
export function createPostPublication(dependencies: Dependencies) {
  const { clock, audit, site, revisions, periodicReviews, facts } = dependencies;
  return {
    /** Locks a post; `conflict` when it is deleted or not as it was seen. */
    async lockAsSeen(queries: Queries, seen: SeenPost): Promise<Result<LockedPost>> {
      const locked = await revisions.lockAnyForUpdate(queries, seen.postId);
      if (locked === null) return noSuchPost();
      return locked.deletedAt === null && isAsSeen(locked, seen)
        ? succeed(locked)
        : changedMeanwhile();
    },

    /**
     * Makes this revision public, in place of the one that readers have, if any. Changes nothing when it
     * is already live. `conflict` when a newer revision exists, or the post was withdrawn and this is not
     * said to be `again`; `forbidden` when another person has to publish it; `unacceptable` when the checks
     * stopped a statement of it, one waits for somebody to check it, or a picture lacks its words. There is no other way to publish.
     */
    async publish(
      queries: Queries,
      { stored, newest: current }: LockedPost,
      command: {
        readonly revision: number;
        readonly actor: string;
        readonly again?: boolean;
        /** Nobody has looked at it since its drafting. */
        readonly unseen?: boolean;
      },
    ): Promise<Result<Post>> {
      const { id: postId, revision, slug, title } = current;
      if (revision !== command.revision) return changedSince();
      if (isLive(current)) return succeed(current);
      if (current.status === "withdrawn" && command.again !== true) return withdrawnSince();
      const origins = (await listOrigins(queries, [postId])).get(postId) ?? [];
      const unpublished = unpublishedAncestry(origins, revision).map((origin) => origin.revision);
      const { actor } = command;
      const authorized = await dependencies.authorizePublication(queries, {
        postId,
        actor,
        unpublished,
      });
      if (!authorized.ok) return authorized;
      const ledger = await findLedger(queries, postId, revision);
      const confirmations = await findConfirmations(queries, postId);
      const of = isPendingChange(current) ? "change" : "draft";
      const gate = checkGate(ledger, confirmations, of);
      if (!gate.ok) return gate;
      const pictures = await dependencies.checkPictures(queries, usedPictures(current));
      if (!pictures.ok) return pictures;
      const now = clock.now().toISOString();
      const moved = await movePost(queries, stored, { to: slug, at: now });
      if (!moved.ok) return moved;
      // A post that comes back keeps its address.
      const publishedAt = current.published_at ?? now;
      const added = newCorrections(current, origins, now);
      const corrections = [...added, ...current.corrections];
      const post: Post = {
        ...current,
        status: "published",
        live_revision: revision,
        schema_jsonld: blogPostingData(
          current,
          site,
          { publishedAt, modifiedAt: now },
          corrections,
        ),
        published_at: publishedAt,
        updated_at: now,
        corrections,
      };
      await updatePost(queries, post, facts.current());
      await markPublished(queries, { postId, revision, at: now });
      const { edition } = post;
      const live = { postId, revision, edition, publishedAt, content: post, ledger, origins };
      await periodicReviews.begin(queries, live, { at: now, byPerson: command.unseen !== true });
      await dependencies.onPublished(queries, post);
      await audit.append(queries, {
        actor,
        action: "post-published",
        postId,
        revision,
        details: {
          slug,
          title,
          ...(slug !== stored.slug && { formerSlug: stored.slug }),
          ...(current.live_revision !== null && { replaced: current.live_revision }),
          ...(added.length > 0 && { corrections: added.map(({ text }) => text) }),
        },
      });
      return succeed(post);
    },

    /**
     * Takes a published post from its readers, who are told so from then on. A change that waits is
     * what the withdrawn post says from now on, as if it had been corrected after its withdrawal.
     */
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
      await periodicReviews.delete(queries, newest.id);
      await appendStatusChange(audit, queries, "post-withdrawn", locked, command);
      return succeed(null);
    },

    /**
     * Gives up the change that waits beside a live post: readers keep what they have, and the next revision
     * begins with that. The revision is kept and its number is not given again. `conflict` when nothing waits.
     */
    async discardChange(
      queries: Queries,
      locked: LockedPost,
      command: StatusCommand,
    ): Promise<Result<null>> {
      if (!isPendingChange(locked.newest))
        return fail("conflict", "No such change waits any more. Please look at the list again.");
      await updatePendingRevision(queries, locked.newest.id, null);
      await appendStatusChange(audit, queries, "change-discarded", locked, command);
      return succeed(null);
    },
  };
}

/** Whether a post is still what its admin saw. */
export function isAsSeen(
  { newest }: LockedPost,
  { revision, status }: Pick<SeenPost, "revision" | "status">,
): boolean {
  return newest.revision === revision && (status === undefined || newest.status === status);
}

/** Notes what has become of a post, as it was before. */
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

/** The refusal when a post is no longer what its admin saw. */
export const changedMeanwhile = () =>
  fail("conflict", "This post has changed since. Please look at the list again.");

/** An approval from before the withdrawal must not undo it. */
const withdrawnSince = () =>
  fail("conflict", "This article was withdrawn. An admin can publish it again on the dashboard.");
