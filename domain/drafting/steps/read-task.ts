import type { Edition } from "../../../content/facts/edition.ts";
import type { Post } from "../../posts/post.ts";
import type { PostPast } from "../../posts/revisions/post-revisions.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import type { RunTools } from "../runs/run-control.ts";
import type { Assignment, DraftingRun } from "../runs/drafting-run.ts";

/** What is to be written, with everything that the following steps need of it. */
export type Task = {
  readonly run: DraftingRun;
  /** The edition whose records it is about: that of the post, for a new one the current edition. */
  readonly edition: Edition;
  readonly work:
    | Extract<Assignment, { kind: "generate" }>
    | {
        readonly kind: "regenerate";
        /** With its newest revision. */
        readonly current: Post;
        readonly readerNote: string | null;
      };
  /** The words of this request are among it. */
  readonly past: PostPast;
};

/** Reads the request with the post that it changes; `conflict` when that has changed since. */
export async function readTask(
  run: DraftingRun,
  { posts, facts }: Pick<RunTools, "posts" | "facts">,
): Promise<Result<Task>> {
  const { assignment, instructions } = run;
  if (assignment.kind === "generate")
    return succeed({
      run,
      edition: facts.current().edition,
      work: assignment,
      past: { prompt: instructions, requests: [instructions], otherWords: [], readMarks: [] },
    });
  const { postId, baseRevision, readerNote } = assignment;
  const current = await posts.revisions.newest(postId);
  if (!current.ok) return current;
  if (current.value.revision !== baseRevision)
    return fail("conflict", "This post has changed since the corrections were written.");
  const past = await posts.revisions.past(postId);
  return succeed({
    run,
    edition: current.value.edition,
    work: { kind: "regenerate", current: current.value, readerNote },
    past: { ...past, requests: [...past.requests, instructions] },
  });
}
