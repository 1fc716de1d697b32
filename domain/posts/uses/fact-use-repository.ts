import { z } from "zod";
import type { Queries } from "../../../database/open-database.ts";

/** Which records, in which edition of the exam; at most `limit` posts are named. */
type FactUseInput = {
  readonly factIds: readonly string[];
  readonly edition: string;
  readonly limit: number;
};

/** A published post that rests on a record. */
type FactUse = {
  readonly slug: string;
  readonly published_at: string;
  /** It shows one of the values in its title or summary, and so in lists too. */
  readonly isListedWithValue: boolean;
};

/** The newest published posts that rest on these records, and how many there are in all; by the index of their values. */
export async function listFactUses(
  queries: Queries,
  { factIds, edition, limit }: FactUseInput,
): Promise<{ readonly first: readonly FactUse[]; readonly count: number }> {
  const using = (ids: readonly string[]) =>
    queries
      .selectFrom("record_values as known")
      .innerJoin("post_records as used", "used.value_hash", "known.hash")
      .select("used.post_id")
      .where("known.record_id", "in", ids);
  const published = queries
    .selectFrom("blog_posts as post")
    .where("post.status", "=", "published")
    .where("post.deleted_at", "is", null)
    .where((of) =>
      of.or([
        of.and([of("post.edition", "=", edition), of("post.id", "in", using(factIds))]),
        of("post.id", "in", using(factIds.map((id) => `${edition}/${id}`))),
      ]),
    );
  const rows = await published
    .select(["post.slug", "post.published_at", "post.title", "post.hero_summary"])
    .orderBy("post.published_at", "desc")
    .orderBy("post.id", "desc")
    .limit(limit)
    .execute();
  const { count } = await published
    .select((of) => of.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return {
    first: rows.map(({ slug, published_at, title, hero_summary }) => ({
      slug,
      published_at: z.string().parse(published_at),
      isListedWithValue: factIds.some((id) => `${title}\n${hero_summary}`.includes(id)),
    })),
    count: Number(count),
  };
}

/** How many records, with the values of their last reviews, each of these posts shares with a post; none where it is left out. */
export async function countSharedRecords(
  queries: Queries,
  postId: string,
  others: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (others.length === 0) return new Map();
  const rows = await queries
    .selectFrom("post_records as own")
    .innerJoin("post_records as shared", "shared.value_hash", "own.value_hash")
    .where("own.post_id", "=", postId)
    .where("shared.post_id", "in", others)
    .groupBy("shared.post_id")
    .select((of) => ["shared.post_id", of.fn.countAll().as("count")])
    .execute();
  return new Map(rows.map(({ post_id, count }) => [post_id, Number(count)]));
}
