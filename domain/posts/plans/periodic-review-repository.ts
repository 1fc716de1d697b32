import { createHash } from "node:crypto";
import type { Queries } from "../../../database/open-database.ts";
import type { ListCursor } from "../lists/list-cursor.ts";
import type { PeriodicReview, UsedRecord } from "./periodic-review-rules.ts";

/** A value that some live post showed when it was checked. */
type KnownValue = UsedRecord & { readonly hash: string };

/** A post whose review is due, as its row knows it. */
export type DueReviewRow = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly revision: number;
  readonly edition: string;
  readonly published_at: string;
  readonly checked_at: string | null;
  readonly review_by: string;
};

/** Which live posts are due: since before this day, unchecked, or with one of these values. */
type DueReviewInput = { readonly today: string; readonly changed: readonly string[] };

/** Stores the review of a live post, in place of the one before. */
export async function replaceReview(
  queries: Queries,
  postId: string,
  review: PeriodicReview,
  records: readonly UsedRecord[],
): Promise<void> {
  await queries.deleteFrom("post_records").where("post_id", "=", postId).execute();
  const { post_id, ...columns } = toRow(postId, review);
  await queries
    .insertInto("post_looks")
    .values({ post_id, ...columns })
    .onConflict((conflict) => conflict.column("post_id").doUpdateSet(columns))
    .execute();
  await insertRecords(queries, postId, records);
}

/** Stores the first review of a post; false, and nothing stored, when it has one. */
export async function insertReview(
  queries: Queries,
  postId: string,
  review: PeriodicReview,
  records: readonly UsedRecord[],
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto("post_looks")
    .values(toRow(postId, review))
    .onConflict((conflict) => conflict.column("post_id").doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await insertRecords(queries, postId, records);
  return true;
}

function toRow(postId: string, { checkedAt, reviewBy, changedAt, byModel }: PeriodicReview) {
  return {
    post_id: postId,
    checked_at: checkedAt,
    review_by: reviewBy,
    changed_at: changedAt,
    by_model: byModel ? 1 : 0,
  };
}

async function insertRecords(
  queries: Queries,
  postId: string,
  records: readonly UsedRecord[],
): Promise<void> {
  if (records.length === 0) return;
  const values = records
    .map(({ id, value }) => ({ hash: hashOf({ id, value }), record_id: id, value }))
    // In one order everywhere: otherwise two transactions could wait for each other.
    .sort((one, other) => (one.hash < other.hash ? -1 : 1));
  await queries
    .insertInto("record_values")
    .values(values)
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
  await queries
    .insertInto("post_records")
    .values(values.map(({ hash }) => ({ post_id: postId, value_hash: hash })))
    .execute();
}

/** Of a post that is live no more. */
export async function deleteReview(queries: Queries, postId: string): Promise<void> {
  await queries.deleteFrom("post_records").where("post_id", "=", postId).execute();
  await queries.deleteFrom("post_looks").where("post_id", "=", postId).execute();
}

/** The last review of a live post; null for one that was published before reviews were kept, until the backfill. */
export async function findReview(queries: Queries, postId: string): Promise<PeriodicReview | null> {
  const row = await queries
    .selectFrom("post_looks")
    .select(["checked_at", "review_by", "changed_at", "by_model"])
    .where("post_id", "=", postId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    checkedAt: row.checked_at,
    reviewBy: row.review_by,
    changedAt: row.changed_at,
    byModel: row.by_model === 1,
  };
}

/** Every value that was kept, each once: as many as the records have had, however many posts there are. */
export async function listKnownValues(queries: Queries): Promise<KnownValue[]> {
  const rows = await queries
    .selectFrom("record_values")
    .select(["hash", "record_id", "value"])
    .execute();
  return rows.map(({ hash, record_id, value }) => ({ hash, id: record_id, value }));
}

/** The records of these posts with their values at the last review, by post. */
export async function listUsedRecords(
  queries: Queries,
  postIds: readonly string[],
): Promise<ReadonlyMap<string, readonly UsedRecord[]>> {
  const found = new Map<string, UsedRecord[]>(postIds.map((id) => [id, []]));
  if (postIds.length === 0) return found;
  const rows = await queries
    .selectFrom("post_records as used")
    .innerJoin("record_values as known", "known.hash", "used.value_hash")
    .select(["used.post_id", "known.record_id", "known.value"])
    .where("used.post_id", "in", postIds)
    .orderBy("known.record_id")
    .execute();
  for (const { post_id, record_id, value } of rows)
    found.get(post_id)?.push({ id: record_id, value });
  return found;
}

/** The posts whose review is due, the most urgent first; indexes lead to them alone. */
export function selectDueReviews(
  queries: Queries,
  input: DueReviewInput & { readonly after: ListCursor | null; readonly limit: number },
) {
  const { after, limit } = input;
  let page = duePosts(queries, input)
    .select([
      "post.id",
      "post.slug",
      "post.title",
      "post.revision",
      "post.edition",
      "review.checked_at",
      "review.review_by",
    ])
    .select((of) => of.ref("post.published_at").$notNull().as("published_at"))
    .orderBy("review.review_by")
    .orderBy("review.post_id")
    .limit(limit);
  if (after !== null)
    page = page.where((of) =>
      of(of.refTuple("review.review_by", "review.post_id"), ">", of.tuple(after.at, after.id)),
    );
  return page;
}

/** How many reviews are due. */
export async function countDueReviews(queries: Queries, input: DueReviewInput): Promise<number> {
  const { count } = await duePosts(queries, input)
    .select((of) => of.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function duePosts(queries: Queries, { today, changed }: DueReviewInput) {
  const reviews = queries.selectFrom("post_looks").select("post_id");
  const byTime = reviews
    .where("review_by", "<", today)
    .unionAll(reviews.where("checked_at", "is", null));
  const due =
    changed.length === 0
      ? byTime
      : byTime.unionAll(
          queries.selectFrom("post_records").select("post_id").where("value_hash", "in", changed),
        );
  const once = queries.selectFrom(due.as("one")).select("one.post_id").distinct();
  // Cross joins, whose order SQLite keeps: it would rather read all published posts.
  return queries
    .selectFrom(once.as("due"))
    .crossJoin("post_looks as review")
    .crossJoin("blog_posts as post")
    .whereRef("review.post_id", "=", "due.post_id")
    .whereRef("post.id", "=", "due.post_id")
    .where("post.status", "=", "published")
    .where("post.published_at", "is not", null)
    .where("post.deleted_at", "is", null);
}

/** Published posts without a review, at most `limit`, after this id. */
export async function listWithoutReview(queries: Queries, afterId: string, limit: number) {
  return queries
    .selectFrom("blog_posts as post")
    .leftJoin("post_looks as review", "review.post_id", "post.id")
    .select("post.id")
    .where("post.status", "=", "published")
    .where("review.post_id", "is", null)
    .where("post.id", ">", afterId)
    .orderBy("post.id")
    .limit(limit)
    .execute();
}

function hashOf({ id, value }: UsedRecord): string {
  return createHash("sha256").update(`${id}\n${value}`).digest("base64url");
}
