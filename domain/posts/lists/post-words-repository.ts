import type { Queries } from "../../../database/open-database.ts";
import { placeOf, postWords, type SearchedPost } from "../../../database/post-words.ts";
import type { Post } from "../post.ts";

type PostWithWords = Pick<Post, "id" | "status" | "published_at" | keyof SearchedPost>;

/** Notes by which words a post is searched, in place of those before; of one that is not public none. */
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

/** Whether the words of a post are those of its text; of one that is not public there are none. */
export async function hasItsWords(queries: Queries, post: PostWithWords): Promise<boolean> {
  const kept = await queries
    .selectFrom("post_words")
    .select(["title_words", "words"])
    .where("post_id", "=", post.id)
    .executeTakeFirst();
  if (post.status !== "published" || post.published_at === null) return kept === undefined;
  const { title_words, words } = postWords(post);
  return kept?.title_words === title_words && kept.words === words;
}

/** Where a published post stands in the order of publication. */
export type PublicationCursor = { readonly id: string; readonly published_at: string | null };

type NamedPlace = PublicationCursor & { readonly hasWords: boolean };

/** Published posts in the order of their publication, after this one, and whether each has words. */
export async function publishedAfter(
  queries: Queries,
  after: PublicationCursor | null,
  limit: number,
): Promise<readonly NamedPlace[]> {
  let posts = queries
    .selectFrom("blog_posts as post")
    .leftJoin("post_words as words", "words.post_id", "post.id")
    .select(["post.id", "post.published_at", "words.post_id as words_of"])
    .where("post.status", "=", "published")
    .where("post.deleted_at", "is", null)
    .where("post.published_at", "is not", null)
    .orderBy("post.published_at")
    .orderBy("post.id")
    .limit(limit);
  if (after !== null)
    posts = posts.where((of) =>
      of(of.refTuple("post.published_at", "post.id"), ">", of.tuple(after.published_at, after.id)),
    );
  const rows = await posts.execute();
  return rows.map(({ words_of, ...place }) => ({ ...place, hasWords: words_of !== null }));
}

/** This place, or the next that no other post has. */
async function freePlace(queries: Queries, place: number): Promise<number> {
  const taken = await queries
    .selectFrom("post_words")
    .select("post_id")
    .where("place", "=", place)
    .executeTakeFirst();
  return taken === undefined ? place : freePlace(queries, place + 1);
}
