import type { LockChange } from "../drafting/block-locks.ts";
import type { DraftingService } from "../drafting/drafting-service.ts";
import { isLive, type Post } from "../posts/post.ts";
import type { PostService } from "../posts/post-service.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { byAdmin, byLink, type ChangedBy, type DraftChange } from "./draft-change.ts";
import { listedPassages, type ListedPassage } from "./listed-passages.ts";
import type { createReviewAccess, LinkCall } from "./review-access.ts";

type Dependencies = {
  readonly posts: PostService;
  readonly drafting: DraftingService;
  readonly change: DraftChange;
  readonly admit: ReturnType<typeof createReviewAccess>;
};

/** Which passages stay as they are, and what has come of that. */
export type KeptPassages = {
  /** Numbers of the locked blocks, from 1 as ledgers count. */
  readonly locked: ReadonlySet<number>;
  /** What the last corrections left out for their sake; null when nothing. */
  readonly remark: string | null;
};

/** Which passages of a revision are to be kept. */
export type LockWish = LockChange & {
  /** The revision that the person saw. */
  readonly revision: number;
};

export type Locked = {
  readonly message: string;
  readonly postId: string;
  readonly revision: number;
  /** Numbers of all blocks that are kept now: the same words elsewhere are kept too. */
  readonly locked: readonly number[];
};

/** The passages of a post that its regenerations leave alone. */
export function createPassageLocks({ posts, drafting, change, admit }: Dependencies) {
  return {
    /** What is kept of the post as it is, by a preview or edit token. Changes nothing. */
    async keptPassages(call: LinkCall): Promise<Result<KeptPassages>> {
      const admitted = await admit(["preview", "edit"], call);
      if (!admitted.ok) return admitted;
      const { post } = admitted.value;
      const locked = await drafting.lockedBlocks(post);
      return succeed({ locked, remark: await remarkOnPresent(post) });
    },

    /** The passages that can be kept, by an edit token. Changes nothing. */
    async passages(call: LinkCall): Promise<Result<readonly ListedPassage[]>> {
      const admitted = await admit(["edit"], call);
      if (!admitted.ok) return admitted;
      const { post } = admitted.value;
      return succeed(listedPassages(post.body_markdown, await drafting.lockedBlocks(post)));
    },

    /**
     * Has these passages kept, by an edit token; what others have kept since they were seen stays. `conflict` when the post has a newer
     * revision, is being rewritten or read by the public, `unacceptable` for a passage that is not there.
     */
    async lockPassages(call: LinkCall & LockWish): Promise<Result<Locked>> {
      const admitted = await admit(["edit"], call);
      if (!admitted.ok) return admitted;
      const { post, claims } = admitted.value;
      return locked(post.id, call, byLink(claims, "locks"));
    },

    /** The same for an admin, who needs no link. */
    lockPassagesAsAdmin: (
      wish: LockWish & { readonly postId: string },
      by: { readonly email: string },
    ): Promise<Result<Locked>> => locked(wish.postId, wish, byAdmin(by)),
  };

  function locked(
    postId: string,
    { revision, blocks, seen }: LockWish,
    by: ChangedBy,
  ): Promise<Result<Locked>> {
    return change(postId, by, async (queries, post) => {
      if (by.link !== null && isLive(post)) return isPublic();
      if (post.revision !== revision)
        return fail("conflict", "This post has changed since. Please load this page again.");
      const kept = await drafting.lockBlocks(queries, post, { blocks, seen, actor: by.actor });
      if (!kept.ok) return kept;
      const { size } = kept.value;
      const message =
        size === 0
          ? "No passage is kept as it is."
          : `${size === 1 ? "1 passage is" : `${size} passages are`} kept as ${size === 1 ? "it is" : "they are"}.`;
      return succeed({ message, postId, revision, locked: [...kept.value] });
    });
  }

  /** What the run that made the present revision left out. */
  async function remarkOnPresent({ id, revision }: Post): Promise<string | null> {
    const run = await drafting.latestRun(id);
    if (run?.assignment.kind !== "regenerate") return null;
    const kept = await posts.revision(id, revision);
    return kept.ok && kept.value.runId === run.id ? run.remark : null;
  }
}

const isPublic = () => fail("conflict", "This post is published: its passages are no longer kept.");
