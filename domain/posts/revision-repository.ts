import type { Queries } from "../../database/open-database.ts";
import { readJson } from "../../database/values.ts";
import { ledgerSchema, type Ledger } from "./ledger.ts";
import { postContentSchema, type PostContent } from "./post.ts";

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
  /** What the checks saw in it. */
  readonly ledger: Ledger;
};

export async function insertRevision(queries: Queries, revision: NewRevision): Promise<void> {
  const { content, ledger, ...columns } = revision;
  await queries
    .insertInto("blog_post_revisions")
    .values({ ...columns, content: JSON.stringify(content), ledger: JSON.stringify(ledger) })
    .execute();
}

/** What the checks saw in a revision; null for one older than the checks. */
export async function findLedger(
  queries: Queries,
  postId: string,
  revision: number,
): Promise<Ledger | null> {
  const row = await queries
    .selectFrom("blog_post_revisions")
    .select("ledger")
    .where("post_id", "=", postId)
    .where("revision", "=", revision)
    .executeTakeFirst();
  const ledger = row?.ledger ?? null;
  return ledger === null ? null : readJson(ledgerSchema, ledger);
}

export type PastRevision = {
  readonly revision: number;
  readonly content: PostContent;
  readonly instructions: string;
  readonly isChecked: boolean;
};

/** All revisions of a post, oldest first. */
export async function listRevisions(queries: Queries, postId: string): Promise<PastRevision[]> {
  const rows = await queries
    .selectFrom("blog_post_revisions")
    .select(["revision", "content", "instructions", "ledger"])
    .where("post_id", "=", postId)
    .orderBy("revision")
    .execute();
  return rows.map(({ revision, content, instructions, ledger }) => ({
    revision,
    content: readJson(postContentSchema, content),
    instructions,
    isChecked: ledger !== null,
  }));
}
