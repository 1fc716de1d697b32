import type { Queries } from "../../../database/open-database.ts";
import { placeOf, postWords, type SearchedPost } from "../../../database/post-words.ts";
import type { Post } from "../post.ts";

type PostWithWords = Pick<Post, "id" | "status" | "published_at" | keyof SearchedPost>;

export async function replacePostWords(queries: Queries, post: PostWithWords): Promise<void> {
  const { id, status, published_at } = post;
  await deletePostWords(queries, id);
  if (status !== "published" || published_at === null) return;
  const place = await freePlace(queries, placeOf({ id, published_at }));
  await queries
    .insertInto("post_words")
    .values({ place, post_id: id, ...postWords(post) })
    .execute();
}

export async function deletePostWords(queries: Queries, postId: string): Promise<void> {
  await queries.deleteFrom("post_words").where("post_id", "=", postId).execute();
}

async function freePlace(queries: Queries, place: number): Promise<number> {
  const taken = await queries
    .selectFrom("post_words")
    .select("post_id")
    .where("place", "=", place)
    .executeTakeFirst();
  return taken === undefined ? place : freePlace(queries, place + 1);
}
