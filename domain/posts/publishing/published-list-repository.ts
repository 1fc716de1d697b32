import { sql } from "kysely";
import { z } from "zod";
import type { Queries } from "../../../database/open-database.ts";
import { readJson } from "../../../database/values.ts";
import { postColumns, toPost } from "../post-repository.ts";
import {
  postCategorySchema,
  postContentSchema,
  type Post,
  type PostSummary,
  type PublishedAddress,
  type StoredSummary,
} from "../post.ts";
import { readingMinutes } from "../text/reading-time.ts";
import type { Topic } from "./post-topics.ts";

/** A place in the list of published posts: one of them, or one that has been. */
export type PublishedCursor = Pick<PostSummary, "published_at" | "id">;

type PublishedPageInput = {
  /** Of which posts; null for all. */
  readonly topic: Topic | null;
  readonly after: PublishedCursor | null;
  readonly limit: number;
};

const { tags: tagsSchema } = postContentSchema.shape;

const summaryColumns = [
  "post.id",
  "post.title",
  "post.slug",
  "post.hero_summary",
  "post.hero_image_url",
  "post.category",
  "post.tags",
  "post.published_at",
  "post.edition",
  sql<number>`length(post.body_markdown)`.as("characters"),
] as const;

/** Published posts after this place, newest first; an index leads to the first and gives the others in order. */
export function selectPublishedAfter(
  queries: Queries,
  { topic, after, limit }: PublishedPageInput,
) {
  if (topic?.kind === "tag") {
    const tagged = newestTagged(queries, topic.slug).select(summaryColumns).limit(limit);
    if (after === null) return tagged;
    return tagged.where((of) =>
      of(
        of.refTuple("place.published_at", "place.post_id"),
        "<",
        of.tuple(after.published_at, after.id),
      ),
    );
  }
  const posts = newestPublished(queries, topic).select(summaryColumns).limit(limit);
  if (after === null) return posts;
  return posts.where((of) =>
    of(of.refTuple("post.published_at", "post.id"), "<", of.tuple(after.published_at, after.id)),
  );
}

type PublishedBeforeInput = PublishedPageInput & { readonly after: PublishedCursor };

/** Published posts before this place, the nearest first. */
export function selectPublishedBefore(
  queries: Queries,
  { topic, after: { published_at, id }, limit }: PublishedBeforeInput,
) {
  if (topic?.kind === "tag")
    return tagged(queries, topic.slug)
      .select(summaryColumns)
      .where((of) =>
        of(of.refTuple("place.published_at", "place.post_id"), ">", of.tuple(published_at, id)),
      )
      .orderBy("place.published_at", "asc")
      .orderBy("place.post_id", "asc")
      .limit(limit);
  return published(queries, topic)
    .select(summaryColumns)
    .where((of) => of(of.refTuple("post.published_at", "post.id"), ">", of.tuple(published_at, id)))
    .orderBy("post.published_at", "asc")
    .orderBy("post.id", "asc")
    .limit(limit);
}

export async function listPublishedAfter(
  queries: Queries,
  input: PublishedPageInput,
): Promise<StoredSummary[]> {
  return (await selectPublishedAfter(queries, input).execute()).map(toSummary);
}

/** The published ones of these posts, in no order. */
export async function listPublishedAmong(
  queries: Queries,
  ids: readonly string[],
): Promise<StoredSummary[]> {
  if (ids.length === 0) return [];
  const posts = published(queries, null).select(summaryColumns).where("post.id", "in", ids);
  return (await posts.execute()).map(toSummary);
}

/** Those before this place, the nearest first. */
export async function listPublishedBefore(
  queries: Queries,
  input: PublishedBeforeInput,
): Promise<StoredSummary[]> {
  return (await selectPublishedBefore(queries, input).execute()).map(toSummary);
}

type SummaryRow = Record<
  "id" | "title" | "slug" | "hero_summary" | "category" | "edition",
  string
