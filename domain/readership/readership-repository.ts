import { sql } from "kysely";
import type { Queries } from "../../database/open-database.ts";

/** So many rows a statement: SQLite holds other writers back while it works. */
const rowsAtOnce = 200;

/** Only added to, so instances add up; in one order everywhere, or two of them could wait for each other. */
export async function addReadings(
  queries: Queries,
  day: string,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const slugs = [...counts.keys()];
  for (let first = 0; first < slugs.length; first += rowsAtOnce) {
    const posts = await queries
      .selectFrom("blog_posts")
      .select(["id", "slug"])
      .where("slug", "in", slugs.slice(first, first + rowsAtOnce))
      .orderBy("id")
      .execute();
    const rows = posts.map(({ id, slug }) => ({
      post_id: id,
      day,
      readings: counts.get(slug) ?? 0,
    }));
    if (rows.length === 0) continue;
    await queries
      .insertInto("post_readings")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["post_id", "day"]).doUpdateSet((of) => ({
          readings: sql<number>`${of.ref("post_readings.readings")} + ${of.ref("excluded.readings")}`,
        })),
      )
      .execute();
  }
}

/** The sums of these posts; one without any is left out. The day is ISO, and counts itself. */
export async function listReadings(
  queries: Queries,
  ids: readonly string[],
  since: string,
): Promise<ReadonlyMap<string, { readonly recent: number; readonly all: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom("post_readings")
    .where("post_id", "in", ids)
    .groupBy("post_id")
    .select((of) => [
      "post_id",
      sql<number | string>`sum(case when day >= ${since} then readings else 0 end)`.as("recent"),
      of.fn.sum("readings").as("all"),
    ])
    .execute();
  return new Map(
    rows.map(({ post_id, recent, all }) => [post_id, { recent: Number(recent), all: Number(all) }]),
  );
}

export async function sumReadings(queries: Queries, since: string): Promise<number> {
  const { sum } = await queries
    .selectFrom("post_readings")
    .where("day", ">=", since)
    .select((of) => of.fn.sum<number | string | null>("readings").as("sum"))
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

export async function deleteReadings(queries: Queries, postId: string): Promise<void> {
  await queries.deleteFrom("post_readings").where("post_id", "=", postId).execute();
}
