import { sql, type NotNull } from "kysely";
import type { Queries } from "../../../database/open-database.ts";
import { readJson } from "../../../database/values.ts";
import { postColumns, toPost } from "../post-repository.ts";
import {
  postCategorySchema,
  postContentSchema,
  type Post,
  type PostSummary,
  type StoredSummary,
} from "../post.ts";
import { readingMinutes } from "../text/reading-time.ts";
import type { PostCounts, Topic } from "./post-topics.ts";

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

/** Published posts behind a place, newest first, or those before it, the nearest first; an index gives them in order. */
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
  const posts = selectPublished(queries, input, isBefore).$narrowType<{ published_at: NotNull }>();
  return (await posts.execute()).map(({ characters, ...row }) => ({
    ...row,
    reading_minutes: readingMinutes(characters),
    category: postCategorySchema.parse(row.category),
    tags: readJson(tagsSchema, row.tags),
  }));
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
    .where("post.slug", "=", slug)
    .where("post.published_at", "is not", null)
    .$narrowType<{ published_at: NotNull }>();
  if (topic?.kind === "category") post = post.where("post.category", "=", topic.category);
  if (topic?.kind === "tag")
    post = post.where("post.id", "in", (of) =>
      of.selectFrom("post_tags").select("post_id").where("slug", "=", topic.slug),
    );
  return (await post.executeTakeFirst()) ?? null;
}

export function listPublishedAddresses(queries: Queries) {
  return newestPublished(queries)
    .select(["post.slug", "post.published_at", "post.updated_at"])
    .$narrowType<{ published_at: NotNull }>()
    .execute();
}

export function listLiveTitles(queries: Queries) {
  return published(queries, null)
    .select(["post.id", "post.title", "post.edition", "post.slug", "post.published_at"])
    .$narrowType<{ published_at: NotNull }>()
    .execute();
}

export async function listCorrected(queries: Queries, limit: number): Promise<Post[]> {
  const rows = await published(queries, null)
    .where("post.corrections", "is not", null)
    .select(postColumns.map((column) => `post.${column}` as const))
    .orderBy("post.updated_at", "desc")
    .orderBy("post.id")
    .limit(limit)
    .execute();
  return rows.map(toPost);
}

export async function listPublishedPosts(queries: Queries, limit: number): Promise<Post[]> {
  const rows = await newestPublished(queries)
    .select(postColumns.map((column) => `post.${column}` as const))
    .limit(limit)
    .execute();
  return rows.map(toPost);
}

/** A tag as the newest published post with it has it; null when there is none. */
export async function findTagName(queries: Queries, slug: string): Promise<string | null> {
  const row = await tagged(queries)
    .select("place.tag")
    .where("place.slug", "=", slug)
    .orderBy("place.published_at", "desc")
    .orderBy("place.post_id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.tag ?? null;
}

export type UsedTopic = { readonly topic: Topic; readonly updated_at: string };

export async function countPosts(queries: Queries): Promise<PostCounts> {
  const rows = await published(queries, null)
    .groupBy("post.category")
    .select((of) => ["post.category", of.fn.countAll().as("posts")])
    .execute();
  return Object.fromEntries(
    rows.map(({ category, posts }) => [postCategorySchema.parse(category), Number(posts)]),
  );
}

export async function listUsedTopics(queries: Queries): Promise<UsedTopic[]> {
  const categories = await published(queries, null)
    .groupBy("post.category")
    .select((of) => ["post.category", of.fn.max("post.updated_at").as("updated_at")])
    .orderBy("post.category")
    .execute();
  const tags = await tagged(queries)
    .groupBy("place.slug")
    .select((of) => ["place.slug", of.fn.max("post.updated_at").as("updated_at")])
    .orderBy("place.slug")
    .execute();
  return [
    ...categories.map(({ category, updated_at }): UsedTopic => {
      const topic = { kind: "category", category: postCategorySchema.parse(category) } as const;
      return { topic, updated_at };
    }),
    ...tags.map(({ slug, updated_at }): UsedTopic => ({
      topic: { kind: "tag", slug },
      updated_at,
    })),
  ];
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

function tagged(queries: Queries) {
  return queries
    .selectFrom("post_tags as place")
    .innerJoin("blog_posts as post", "post.id", "place.post_id")
    .where("post.status", "=", "published")
    .where("post.deleted_at", "is", null);
}
