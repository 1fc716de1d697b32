import type { DraftingService } from "../drafting/drafting-service.ts";
import { isLive, type Post } from "../posts/post.ts";
import type { PostService } from "../posts/post-service.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { checksOf, type Checks } from "./checks/checks.ts";
import { comparisonOf, type Comparison } from "./comparison.ts";
import { byAdmin, byLink, type ChangedBy, type DraftChange } from "./draft-change.ts";
import type { createReviewAccess, LinkCall } from "./review-access.ts";

type Dependencies = {
  readonly posts: PostService;
  readonly drafting: DraftingService;
  readonly change: DraftChange;
  readonly admit: ReturnType<typeof createReviewAccess>;
};

/** Which revision becomes the content of a draft again. */
export type RestoreWish = {
  readonly revision: number;
  /** The latest revision that the person saw; null when they did not say. */
  readonly latest: number | null;
};

export type Restored = {
  readonly message: string;
  readonly postId: string;
  /** The number of the new revision. */
  readonly revision: number;
};

/** What is known of the revisions of a draft, and the way back to one of them. */
export function createRevisionReview({ posts, drafting, change, admit }: Dependencies) {
  return {
    /** What the checks saw in a revision, by a preview or edit token. Changes nothing. */
    async checks(call: LinkCall & { readonly revision: number }): Promise<Result<Checks>> {
      const admitted = await admit(["preview", "edit"], call);
      if (!admitted.ok) return admitted;
      const kept = await posts.revision(admitted.value.post.id, call.revision);
      return kept.ok ? succeed(checksOf(kept.value)) : kept;
    },

    /** What changed from an earlier revision, by a preview token; null when there is none. Changes nothing. */
    async comparison(
      call: LinkCall & { readonly revision: number; readonly against: number | null },
    ): Promise<Result<Comparison | null>> {
      const admitted = await admit(["preview"], call);
      if (!admitted.ok) return admitted;
      return comparisonOf(posts, { ...call, live: admitted.value.post.live_revision });
    },

    /**
     * Makes of an earlier revision the newest one, by an edit token. `not-found` without such a
     * revision; `conflict` when readers have this very post, it is being rewritten, or has changed since.
     */
    async restore(call: LinkCall & RestoreWish): Promise<Result<Restored>> {
      const admitted = await admit(["edit"], call);
      if (!admitted.ok) return admitted;
      const { post, claims } = admitted.value;
      const wish = { ...call, latest: call.latest ?? claims.revision };
      return restored(post, wish, byLink(claims, "restore"));
    },

    /** The same for an admin, who needs no link; of a published post it is a change that waits. */
    async restoreAsAdmin(
      wish: RestoreWish & { readonly postId: string },
      by: { readonly email: string },
    ): Promise<Result<Restored>> {
      const post = await posts.byId(wish.postId);
      if (!post.ok) return post;
      return restored(post.value, wish, byAdmin(by));
    },
  };

  async function restored(
    seen: Post,
    { revision, latest }: RestoreWish,
    by: ChangedBy,
  ): Promise<Result<Restored>> {
    if (isLive(seen) && by.link !== null) return isPublic();
    const base = latest ?? seen.revision;
    if (revision === base) return fail("unacceptable", "The draft is this revision already.");
    const kept = await posts.revision(seen.id, revision);
    if (!kept.ok) return kept;
    const { content, writtenBy } = kept.value;
    const ledger = await drafting.recheck(seen.id, content);
    if (!ledger.ok) return ledger;
    const instructions = `Restored revision ${revision}`;
    const authorship = {
      instructions,
      runId: null,
      writtenBy,
      actor: by.actor,
      ledger: ledger.value,
      contentOf: revision,
    };
    const added = await change(seen.id, by, async (queries, post) => {
      if (isLive(post) && by.link !== null) return isPublic();
      const place = { postId: seen.id, revision: base };
      return posts.addRevision(queries, place, content, authorship, "restored");
    });
    if (!added.ok) return added;
    const message = `Revision ${revision} was restored as revision ${added.value.revision}.`;
    return succeed({ message, postId: seen.id, revision: added.value.revision });
  }
}

const isPublic = () =>
  fail("conflict", "This post is published: no earlier revision can be restored.");
