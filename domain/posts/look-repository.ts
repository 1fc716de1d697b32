import { createHash } from "node:crypto";
import type { Queries } from "../../database/open-database.ts";
import type { ListPlace } from "./list-cursor.ts";
import type { LastLook, UsedRecord } from "./last-look.ts";

/** A value that some live post showed when it was checked. */
export type KnownValue = UsedRecord & { readonly hash: string };

/** A post that has to be looked at, as its row knows it. */
export type DueRow = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly revision: number;
  readonly published_at: string;
  readonly checked_at: string | null;
  readonly review_by: string;
};

/** Which live posts are due: since before this day, unchecked, or with one of these values. */
export type DueWish = { readonly today: string; readonly changed: readonly string[] };

/** Keeps what is known of a live post, in place of what was. */
export async function keepLook(
  queries: Queries,
  postId: string,
  look: LastLook,
  records: readonly UsedRecord[],
): Promise<void> {
  await forgetLook(queries, postId);
  await insertLook(queries, postId, look, records);
}

/** The same for a post of which nothing is known yet; false, and nothing stored, when something is. */
export async function insertLook(
  queries: Queries,
  postId: string,
  { checkedAt, reviewBy, changedAt, byModel }: LastLook,
  records: readonly UsedRecord[],
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto("post_looks")
    .values({
      post_id: postId,
      checked_at: checkedAt,
      review_by: reviewBy,
      changed_at: changedAt,
      by_model: byModel ? 1 : 0,
    })
    .onConflict((conflict) => conflict.column("post_id").doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  if (records.length === 0) return true;
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
  return true;
}

/** Of a post that is live no more. */
export async function forgetLook(queries: Queries, postId: string): Promise<void> {
  await queries.deleteFrom("post_records").where("post_id", "=", postId).execute();
  await queries.deleteFrom("post_looks").where("post_id", "=", postId).execute();
}

/** What is known of a live post; null for one that is published but not looked through yet since the site began to keep this. */
export async function findLook(queries: Queries, postId: string): Promise<LastLook | null> {
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
export async function listValues(queries: Queries): Promise<KnownValue[]> {
  const rows = await queries
    .selectFrom("record_values")
    .select(["hash", "record_id", "value"])
    .execute();
  return rows.map(({ hash, record_id, value }) => ({ hash, id: record_id, value }));
}

/** The records of these posts with their values at the last look, by post. */
export async function recordsOf(
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

/** The posts that have to be looked at, the most urgent first; indexes lead to them alone. */
export function dueRows(
  queries: Queries,
  wish: DueWish & { readonly after: ListPlace | null; readonly limit: number },
) {
  const { after, limit } = wish;
  let page = duePosts(queries, wish)
    .select([
      "post.id",
      "post.slug",
      "post.title",
      "post.revision",
      "look.checked_at",
      "look.review_by",
    ])
    .select((of) => of.ref("post.published_at").$notNull().as("published_at"))
    .orderBy("look.review_by")
    .orderBy("look.post_id")
    .limit(limit);
  if (after !== null)
    page = page.where((of) =>
      of(of.refTuple("look.review_by", "look.post_id"), ">", of.tuple(after.at, after.id)),
    );
  return page;
}

/** How many posts have to be looked at. */
export async function countDue(queries: Queries, wish: DueWish): Promise<number> {
  const { count } = await duePosts(queries, wish)
    .select((of) => of.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function duePosts(queries: Queries, { today, changed }: DueWish) {
  const looks = queries.selectFrom("post_looks").select("post_id");
  const byTime = looks
    .where("review_by", "<", today)
    .unionAll(looks.where("checked_at", "is", null));
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
    .crossJoin("post_looks as look")
    .crossJoin("blog_posts as post")
    .whereRef("look.post_id", "=", "due.post_id")
    .whereRef("post.id", "=", "due.post_id")
    .where("post.status", "=", "published")
    .where("post.published_at", "is not", null)
    .where("post.deleted_at", "is", null);
}

/** Published posts of which nothing is known yet, at most `limit`, after this id. */
export async function listUnknown(queries: Queries, afterId: string, limit: number) {
  return queries
    .selectFrom("blog_posts as post")
    .leftJoin("post_looks as look", "look.post_id", "post.id")
    .select("post.id")
    .where("post.status", "=", "published")
    .where("look.post_id", "is", null)
    .where("post.id", ">", afterId)
    .orderBy("post.id")
    .limit(limit)
    .execute();
}

/** Reads what readers have of a post and keeps others from changing it until the transaction ends. */
export async function holdWhatReadersHave(queries: Queries, postId: string) {
  const row = await queries
    .updateTable("blog_posts")
    .set({ id: postId })
    .where("id", "=", postId)
    .returning(["title", "slug", "status", "revision", "published_at", "updated_at", "deleted_at"])
    .executeTakeFirst();
  return row ?? null;
}

function hashOf({ id, value }: UsedRecord): string {
  return createHash("sha256").update(`${id}\n${value}`).digest("base64url");
}
