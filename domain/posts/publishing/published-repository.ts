import { sql, type NotNull } from "kysely";
import type { Queries } from "../../../database/open-database.ts";
import { readJson } from "../../../database/values.ts";
import { postColumns, toPost } from "../post-repository.ts";
import {
  postCategorySchema,
  postContentSchema,
  type Post,
  type StoredSummary,
  readingMinutes,
} from "../post.ts";
import type { PostCounts, Topic } from "./post-topics.ts";

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

export async function listPublished(
  queries: Queries,
  topic: Topic | null,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): Promise<StoredSummary[]> {
  const rows = await newestPublished(queries, topic)
    .select(summaryColumns)
    .limit(limit)
    .offset(offset)
    .$narrowType<{ published_at: NotNull }>()
    .execute();
  return rows.map(({ characters, ...row }) => ({
    ...row,
    reading_minutes: readingMinutes(characters),
    category: postCategorySchema.parse(row.category),
    tags: readJson(tagsSchema, row.tags),
  }));
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

const wholePost = postColumns.map((column) => `post.${column}` as const);

export async function listCorrected(queries: Queries, limit: number): Promise<Post[]> {
  const rows = await published(queries, null)
    .where("post.corrections", "is not", null)
    .select(wholePost)
    .orderBy("post.updated_at", "desc")
    .orderBy("post.id")
    .limit(limit)
    .execute();
  return rows.map(toPost);
}

export async function listPublishedPosts(queries: Queries, limit: number): Promise<Post[]> {
  const rows = await newestPublished(queries).select(wholePost).limit(limit).execute();
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

function newestPublished(queries: Queries, topic: Topic | null = null) {
  return published(queries, topic).orderBy("post.published_at", "desc").orderBy("post.id", "desc");
}

function published(queries: Queries, topic: Topic | null) {
  const posts = queries
    .selectFrom("blog_posts as post")
    .where("post.status", "=", "published")
    .where("post.deleted_at", "is", null);
  if (topic === null) return posts;
  return topic.kind === "category"
    ? posts.where("post.category", "=", topic.category)
    : posts.where("post.id", "in", (of) =>
        of.selectFrom("post_tags").select("post_id").where("slug", "=", topic.slug),
      );
}

function tagged(queries: Queries) {
  return queries
    .selectFrom("post_tags as place")
    .innerJoin("blog_posts as post", "post.id", "place.post_id")
    .where("post.status", "=", "published")
    .where("post.deleted_at", "is", null);
}
