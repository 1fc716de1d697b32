import { isLive } from "../posts/post.ts";
import { changedSince } from "../posts/revisions/post-drafts.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import type { ReviewTurn } from "./desk-post.ts";
import { coversPurpose } from "./links/link-terms.ts";
import { markedArticle, type MarkedArticle } from "./marks-view.ts";
import { byLink, type LinkCall, type ReviewTools } from "./post-access.ts";
import { parseNote } from "./review-turns.ts";

type Reviewed = MarkedArticle & {
  /** The note with which its newest revision was sent back. Holders of links see no account's name. */
  readonly returned: ReviewTurn | null;
};

export function createApproval(dependencies: ReviewTools) {
  const { posts, drafting, links, access, facts, turns } = dependencies;
  return {
    /** Not given are tokens that the link does not allow, and one to correct what is published. */
    async preview(call: LinkCall) {
      const opened = await open("preview", call);
      if (!opened.ok) return opened;
      const { post, claims, link, reviewed } = opened.value;
      const derive = (purpose: "edit" | "approve") =>
        coversPurpose(link.scope, purpose)
          ? links.derive(claims, purpose, post.revision)
          : Promise.resolve(undefined);
      return succeed({
        ...reviewed,
        approveToken: await derive("approve"),
        editToken: isLive(post) ? undefined : await derive("edit"),
      });
    },

    async editing(call: LinkCall) {
      const opened = await open("edit", call);
      if (!opened.ok) return opened;
      const { post, claims, reviewed } = opened.value;
      const run = await drafting.latestRun(post.id);
      const hasFailed = run?.kind === "regenerate" && run.state === "failed";
      return succeed({
        ...reviewed,
        previewToken: await links.derive(claims, "preview", null),
        editToken: await links.derive(claims, "edit", post.revision),
        /** The reviewer's words, when their regeneration has failed: to be tried again. */
        failedCorrections: hasFailed ? run.prompt : null,
      });
    },

    async status(call: LinkCall) {
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

    async sendBack(
      call: LinkCall & { readonly revision: number; readonly note: string },
    ): Promise<Result<{ readonly message: string }>> {
      const claims = await access.readToken(["edit"], call);
      if (!claims.ok) return claims;
      const note = parseNote(call.note);
      if (!note.ok) return note;
      const by = byLink(claims.value);
      return access.change(call.postId, by, async (queries, { newest }) => {
        if (isLive(newest)) return fail("conflict", "This post is published already.");
        if (newest.revision !== call.revision) return changedSince();
        await turns.sendBack(queries, newest, { actor: by.actor, note: note.value });
        return succeed({ message: "Sent back with your note." });
      });
    },

    /** Publishes the revision that the token's holder previewed; again and again with the same answer. */
    async approve(call: LinkCall) {
      const claims = await access.readToken(["approve"], call, "Missing postId or token");
      if (!claims.ok) return claims;
      const by = byLink(claims.value);
      const { actor } = by;
      const revision = claims.value.revision ?? 0;
      // Before the post is locked: it may have to be computed. Without such a revision the post says what is wrong.
      const checked = await posts.revisions.ledgerOf(call.postId, revision);
      const ledger = checked.ok ? checked.value : undefined;
      const published = await access.change(call.postId, by, (queries, post) =>
        posts.publication.publish(queries, post, { revision, actor, ledger }),
      );
      if (!published.ok) return published;
      const { id, slug, title, published_at } = published.value;
      if (published_at === null) throw new Error(`post ${id} is published without an instant`);
      return succeed({
        message: "Blog post published successfully",
        post: { id, slug, title, published_at },
      });
    },
  };

  async function open(purpose: "preview" | "edit", call: LinkCall) {
    const authorized = await access.authorizeLink([purpose], call);
    if (!authorized.ok) return authorized;
    const { post } = authorized.value;
    const { id, revision } = post;
    const ledger = await posts.revisions.ledgerOf(id, revision);
    if (!ledger.ok) return ledger;
    const kept = await posts.keptMarks.of(id);
    const turn = (await turns.find([id])).get(id);
    const reviewed: Reviewed = {
      ...markedArticle(post, ledger.value, kept, facts.current()),
      returned: turn?.revision === revision ? { ...turn, by: null } : null,
    };
    return succeed({ ...authorized.value, reviewed });
  }
}
