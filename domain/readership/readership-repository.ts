import { sql } from "kysely";
import type { Queries } from "../../database/open-database.ts";

/** What is added to the sums of a post and day. */
type Added = {
  readonly readings: number;
  readonly useful: number;
  readonly not_useful: number;
};

/** So many rows a statement: SQLite holds other writers back while it works. */
const rowsAtOnce = 200;

/**
 * Adds to the sums of posts, named by their slugs, on an Indian day; what is of no post is left out.
 * Instances add up, because a sum is never written, only added to. In one order everywhere: otherwise
 * two of them could wait for each other.
 */
export async function addToSums(
  queries: Queries,
  day: string,
  addedCounts: ReadonlyMap<string, Added>,
): Promise<void> {
  const slugs = [...addedCounts.keys()];
  for (let first = 0; first < slugs.length; first += rowsAtOnce) {
    const posts = await queries
      .selectFrom("blog_posts")
      .select(["id", "slug"])
      .where("slug", "in", slugs.slice(first, first + rowsAtOnce))
      .orderBy("id")
      .execute();
    const rows = posts.flatMap(({ id, slug }) => {
      const sums = addedCounts.get(slug);
      return sums === undefined ? [] : [{ post_id: id, day, ...sums }];
    });
    if (rows.length === 0) continue;
    await queries
      .insertInto("post_readings")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["post_id", "day"]).doUpdateSet((of) => ({
          readings: sql<number>`${of.ref("post_readings.readings")} + ${of.ref("excluded.readings")}`,
          useful: sql<number>`${of.ref("post_readings.useful")} + ${of.ref("excluded.useful")}`,
          not_useful: sql<number>`${of.ref("post_readings.not_useful")} + ${of.ref("excluded.not_useful")}`,
        })),
      )
      .execute();
  }
}

/** Where a live post is. */
export type LivePost = { readonly slug: string; readonly published_at: string };

/** The published post with this slug; null for any other. */
export async function findLivePost(queries: Queries, slug: string): Promise<LivePost | null> {
  const row = await queries
    .selectFrom("blog_posts")
    .select(["slug", "published_at"])
    .where("slug", "=", slug)
    .where("status", "=", "published")
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (row === undefined || row.published_at === null) return null;
  return { slug: row.slug, published_at: row.published_at };
}

/** The sums of a post: of the newest days, and of all. */
type PostReadings = {
  readonly postId: string;
  readonly week: number;
  readonly month: number;
  readonly all: number;
  readonly useful: number;
  readonly notUseful: number;
};

/** The sums of these posts, in no order; a post without any is left out. The days are ISO, and count themselves. */
export async function listSums(
  queries: Queries,
  ids: readonly string[],
  since: { readonly week: string; readonly month: string },
): Promise<PostReadings[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .selectFrom("post_readings")
    .where("post_id", "in", ids)
    .groupBy("post_id")
    .select((of) => [
      "post_id",
      sql<number | string>`sum(case when day >= ${since.week} then readings else 0 end)`.as("week"),
      sql<number | string>`sum(case when day >= ${since.month} then readings else 0 end)`.as(
        "month",
      ),
      of.fn.sum("readings").as("all"),
      of.fn.sum("useful").as("useful"),
      of.fn.sum("not_useful").as("notUseful"),
    ])
    .execute();
  return rows.map(({ post_id, week, month, all, useful, notUseful }) => ({
    postId: post_id,
    week: Number(week),
    month: Number(month),
    all: Number(all),
    useful: Number(useful),
    notUseful: Number(notUseful),
  }));
}

/** A post with its sums since a day. */
type ReadPost = {
  readonly postId: string;
  readonly readings: number;
  readonly useful: number;
  readonly notUseful: number;
};

/** The published posts that were read most since this ISO day, itself included. */
export async function listMostRead(
  queries: Queries,
  since: string,
  limit: number,
): Promise<ReadPost[]> {
  const rows = await queries
    .selectFrom("post_readings as sums")
    .innerJoin("blog_posts as post", "post.id", "sums.post_id")
    .where("sums.day", ">=", since)
    .where("post.status", "=", "published")
    .where("post.deleted_at", "is", null)
    .groupBy("sums.post_id")
    .select((of) => [
      "sums.post_id",
      of.fn.sum("sums.readings").as("readings"),
      of.fn.sum("sums.useful").as("useful"),
      of.fn.sum("sums.not_useful").as("notUseful"),
    ])
    .orderBy("readings", "desc")
    .orderBy("sums.post_id")
    .limit(limit)
    .execute();
  return rows.map(({ post_id, readings, useful, notUseful }) => ({
    postId: post_id,
    readings: Number(readings),
    useful: Number(useful),
    notUseful: Number(notUseful),
  }));
}

/** Of a post that is erased. */
export async function deleteSums(queries: Queries, postId: string): Promise<void> {
  await queries.deleteFrom("post_readings").where("post_id", "=", postId).execute();
}
