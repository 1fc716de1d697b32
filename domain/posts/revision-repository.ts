import type { Queries } from "../../database/open-database.ts";
import type { PostContent } from "./post.ts";

/** One version of a post's content, kept for ever. */
export type NewRevision = {
  readonly id: string;
  readonly post_id: string;
  /** From 1, without gaps. */
  readonly revision: number;
  readonly content: PostContent;
  /** Why it exists: from a prompt, or from a reviewer's words. */
  readonly reason: "generated" | "corrected";
  /** The prompt or the corrections. */
  readonly instructions: string;
  readonly run_id: string;
  readonly written_by: string;
  readonly created_at: string;
};

export async function insertRevision(queries: Queries, revision: NewRevision): Promise<void> {
  await queries
    .insertInto("blog_post_revisions")
    .values({ ...revision, content: JSON.stringify(revision.content) })
    .execute();
}
