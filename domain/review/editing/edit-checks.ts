import type { Ledger } from "../../posts/revisions/ledger.ts";
import type { Post } from "../../posts/post.ts";
import type { StoredRevision } from "../../posts/revisions/post-revisions.ts";
import { countOpen, openMarks, type OpenCounts } from "../../posts/revisions/kept-marks.ts";
import { checkGate } from "../../posts/publishing/publication-gate.ts";
import { succeed, type Result } from "../../shared/result.ts";
import { editInstructions } from "./edit-instructions.ts";
import type { EditedContent } from "./edited-content.ts";
import type { ReviewRoom } from "../review-room.ts";

/** A post with its newest revision. */
export type Newest = { readonly post: Post; readonly stored: StoredRevision };

export function createEditChecks({ posts, drafting }: Pick<ReviewRoom, "posts" | "drafting">) {
  return {
    async newestOf(postId: string): Promise<Result<Newest>> {
      const post = await posts.revisions.newest(postId);
      if (!post.ok) return post;
      const stored = await posts.revisions.find(postId, post.value.revision);
      return stored.ok ? succeed({ post: post.value, stored: stored.value }) : stored;
    },

    async checkedEdit(
      { post, stored: { content: before, edition, ledger } }: Newest,
      edited: EditedContent,
    ): Promise<{ instructions: string; ledger: Ledger }> {
      const instructions = editInstructions(before, edited);
      const ledgerNow = await drafting.recheck({
        id: post.id,
        edition,
        content: { ...before, ...edited },
        words: [instructions],
        notCovered: ledger?.not_covered ?? [],
      });
      return { instructions, ledger: ledgerNow };
    },

    async authorOf(postId: string, revision: number): Promise<string> {
      const history = await posts.revisions.history(postId);
      const actor = history.find((note) => note.revision === revision)?.actor;
      if (actor?.startsWith("admin:") === true) return actor.slice("admin:".length);
      return actor?.startsWith("link:") === true ? "a reviewer with a link" : "the site";
    },

    /** The answer of the gate and the number of open marks; none yet for a revision from before there were marks. */
    async standingOf({ post, stored: { ledger } }: Newest): Promise<{
      readonly gate: Result<null>;
      readonly counts: OpenCounts;
    }> {
      if (ledger === null) return { gate: succeed(null), counts: { conflicts: 0, unverified: 0 } };
      const open = openMarks(ledger, await posts.keptMarks.of(post.id));
      return { gate: checkGate(open), counts: countOpen(open) };
    },
  };
}
