import { type Ledger, stoppingFindings } from "../../posts/revisions/ledger.ts";
import { isPendingChange, type Post } from "../../posts/post.ts";
import type { StoredRevision } from "../../posts/revisions/post-revisions.ts";
import { unconfirmedClaims } from "../../posts/revisions/confirmation.ts";
import { checkGate } from "../../posts/publishing/publication-gate.ts";
import { succeed, type Result } from "../../shared/result.ts";
import { editInstructions } from "./edit-instructions.ts";
import type { EditedContent } from "./edited-content.ts";
import type { ReviewRoom } from "../review-room.ts";

/** A post with its newest revision. */
export type Newest = { readonly post: Post; readonly stored: StoredRevision };

/** What an edit starts from, and what the checks say of it. */
export function createEditChecks({ posts, drafting }: Pick<ReviewRoom, "posts" | "drafting">) {
  return {
    async newestOf(postId: string): Promise<Result<Newest>> {
      const post = await posts.revisions.newest(postId);
      if (!post.ok) return post;
      const stored = await posts.revisions.find(postId, post.value.revision);
      return stored.ok ? succeed({ post: post.value, stored: stored.value }) : stored;
    },

    /** Fails as `Compute` does. */
    async checkedEdit(
      { post, stored: { content: before, edition } }: Newest,
      edited: EditedContent,
      by: { readonly email: string },
    ): Promise<Result<{ instructions: string; ledger: Ledger }>> {
      const instructions = editInstructions(before, edited);
      const checked = await drafting.recheck({
        ...{ id: post.id, edition, content: { ...before, ...edited } },
        ...{ words: [instructions], person: `admin:${by.email}` },
      });
      return checked.ok ? succeed({ instructions, ledger: checked.value }) : checked;
    },

    /** Who made a revision: an account's address, or what kind of person. */
    async authorOf(postId: string, revision: number): Promise<string> {
      const history = await posts.revisions.history(postId);
      const actor = history.find((note) => note.revision === revision)?.actor;
      if (actor?.startsWith("admin:") === true) return actor.slice("admin:".length);
      return actor?.startsWith("link:") === true ? "a reviewer with a link" : "the site";
    },

    /** What the gate says of a revision, and how many statements keep it from publication. */
    async standingOf({ post, stored: { ledger } }: Newest) {
      const confirmations = await posts.confirmations.of(post.id);
      const counts = {
        stopped: ledger === null ? 0 : stoppingFindings(ledger).length,
        unconfirmed: unconfirmedClaims(ledger, confirmations).length,
      };
      return {
        gate: checkGate(ledger, confirmations, isPendingChange(post) ? "change" : "draft"),
        counts,
      };
    },
  };
}
