import type { DraftingRun } from "../drafting/runs/drafting-run.ts";
import { articleOf, type Article } from "../posts/text/article.ts";
import { factsOf } from "../posts/post-edition.ts";
import { isLive, type Post, type PostOverview, type PostStatus } from "../posts/post.ts";
import { shownBlocks } from "../posts/text/markdown.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import type { OfficePerson } from "./office.ts";
import type { ReviewTurn } from "./desk-post.ts";
import { coversPurpose } from "./links/link-terms.ts";
import { markedRevision, type MarkedRevision } from "./marks-view.ts";
import { byLink, type LinkCall, type ReviewTools } from "./post-access.ts";

type ApprovedPost = Pick<PostOverview, "id" | "slug" | "title"> & {
  readonly published_at: string;
};

type Reviewed = MarkedRevision & {
  readonly article: Article;
  readonly blocks: readonly number[];
  /** The note with which its newest revision was sent back; null without one. Holders of links see no account's name. */
  readonly returned: ReviewTurn | null;
};

type Preview = Reviewed & {
  /** Approves this very revision; not given by a link that does not allow that. */
  readonly approveToken?: string;
  /** Corrects this very revision; not given once the post is published, or by a link that does not allow that. */
  readonly editToken?: string;
};

type Editing = Reviewed & {
  readonly previewToken: string;
  readonly editToken: string;
  readonly failedCorrections: string | null;
};

type ReviewStatus = {
  readonly status: PostStatus;
  readonly revision: number;
  readonly job: Pick<DraftingRun, "state" | "stage" | "error"> | null;
};

function nobody(): Promise<Result<never>> {
  return Promise.resolve(fail("unauthenticated", signInToPublish));
}

const signInToPublish =
  "On this site a link alone does not publish. Please sign in as an approver, then publish.";

export function createApproval(dependencies: ReviewTools) {
  const { posts, drafting, links, access, facts, turns, linkSignIn } = dependencies;
  return {
    async preview(call: LinkCall): Promise<Result<Preview>> {
      const authorized = await access.authorizeLink(["preview"], call);
      if (!authorized.ok) return authorized;
      const { post, claims, link } = authorized.value;
      const mayEdit = coversPurpose(link.scope, "edit") && !isLive(post);
      const reviewed = await review(post);
      if (!reviewed.ok) return reviewed;
      return succeed({
        ...reviewed.value,
        ...(coversPurpose(link.scope, "approve") && {
          approveToken: await links.derive(claims, "approve", post.revision),
        }),
        ...(mayEdit && { editToken: await links.derive(claims, "edit", post.revision) }),
      });
    },

    async editing(call: LinkCall): Promise<Result<Editing>> {
      const authorized = await access.authorizeLink(["edit"], call);
      if (!authorized.ok) return authorized;
      const { post, claims } = authorized.value;
      const run = await drafting.latestRun(post.id);
      const hasFailed =
        run?.assignment.kind === "regenerate" &&
        (run.state === "failed" || run.state === "cancelled");
      const reviewed = await review(post);
      if (!reviewed.ok) return reviewed;
      return succeed({
        ...reviewed.value,
        previewToken: await links.derive(claims, "preview", null),
        editToken: await links.derive(claims, "edit", post.revision),
        failedCorrections: hasFailed ? run.instructions : null,
      });
    },

    async status(call: LinkCall): Promise<Result<ReviewStatus>> {
      const authorized = await access.authorizeLink(["preview", "edit", "approve"], call);
      if (!authorized.ok) return authorized;
      const run = await drafting.latestRun(call.postId);
      const job = run === null ? null : { state: run.state, stage: run.stage, error: run.error };
      // Read after its run: one that has succeeded is never shown beside the revision before it.
      const post = await posts.revisions.newest(call.postId);
      if (!post.ok) return post;
      const { status, revision } = post.value;
      return succeed({ status, revision, job });
    },

    /**
     * Publishes the revision that the token's holder previewed; again and again with the same
     * answer. `unauthenticated` where a link publishes only for an approver who has signed in, who then answers
     * for it; `conflict` when it is not the latest one, or the post is being rewritten, with the way to
     * the latest; `forbidden` when another person has to; `unacceptable` while conflicts of it are open, with
     * the first sentences.
     */
    async approve(
      call: LinkCall,
      staff: () => Promise<Result<OfficePerson>> = nobody,
    ): Promise<Result<{ message: string; post: ApprovedPost }>> {
      const claims = await access.readToken(["approve"], call, "Missing postId or token");
      if (!claims.ok) return claims;
      const by = byLink(claims.value, "approval");
      const person = linkSignIn() === "required" ? await staff() : null;
      if (person !== null && (!person.ok || person.value.role !== "admin"))
        return fail("unauthenticated", signInToPublish);
      const actor = person?.ok === true ? `admin:${person.value.email}` : by.actor;
      const revision = claims.value.revision ?? 0;
      // Before the post is locked: it may have to be computed.
      const ledger = await posts.revisions.ledgerOf(call.postId, revision);
      const published = await access.change(call.postId, by, async (queries, post) => {
        // A number that no revision has: the post decides whether it has changed.
        if (!ledger.ok && ledger.failure.kind !== "not-found") return ledger;
        const checked = ledger.ok ? ledger.value : undefined;
        const { publication } = posts;
        return publication.publish(queries, post, { revision, actor, ledger: checked });
      });
      if (!published.ok) {
        const { failure } = published;
        if (failure.kind !== "conflict" || (await isWithdrawn(call.postId))) return published;
        return { ok: false, failure: await access.withLatestPreview(failure, claims.value) };
      }
      const { id, slug, title, published_at } = published.value;
      if (published_at === null) throw new Error(`post ${id} is published without an instant`);
      return succeed({
        message: "Blog post published successfully",
        post: { id, slug, title, published_at },
      });
    },
  };

  async function review(post: Post): Promise<Result<Reviewed>> {
    const { id, revision } = post;
    const ledger = await posts.revisions.ledgerOf(id, revision);
    if (!ledger.ok) return ledger;
    const current = facts.current();
    const marked = markedRevision({
      content: post,
      ledger: ledger.value,
      kept: await posts.keptMarks.of(id),
      facts: factsOf(post, current),
    });
    const turn = (await turns.find([id])).get(id);
    return succeed({
      ...marked,
      article: articleOf(post, current),
      blocks: shownBlocks(post.body_markdown),
      returned: turn?.revision === revision ? { ...turn, by: null } : null,
    });
  }

  /** A withdrawn post has nothing that the holder of a link could approve instead. */
  async function isWithdrawn(postId: string): Promise<boolean> {
    const post = await posts.revisions.newest(postId);
    return post.ok && post.value.status === "withdrawn";
  }
}
