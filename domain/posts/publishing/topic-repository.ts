import type { Queries } from "../../../database/open-database.ts";
import { postCategorySchema, type Post } from "../post.ts";
import { tagSlug, type PostCounts, type Topic } from "./post-topics.ts";

export async function replaceTags(
  queries: Queries,
  { id, tags, published_at }: Pick<Post, "id" | "tags" | "published_at">,
): Promise<void> {
  await deleteTags(queries, id);
  if (published_at === null || tags.length === 0) return;
  const named = new Map(tags.map((tag) => [tagSlug(tag), tag]));
  await queries
    .insertInto("post_tags")
    .values([...named].map(([slug, tag]) => ({ slug, tag, post_id: id, published_at })))
    .execute();
}

export async function deleteTags(queries: Queries, postId: string): Promise<void> {
  await queries.deleteFrom("post_tags").where("post_id", "=", postId).execute();
}

export async function findTagName(queries: Queries, slug: string): Promise<string | null> {
  const row = await queries
    .selectFrom("post_tags as place")
    .innerJoin("blog_posts as post", "post.id", "place.post_id")
    .select("place.tag")
    .where("place.slug", "=", slug)
    .where("post.status", "=", "published")
    .where("post.deleted_at", "is", null)
    .orderBy("place.published_at", "desc")
    .orderBy("place.post_id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.tag ?? null;
}

export type UsedTopic = { readonly topic: Topic; readonly updated_at: string };

export async function countPosts(queries: Queries): Promise<PostCounts> {
  const rows = await queries
    .selectFrom("blog_posts")
    .where("status", "=", "published")
    .where("deleted_at", "is", null)
    .groupBy("category")
    .select((of) => ["category", of.fn.countAll().as("posts")])
    .execute();
  return Object.fromEntries(
    rows.map(({ category, posts }) => [postCategorySchema.parse(category), Number(posts)]),
  );
}

export async function listUsedTopics(queries: Queries): Promise<UsedTopic[]> {
  const categories = await queries
    .selectFrom("blog_posts")
    .where("status", "=", "published")
    .where("deleted_at", "is", null)
    .groupBy("category")
    .select((of) => ["category", of.fn.max("updated_at").as("updated_at")])
    .orderBy("category")
    .execute();
  const tags = await queries
    .selectFrom("post_tags as place")
    .innerJoin("blog_posts as post", "post.id", "place.post_id")
    .where("post.status", "=", "published")
    .where("post.deleted_at", "is", null)
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
