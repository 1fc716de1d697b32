import type { OpenDatabase } from "../../database/open-database.ts";
import type { DraftingService, RecentRun } from "../drafting/drafting-service.ts";
import type { DraftingRun, RunListener } from "../drafting/run.ts";
import { articleOf, type Article } from "../posts/article.ts";
import { isLive, type PostBrief, type PostCategory, type PostStatus } from "../posts/post.ts";
import type { PostService } from "../posts/post-service.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { createCorrectionRequests } from "./correction-requests.ts";
import { instructionText } from "./instruction-text.ts";
import { createReviewAccess, type LinkCall } from "./review-access.ts";
import type { ReviewLinks } from "./review-links.ts";
import { createRevisionReview } from "./revision-review.ts";
import { createPassageLocks } from "./passage-locks.ts";

/** How many runs the dashboard lists. */
const recentWorkSize = 20;

export type ReviewService = ReturnType<typeof createReviewService>;

type Dependencies = {
  readonly database: OpenDatabase;
  readonly posts: PostService;
  readonly drafting: DraftingService;
  readonly links: ReviewLinks;
};

export type Preview = {
  readonly article: Article;
  /** Approves this very revision. */
  readonly approveToken: string;
  /** Not given once this revision is public. */
  readonly editToken?: string;
};

export type Editing = {
  readonly article: Article;
  /** Opens the preview to which the edit page returns. */
  readonly previewToken: string;
  /** The reviewer's words, when their regeneration has failed or was cancelled: to be tried again. */
  readonly failedCorrections: string | null;
};

export type ReviewStatus = {
  readonly status: PostStatus;
  readonly revision: number;
  readonly job: Pick<DraftingRun, "state" | "stage" | "error"> | null;
};

/** A post with an address that shows its draft or the change that waits; null when readers have all of it, or none of its links opens any more. */
export type ReviewedPost = PostBrief & { readonly previewUrl: string | null };

/** A run with its post, for the dashboard. */
export type RecentWork = Omit<RecentRun, "post"> & { readonly post: ReviewedPost | null };

