import type { Queries } from "../../../database/open-database.ts";

/** A block that stays as it is, and who said so. */
type Lock = {
  readonly id: string;
  readonly post_id: string;
  /** The block as it is written. */
  readonly markdown: string;
  readonly locked_by: string;
  readonly locked_at: string;
};

/** The locks of a post, those too whose block the post no longer holds. */
export async function listLocks(queries: Queries, postId: string): Promise<Lock[]> {
  return queries
    .selectFrom("locked_passages")
    .select(["id", "post_id", "markdown", "locked_by", "locked_at"])
    .where("post_id", "=", postId)
    .orderBy("id")
    .execute();
}

export async function insertLocks(queries: Queries, locks: readonly Lock[]): Promise<void> {
  // One at a time: both engines bound the values of one statement.
  for (const lock of locks) await queries.insertInto("locked_passages").values(lock).execute();
}

export async function deleteLock(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom("locked_passages").where("id", "=", id).execute();
}

export async function eraseLocksOfPost(queries: Queries, postId: string): Promise<void> {
  await queries.deleteFrom("locked_passages").where("post_id", "=", postId).execute();
}
