import type { Queries } from "../../../database/open-database.ts";
import { readJson } from "../../../database/values.ts";
import type { WorkingCopy } from "./edited-content.ts";
import { typedWordsSchema } from "./form-fields.ts";

type AuthoredCopy = { readonly author: string; readonly copy: WorkingCopy };

export async function listWorkingCopies(
  queries: Queries,
  postId: string,
): Promise<readonly AuthoredCopy[]> {
  const rows = await queries
    .selectFrom("working_copies")
    .select(["author", "revision", "words", "kept_at"])
    .where("post_id", "=", postId)
    .orderBy("author")
    .execute();
  return rows.map(({ author, revision, words, kept_at: keptAt }) => ({
    author,
    copy: { revision, keptAt, words: readJson(typedWordsSchema, words) },
  }));
}

export async function putWorkingCopy(
  queries: Queries,
  { postId, author, copy: { revision, keptAt, words } }: AuthoredCopy & { readonly postId: string },
): Promise<void> {
  const row = { revision, words: JSON.stringify(words), kept_at: keptAt };
  await queries
    .insertInto("working_copies")
    .values({ post_id: postId, author, ...row })
    .onConflict((conflict) => conflict.columns(["post_id", "author"]).doUpdateSet(row))
    .execute();
}

export async function deleteWorkingCopies(
  queries: Queries,
  { postId, author }: { readonly postId: string; readonly author?: string },
): Promise<void> {
  const ofPost = queries.deleteFrom("working_copies").where("post_id", "=", postId);
  await (author === undefined ? ofPost : ofPost.where("author", "=", author)).execute();
}
