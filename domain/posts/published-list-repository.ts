import { z } from "zod";
import type { Queries } from "../../database/open-database.ts";
import { readJson } from "../../database/values.ts";
import { postCategorySchema, postContentSchema, type PostSummary } from "./post.ts";

/** A place in the list of published posts: one of them, or one that has been. */
export type PublishedPlace = Pick<PostSummary, "published_at" | "id">;

export type PublishedWish = { readonly after: PublishedPlace | null; readonly limit: number };

const { tags: tagsSchema } = postContentSchema.shape;

/** Published posts after this place, newest first; an index leads to the first and gives the others in order. */
export function publishedAfter(queries: Queries, { after, limit }: PublishedWish) {
  const posts = queries
    .selectFrom("blog_posts")
    .select(["id", "title", "slug", "hero_summary", "category", "tags", "published_at"])
    .where("status", "=", "published")
    .where("deleted_at", "is", null)
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (after === null) return posts;
  return posts.where((of) =>
    of(of.refTuple("published_at", "id"), "<", of.tuple(after.published_at, after.id)),
  );
}

/** Published posts before this place, the nearest first. */
export function publishedBefore(queries: Queries, place: PublishedPlace, limit: number) {
  return queries
    .selectFrom("blog_posts")
    .select("slug")
    .where("status", "=", "published")
    .where("deleted_at", "is", null)
    .where((of) =>
      of(of.refTuple("published_at", "id"), ">", of.tuple(place.published_at, place.id)),
    )
    .orderBy("published_at", "asc")
    .orderBy("id", "asc")
    .limit(limit);
}

export async function listPublishedAfter(
  queries: Queries,
  wish: PublishedWish,
): Promise<PostSummary[]> {
  const rows = await publishedAfter(queries, wish).execute();
  return rows.map((row) => ({
    ...row,
    category: postCategorySchema.parse(row.category),
    tags: readJson(tagsSchema, row.tags),
    published_at: z.string().parse(row.published_at),
  }));
}

/** The slugs of published posts before this place, the nearest first. */
export async function listSlugsBefore(
  queries: Queries,
  place: PublishedPlace,
  limit: number,
): Promise<string[]> {
  return (await publishedBefore(queries, place, limit).execute()).map(({ slug }) => slug);
}

/** Where a post stands, or stood before it was withdrawn or deleted; null when it was never published. */
export async function findPublishedPlace(
  queries: Queries,
  slug: string,
): Promise<PublishedPlace | null> {
  const row = await queries
    .selectFrom("blog_posts")
    .select(["id", "published_at"])
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row === undefined || row.published_at === null
    ? null
    : { id: row.id, published_at: row.published_at };
}
