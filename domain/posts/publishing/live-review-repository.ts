import type { Queries } from "../../../database/open-database.ts";

export type LiveReview = {
  /** Null when it went live with its drafting. */
  readonly checkedAt: string | null;
  readonly changedAt: string | null;
  /** A model wrote some of it. */
  readonly byModel: boolean;
};

export async function replaceReview(
  queries: Queries,
  postId: string,
  { checkedAt, changedAt, byModel }: LiveReview,
): Promise<void> {
  const columns = { checked_at: checkedAt, changed_at: changedAt, by_model: byModel ? 1 : 0 };
  await queries
    .insertInto("post_looks")
    .values({ post_id: postId, ...columns })
    .onConflict((conflict) => conflict.column("post_id").doUpdateSet(columns))
    .execute();
}

export async function listUnread(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await queries
    .selectFrom("post_looks")
    .select("post_id")
    .where("post_id", "in", ids)
    .where("checked_at", "is", null)
    .execute();
  return new Set(rows.map(({ post_id }) => post_id));
}

export async function deleteReview(queries: Queries, postId: string): Promise<void> {
  await queries.deleteFrom("post_looks").where("post_id", "=", postId).execute();
}

export async function findReview(queries: Queries, postId: string): Promise<LiveReview | null> {
  const row = await queries
    .selectFrom("post_looks")
    .select(["checked_at", "changed_at", "by_model"])
    .where("post_id", "=", postId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    checkedAt: row.checked_at,
    changedAt: row.changed_at,
    byModel: row.by_model === 1,
  };
}