> &
  Record<"hero_image_url" | "published_at", string | null> & {
    readonly tags: unknown;
    readonly characters: number;
  };

function toSummary({ characters, ...row }: SummaryRow): StoredSummary {
  return {
    ...row,
    reading_minutes: readingMinutes(characters),
    category: postCategorySchema.parse(row.category),
    tags: readJson(tagsSchema, row.tags),
    published_at: z.string().parse(row.published_at),
  };
}

/** The place of a post in such a list, or the one that it had before it was withdrawn or deleted; null when it was never in it. */
export async function findPublishedCursor(
  queries: Queries,
  topic: Topic | null,
  slug: string,
): Promise<PublishedCursor | null> {
  let post = queries
    .selectFrom("blog_posts as post")
    .select(["post.id", "post.published_at"])
    .where("post.slug", "=", slug);
  if (topic?.kind === "category") post = post.where("post.category", "=", topic.category);
  if (topic?.kind === "tag")
    post = post.where((of) =>
      of.exists(
        of
          .selectFrom("post_tags as place")
          .select("place.slug")
          .whereRef("place.post_id", "=", "post.id")
          .where("place.slug", "=", topic.slug),
      ),
    );
  const row = await post.executeTakeFirst();
  return row === undefined || row.published_at === null
    ? null
    : { id: row.id, published_at: row.published_at };
}

/** All published posts, newest first, without what they say. */
export async function listPublishedAddresses(queries: Queries): Promise<PublishedAddress[]> {
  const rows = await newestPublished(queries, null)
    .select(["post.slug", "post.published_at", "post.updated_at"])
    .execute();
  return rows.map((row) => ({ ...row, published_at: z.string().parse(row.published_at) }));
}

/** The titles of all live posts, in no order. */
export async function listLiveTitles(queries: Queries) {
  const rows = await published(queries, null)
    .select(["post.id", "post.title", "post.edition", "post.slug", "post.published_at"])
    .execute();
  return rows.map((row) => ({ ...row, published_at: z.string().parse(row.published_at) }));
}

/** The published posts that were changed last of those with corrections, which come as they are stored. */
export async function listCorrected(queries: Queries, limit: number) {
  const rows = await published(queries, null)
    .where("post.corrections", "is not", null)
    .select(["post.id", "post.corrections"])
    .orderBy("post.updated_at", "desc")
    .orderBy("post.id")
    .limit(limit)
    .execute();
  return rows.flatMap(({ id, corrections }) => (corrections === null ? [] : { id, corrections }));
}

/** The newest published posts whole, at most `limit`. */
export async function listPublishedPosts(queries: Queries, limit: number): Promise<Post[]> {
  const rows = await newestPublished(queries, null)
    .select(postColumns.map((column) => `post.${column}` as const))
    .limit(limit)
    .execute();
  return rows.map(toPost);
}

function newestPublished(queries: Queries, topic: Exclude<Topic, { kind: "tag" }> | null) {
  return published(queries, topic).orderBy("post.published_at", "desc").orderBy("post.id", "desc");
}

function published(queries: Queries, topic: Exclude<Topic, { kind: "tag" }> | null) {
  const posts = queries
    .selectFrom("blog_posts as post")
    .where("post.status", "=", "published")
    .where("post.deleted_at", "is", null);
  return topic === null ? posts : posts.where("post.category", "=", topic.category);
}

function newestTagged(queries: Queries, slug: string) {
  return tagged(queries, slug)
    .orderBy("place.published_at", "desc")
    .orderBy("place.post_id", "desc");
}

function tagged(queries: Queries, slug: string) {
  return queries
    .selectFrom("post_tags as place")
    .innerJoin("blog_posts as post", "post.id", "place.post_id")
    .where("place.slug", "=", slug)
    .where("post.status", "=", "published")
    .where("post.deleted_at", "is", null);
}
