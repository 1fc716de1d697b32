import type { Queries } from "../../database/open-database.ts";

export type ReviewLink = {
  readonly id: string;
  readonly post_id: string;
  readonly expires_at: string;
  readonly revoked_at: string | null;
};

const columns = ["id", "post_id", "expires_at", "revoked_at"] as const;

export async function insertLink(
  queries: Queries,
  link: ReviewLink & { readonly created_by: string; readonly created_at: string },
): Promise<void> {
  await queries.insertInto("review_links").values(link).execute();
}

export async function findLink(queries: Queries, id: string): Promise<ReviewLink | null> {
  const row = await queries
    .selectFrom("review_links")
    .select(columns)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** The links of these posts that open something now; the longest-lived of each post comes last. */
export async function listOpenLinks(
  queries: Queries,
  postIds: readonly string[],
  now: string,
): Promise<ReviewLink[]> {
  if (postIds.length === 0) return [];
  return queries
    .selectFrom("review_links")
    .select(columns)
    .where("post_id", "in", postIds)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("expires_at")
    .execute();
}

/** All links of a post, oldest first. */
export async function listLinksOfPost(queries: Queries, postId: string) {
  return queries
    .selectFrom("review_links")
    .select([...columns, "created_by", "created_at"])
    .where("post_id", "=", postId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function eraseLinksOfPost(queries: Queries, postId: string): Promise<void> {
  await queries.deleteFrom("review_links").where("post_id", "=", postId).execute();
}

/** Ends a link; null when there is none with this id that is not ended already. */
export async function revokeLink(
  queries: Queries,
  id: string,
  now: string,
): Promise<ReviewLink | null> {
  const row = await queries
    .updateTable("review_links")
    .set({ revoked_at: now })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .returning(columns)
    .executeTakeFirst();
  return row ?? null;
}
