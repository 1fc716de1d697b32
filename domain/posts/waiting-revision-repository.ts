import type { Queries } from "../../database/open-database.ts";
import { readJson } from "../../database/values.ts";
import type { RevisionOrigin } from "./lineage.ts";
import { postContentSchema, type PostContent } from "./post.ts";

/** Lets a revision wait beside the live one, or none. */
export async function setWaiting(
  queries: Queries,
  postId: string,
  revision: number | null,
): Promise<void> {
  await queries
    .updateTable("blog_posts")
    .set({ pending_revision: revision })
    .where("id", "=", postId)
    .execute();
}

export type WaitingRevision = {
  readonly content: PostContent;
  readonly written_by: string;
  readonly created_at: string;
};

export async function findWaiting(
  queries: Queries,
  postId: string,
  revision: number,
): Promise<WaitingRevision | null> {
  const row = await queries
    .selectFrom("blog_post_revisions")
    .select(["content", "written_by", "created_at"])
    .where("post_id", "=", postId)
    .where("revision", "=", revision)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, content: readJson(postContentSchema, row.content) };
}

/** The number that the post's next revision gets: discarded ones are counted too. */
export async function nextRevision(queries: Queries, postId: string): Promise<number> {
  const { newest } = await queries
    .selectFrom("blog_post_revisions")
    .select((of) => of.fn.max<number | null>("revision").as("newest"))
    .where("post_id", "=", postId)
    .executeTakeFirstOrThrow();
  return (newest ?? 0) + 1;
}

/** Where each revision of these posts comes from, by post, in no order. */
export async function listOrigins(
  queries: Queries,
  postIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RevisionOrigin[]>> {
  const found = new Map<string, RevisionOrigin[]>(postIds.map((id) => [id, []]));
  if (postIds.length === 0) return found;
  const rows = await queries
    .selectFrom("blog_post_revisions")
    .select([
      "post_id",
      "revision",
      "base_revision",
      "reader_note",
      "written_by",
      "created_at",
      "published_at",
    ])
    .where("post_id", "in", postIds)
    .execute();
  for (const { post_id, ...origin } of rows) found.get(post_id)?.push(origin);
  return found;
}

/** Notes that readers have this revision from now on; a revision keeps its first time. */
export async function markPublic(
  queries: Queries,
  { postId, revision, at }: { readonly postId: string; readonly revision: number; at: string },
): Promise<void> {
  await queries
    .updateTable("blog_post_revisions")
    .set({ published_at: at })
    .where("post_id", "=", postId)
    .where("revision", "=", revision)
    .where("published_at", "is", null)
    .execute();
}
