import type { Queries } from "../../../database/open-database.ts";
import { readJson } from "../../../database/values.ts";
import type { WorkingCopy, WorkingCopyOf } from "./edited-content.ts";
import { typedWordsSchema } from "./form-fields.ts";

export async function listWorkingCopies(
  queries: Queries,
  postId: string,
): Promise<readonly WorkingCopyOf[]> {
  const rows = await queries
    .selectFrom("working_copies")
    .selectAll()
    .where("post_id", "=", postId)
    .orderBy("author")
    .execute();
  return rows.map(({ author, version, revision, words, kept_at }) => ({
    author,
    copy: { version, revision, keptAt: kept_at, words: readJson(typedWordsSchema, words) },
  }));
}

export async function replaceWorkingCopy(
  queries: Queries,
  { postId, author, replaces, copy }: WorkingCopyOf & Replacement,
): Promise<boolean> {
  const { version, revision, keptAt, words } = copy;
  const row = {
    version,
    revision,
    words: JSON.stringify(words),
    begun_at: keptAt,
    kept_at: keptAt,
  };
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto("working_copies")
    .values({ post_id: postId, author, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(["post_id", "author"])
        .doUpdateSet(row)
        .where("working_copies.version", "=", replaces ?? ""),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

type Replacement = { readonly postId: string; readonly replaces: WorkingCopy["version"] | null };

export async function deleteWorkingCopies(
  queries: Queries,
  { postId, author }: { readonly postId: string; readonly author?: string },
): Promise<void> {
  const ofPost = queries.deleteFrom("working_copies").where("post_id", "=", postId);
  await (author === undefined ? ofPost : ofPost.where("author", "=", author)).execute();
}
