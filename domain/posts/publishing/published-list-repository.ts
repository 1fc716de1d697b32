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

export type PublishedCursor = Pick<PostSummary, "published_at" | "id">;

type PublishedPageInput = {
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

export function selectPublished(
  queries: Queries,
  { topic, after, limit }: PublishedPageInput,
  isBefore = false,
) {
  const isTag = topic?.kind === "tag";
  const at = sql.ref(isTag ? "place.published_at" : "post.published_at");
  const id = sql.ref(isTag ? "place.post_id" : "post.id");
  const order = isBefore ? "asc" : "desc";
  const posts = published(queries, topic)
    .select(summaryColumns)
    .orderBy(at, order)
    .orderBy(id, order)
    .limit(limit);
  if (after === null) return posts;
  const comparison = isBefore ? sql`>` : sql`<`;
  return posts.where(
    sql<boolean>`(${at}, ${id}) ${comparison} (${after.published_at}, ${after.id})`,
  );
}

export async function listPublished(
  queries: Queries,
  input: PublishedPageInput,
  isBefore = false,
): Promise<StoredSummary[]> {
  return (await selectPublished(queries, input, isBefore).execute()).map(toSummary);
}

export async function listPublishedAmong(
  queries: Queries,
  ids: readonly string[],
): Promise<StoredSummary[]> {
  if (ids.length === 0) return [];
  const posts = published(queries, null).select(summaryColumns).where("post.id", "in", ids);
  return (await posts.execute()).map(toSummary);
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

export async function listPublishedAddresses(queries: Queries): Promise<PublishedAddress[]> {
  const rows = await newestPublished(queries)
    .select(["post.slug", "post.published_at", "post.updated_at"])
    .execute();
  return rows.map((row) => ({ ...row, published_at: z.string().parse(row.published_at) }));
}

export async function listLiveTitles(queries: Queries) {
  const rows = await published(queries, null)
    .select(["post.id", "post.title", "post.edition", "post.slug", "post.published_at"])
    .execute();
  return rows.map((row) => ({ ...row, published_at: z.string().parse(row.published_at) }));
}

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

export async function listPublishedPosts(queries: Queries, limit: number): Promise<Post[]> {
  const rows = await newestPublished(queries)
    .select(postColumns.map((column) => `post.${column}` as const))
    .limit(limit)
    .execute();
  return rows.map(toPost);
}

function newestPublished(queries: Queries) {
  return published(queries, null).orderBy("post.published_at", "desc").orderBy("post.id", "desc");
}

function published(queries: Queries, topic: Topic | null) {
  const posts = queries
    .selectFrom("blog_posts as post")
    .where("post.status", "=", "published")
    .where("post.deleted_at", "is", null);
  if (topic === null) return posts;
  return topic.kind === "category"
    ? posts.where("post.category", "=", topic.category)
    : posts.$if(true, (tagged) =>
        tagged
          .innerJoin("post_tags as place", "place.post_id", "post.id")
          .where("place.slug", "=", topic.slug),
      );
}
