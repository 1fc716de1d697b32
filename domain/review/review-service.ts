import type { OpenDatabase } from "../../database/open-database.ts";
import type { DraftingService, RecentRun } from "../drafting/drafting-service.ts";
import type { DraftingRun, RunListener } from "../drafting/run.ts";
import { articleOf, type Article } from "../posts/article.ts";
import { isLive, type PostBrief, type PostCategory, type PostStatus } from "../posts/post.ts";
import type { PostService } from "../posts/post-service.ts";
import { succeed, type Result } from "../shared/result.ts";
import { createCorrectionRequests } from "./correction-requests.ts";
import { createDraftChange } from "./draft-change.ts";
import { instructionText } from "./instruction-text.ts";
import { createLinkChanges } from "./link-changes.ts";
import { createLinkIssue } from "./link-issue.ts";
import { allows } from "./link-scope.ts";
import { createPassageLocks } from "./passage-locks.ts";
import { createReviewAccess, type LinkCall } from "./review-access.ts";
import type { ReviewLinks } from "./review-links.ts";
import { createRevisionReview } from "./revision-review.ts";

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
  /** Approves this very revision; not given by a link that does not allow that. */
  readonly approveToken?: string;
  /** Corrects this very revision; not given once the post is published, or by a link that does not allow that. */
  readonly editToken?: string;
};

export type Editing = {
  readonly article: Article;
  /** Opens the preview to which the edit page returns. */
  readonly previewToken: string;
  /** Corrects the revision that is shown. */
  readonly editToken: string;
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
  const change = createDraftChange({ database, posts, drafting, links });
  const issue = createLinkIssue({ database, posts, links });
  return {
    ...createRevisionReview({ posts, drafting, change, admit }),
    ...createLinkChanges({ posts, drafting, links, change, admit }),
    ...createCorrectionRequests({ drafting }),
    ...createPassageLocks({ posts, drafting, change, admit }),

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
      const { post, claims, link } = admitted.value;
      const mayEdit = allows(link.scope, "edit") && !isLive(post);
      return succeed({
        article: articleOf(post),
        ...(allows(link.scope, "approve") && {
          approveToken: await links.derive(claims, "approve", post.revision),
        }),
        ...(mayEdit && { editToken: await links.derive(claims, "edit", post.revision) }),
      });
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
        editToken: await links.derive(claims, "edit", post.revision),
        failedCorrections: hasFailed ? run.instructions : null,
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
    issuePreviewLink: (postId: string, by: { readonly email: string }) => issue({ postId, by }),

    /** Ends work of the AI that has not ended; see `DraftingService.cancel` for its failures. */
    cancelRun: (runId: string, by: { readonly email: string }): Promise<Result<null>> =>
      drafting.cancel(runId, `admin:${by.email}`),

    /** The newest runs with their posts and an admin's own working preview addresses, for the dashboard. Stores nothing. */
    async recentWork(by: { readonly email: string }): Promise<RecentWork[]> {
      const runs = await drafting.recentRuns(recentWorkSize);
      const drafts = runs.flatMap(({ post }) =>
        post === null || (post.status === "published" && post.pending_revision === null)
          ? []
          : [post.id],
      );
      const addresses = await links.previewUrls([...new Set(drafts)], `admin:${by.email}`);
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
    const own = await links.previewUrls([postId], `admin:${by.email}`);
    const previewUrl = own.get(postId);
    return previewUrl === undefined ? issue({ postId, by }) : succeed({ previewUrl });
  }
}