/** The path of a post from its prompt to its publication, as admins and holders of links walk it. */
export function createReviewService({ database, posts, drafting, links }: Dependencies) {
  const admit = createReviewAccess({ posts, links });
  return {
    ...createRevisionReview({ database, posts, drafting, admit }),
    ...createCorrectionRequests({ drafting, admit }),
    ...createPassageLocks({ database, posts, drafting, admit }),

    /**
     * Has a post made for an admin; see `DraftingService.generate` for its failures. When it was to
     * be published and the checks stopped it, the message says why it is a draft.
     */
    async generatePost(
      wanted: {
        readonly prompt: string;
        readonly category: PostCategory;
        readonly publish: boolean;
        readonly by: { readonly email: string };
        readonly idempotencyKey?: string | null;
      },
      listener?: RunListener,
    ): Promise<Result<{ message: string; post: PostBrief & { previewUrl: string } }>> {
      const { by, ...rest } = wanted;
      const prompt = instructionText(wanted.prompt, "Please enter a prompt");
      if (!prompt.ok) return prompt;
      const request = { ...rest, prompt: prompt.value, requestedBy: `admin:${by.email}` };
      const made = await drafting.generate(request, listener);
      if (!made.ok) return made;
      const { post, remark } = made.value;
      const { id, title, slug, status, published_at } = post;
      const previewUrl = await previewUrlOf(id, by);
      if (!previewUrl.ok) return previewUrl;
      const whenMade = wanted.publish
        ? "Blog post published successfully"
        : "Blog post generated successfully";
      return succeed({
        message: remark ?? whenMade,
        post: { id, title, slug, status, published_at, ...previewUrl.value },
      });
    },

    /** The post by a preview token, with the tokens that its buttons need. Changes nothing. */
    async preview(call: LinkCall): Promise<Result<Preview>> {
      const admitted = await admit(["preview"], call);
      if (!admitted.ok) return admitted;
      const { post, claims } = admitted.value;
      const approveToken = await links.derive(claims, "approve", post.revision);
      const article = articleOf(post);
      if (isLive(post)) return succeed({ article, approveToken });
      const editToken = await links.derive(claims, "edit", null);
      return succeed({ article, approveToken, editToken });
    },

    /** The post by an edit token, with what its page needs. Changes nothing. */
    async editing(call: LinkCall): Promise<Result<Editing>> {
      const admitted = await admit(["edit"], call);
      if (!admitted.ok) return admitted;
      const { post, claims } = admitted.value;
      const run = await drafting.latestRun(post.id);
      const hasFailed =
        run?.assignment.kind === "regenerate" &&
        (run.state === "failed" || run.state === "cancelled");
      return succeed({
        article: articleOf(post),
        previewToken: await links.derive(claims, "preview", null),
        failedCorrections: hasFailed ? run.instructions : null,
      });
    },

    /**
     * Publishes the revision that the token's holder previewed; again and again with the same
     * answer. `conflict` when it is not the latest one, or the post is being rewritten;
     * `unacceptable` when the checks stopped statements of it, with the first of them.
     */
    async approve(
      call: LinkCall,
    ): Promise<Result<{ message: string; post: Omit<PostBrief, "status"> }>> {
      const admitted = await admit(["approve"], call, "Missing postId or token");
      if (!admitted.ok) return admitted;
      const { post, claims } = admitted.value;
      const published = await database.transaction(async (queries) => {
        const held = await posts.hold(queries, post.id);
        if (!held.ok) return held;
        if (await drafting.isUnderWay(queries, post.id))
          return fail(
            "conflict",
            "AI is regenerating this post. Please approve its next revision.",
          );
        return posts.publish(queries, {
          postId: post.id,
          revision: claims.revision ?? 0,
          actor: `link:${claims.linkId}`,
        });
      });
      if (!published.ok) return published;
      const { id, slug, title, published_at } = published.value;
      return succeed({
        message: "Blog post published successfully",
        post: { id, slug, title, published_at },
      });
    },

    /** Where a post stands, by any token of it. */
    async postStatus(call: LinkCall): Promise<Result<ReviewStatus>> {
      const admitted = await admit(["preview", "edit", "approve"], call);
      if (!admitted.ok) return admitted;
      const run = await drafting.latestRun(call.postId);
      const job = run === null ? null : { state: run.state, stage: run.stage, error: run.error };
      // Read after its run: one that has succeeded is never shown beside the revision before it.
      const post = await posts.byId(call.postId);
      if (!post.ok) return post;
      const { status, revision } = post.value;
      return succeed({ status, revision, job });
    },

    /** A new preview link for an admin, for a post whose links have expired. */
    issuePreviewLink: newPreviewUrl,

    /** Ends work of the AI that has not ended; see `DraftingService.cancel` for its failures. */
    cancelRun: (runId: string, by: { readonly email: string }): Promise<Result<null>> =>
      drafting.cancel(runId, `admin:${by.email}`),

    /** Ends a preview link with all tokens derived from it. */
    revokePreviewLink: (linkId: string, by: { readonly email: string }): Promise<Result<null>> =>
      database.transaction((queries) => links.revoke(queries, { linkId, by: `admin:${by.email}` })),

    /** The newest runs with their posts and working preview addresses, for the dashboard. Stores nothing. */
    async recentWork(): Promise<RecentWork[]> {
      const runs = await drafting.recentRuns(recentWorkSize);
      const drafts = runs.flatMap(({ post }) =>
        post === null || (post.status === "published" && post.pending_revision === null)
          ? []
          : [post.id],
      );
      const addresses = await links.previewUrls([...new Set(drafts)]);
      return runs.map(({ post, ...run }) => ({
        ...run,
        post: post && { ...post, previewUrl: addresses.get(post.id) ?? null },
      }));
    },
  };

  /** An address that opens the post's preview: one that does already, or a new one. */
  async function previewUrlOf(
    postId: string,
    by: { readonly email: string },
  ): Promise<Result<{ previewUrl: string }>> {
    const previewUrl = (await links.previewUrls([postId])).get(postId);
    return previewUrl === undefined ? newPreviewUrl(postId, by) : succeed({ previewUrl });
  }

  function newPreviewUrl(
    postId: string,
    by: { readonly email: string },
  ): Promise<Result<{ previewUrl: string }>> {
    return database.transaction(async (queries) => {
      const post = await posts.hold(queries, postId);
      if (!post.ok) return post;
      const actor = `admin:${by.email}`;
      return succeed({ previewUrl: await links.issue(queries, { postId, by: actor }) });
    });
  }
}
