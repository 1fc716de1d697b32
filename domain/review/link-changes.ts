import type { DraftingService } from "../drafting/drafting-service.ts";
import type { PostBrief } from "../posts/post.ts";
import type { PostService } from "../posts/post-service.ts";
import { succeed, type Failure, type Result } from "../shared/result.ts";
import { correctionsAccepted, correctionsMissing } from "./correction-requests.ts";
import { byLink, type DraftChange } from "./draft-change.ts";
import { instructionText } from "./instruction-text.ts";
import type { LinkClaims } from "./link-tokens.ts";
import type { createReviewAccess, LinkCall } from "./review-access.ts";
import type { ReviewLinks } from "./review-links.ts";

type Dependencies = {
  readonly posts: PostService;
  readonly drafting: DraftingService;
  readonly links: ReviewLinks;
  readonly change: DraftChange;
  readonly admit: ReturnType<typeof createReviewAccess>;
};

/** What the holder of a link asks for on the way to publication: corrections and approval. */
export function createLinkChanges({ posts, drafting, links, change, admit }: Dependencies) {
  return {
    /**
     * Has the draft rewritten; answers at once with the revision that it will become. `conflict` as in
     * `DraftingService.regenerate`, and when the token is of an older revision, with the way to the latest.
     */
    async requestCorrections(
      call: LinkCall & { readonly corrections: string },
    ): Promise<Result<{ message: string; postId: string; revision: number }>> {
      const admitted = await admit(["edit"], call);
      if (!admitted.ok) return admitted;
      const { post, claims } = admitted.value;
      const corrections = instructionText(call.corrections, correctionsMissing);
      if (!corrections.ok) return corrections;
      const requested = await drafting.regenerate({
        postId: post.id,
        baseRevision: claims.revision ?? 0,
        corrections: corrections.value,
        requestedBy: `link:${claims.linkId}`,
        async beforeStoring(queries) {
          // Again, now that nobody can revoke it meanwhile.
          const open = await links.check(claims, queries);
          if (open.ok) await links.noteUse(queries, claims.linkId, "corrections");
          return open;
        },
      });
      if (!requested.ok) return withTheLatest(requested, claims);
      const { revision } = requested.value;
      return succeed({ message: correctionsAccepted, postId: post.id, revision });
    },

    /**
     * Publishes the revision that the token's holder previewed; again and again with the same
     * answer. `conflict` when it is not the latest one, or the post is being rewritten, with the way to
     * the latest; `forbidden` when another person has to; `unacceptable` when the checks stopped
     * statements of it, with the first of them.
     */
    async approve(
      call: LinkCall,
    ): Promise<Result<{ message: string; post: Omit<PostBrief, "status"> }>> {
      const admitted = await admit(["approve"], call, "Missing postId or token");
      if (!admitted.ok) return admitted;
      const { post, claims } = admitted.value;
      const by = byLink(claims, "approval");
      const wanted = { postId: post.id, revision: claims.revision ?? 0, actor: by.actor };
      const published = await change(post.id, by, (queries) => posts.publish(queries, wanted));
      if (!published.ok)
        return post.status === "withdrawn" ? published : withTheLatest(published, claims);
      const { id, slug, title, published_at } = published.value;
      return succeed({
        message: "Blog post published successfully",
        post: { id, slug, title, published_at },
      });
    },
  };

  /** A conflict together with the way to the latest revision, by the same link. */
  async function withTheLatest(
    refused: { readonly ok: false; readonly failure: Failure },
    claims: LinkClaims,
  ): Promise<{ ok: false; failure: Failure }> {
    if (refused.failure.kind !== "conflict") return refused;
    const latest = await links.latestOf(claims);
    return { ok: false, failure: { ...refused.failure, latest } };
  }
}
