import type { Queries } from "../../../database/open-database.ts";

/** A post that somebody means to write. */
export type PlannedPost = {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  /** The account of whoever is to write it; null for nobody yet. */
  readonly personId: string | null;
  /** ISO day in India. */
  readonly day: string;
  /** The record that it is about; null for none. */
  readonly factId: string | null;
  /** The post that came of it; null while nothing is written. */
  readonly postId: string | null;
};

const columns = [
  "id",
  "title",
  "note",
  "person_id as personId",
  "day",
  "fact_id as factId",
  "post_id as postId",
] as const;

/** What is planned from one day to another, both included, in the order of the days. */
export async function listPlans(
  queries: Queries,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly PlannedPost[]> {
  return queries
    .selectFrom("planned_posts")
    .select(columns)
    .where("ended_at", "is", null)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day")
    .orderBy("id")
    .execute();
}

/** One plan, ended or not. */
export async function findPlan(queries: Queries, id: string): Promise<PlannedPost | null> {
  const row = await queries
    .selectFrom("planned_posts")
    .select(columns)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertPlan(
  queries: Queries,
  { id, title, note, personId, day, factId, postId }: PlannedPost,
  created: { readonly by: string; readonly at: string },
): Promise<void> {
  await queries
    .insertInto("planned_posts")
    .values({
      ...{ id, title, note, day, person_id: personId, fact_id: factId, post_id: postId },
      ...{ created_by: created.by, created_at: created.at },
    })
    .execute();
}

export async function updatePlan(
  queries: Queries,
  { id, title, note, personId, day, factId }: Omit<PlannedPost, "postId">,
): Promise<void> {
  await queries
    .updateTable("planned_posts")
    .set({ title, note, day, person_id: personId, fact_id: factId })
    .where("id", "=", id)
    .execute();
}

/** Notes which post came of a plan. */
export async function updatePlannedPost(
  queries: Queries,
  id: string,
  postId: string,
): Promise<void> {
  await queries
    .updateTable("planned_posts")
    .set({ post_id: postId })
    .where("id", "=", id)
    .execute();
}

/** Takes a plan out since this instant; null brings it back. */
export async function updatePlanEnd(
  queries: Queries,
  id: string,
  ended_at: string | null,
): Promise<void> {
  await queries.updateTable("planned_posts").set({ ended_at }).where("id", "=", id).execute();
}

/** No plan leads to this post any more. */
export async function unlinkPlansOfPost(queries: Queries, postId: string): Promise<void> {
  await queries
    .updateTable("planned_posts")
    .set({ post_id: null })
    .where("post_id", "=", postId)
    .execute();
}

/** A post that became public in a span of time. */
type PublishedThen = {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly publishedAt: string;
  readonly edition: string;
};

/** The published posts that first became public from one instant until before another, in that order. */
export async function listPublishedBetween(
  queries: Queries,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<readonly PublishedThen[]> {
  const rows = await queries
    .selectFrom("blog_posts")
    .select(["id", "title", "slug", "published_at as publishedAt", "edition"])
    .where("status", "=", "published")
    .where("deleted_at", "is", null)
    .where("published_at", ">=", from)
    .where("published_at", "<", until)
    .orderBy("published_at")
    .execute();
  return rows.flatMap(({ publishedAt, ...row }) =>
    publishedAt === null ? [] : [{ ...row, publishedAt }],
  );
}
