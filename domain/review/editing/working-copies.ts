import type { Queries } from "../../../database/open-database.ts";
import { readJson } from "../../../database/values.ts";
import { succeed, type Result } from "../../shared/result.ts";
import type { ReviewRoom } from "../review-room.ts";
import { typedWordsSchema, type TypedWords } from "./form-fields.ts";

type By = { readonly email: string };

type Keeping = {
  readonly postId: string;
  readonly revision: number;
  readonly words: TypedWords | null;
  readonly by: By;
};

export type WorkingCopies = ReturnType<typeof createWorkingCopies>;

export type Colleague = Awaited<ReturnType<WorkingCopies["of"]>>["colleagues"][number];

type Dependencies = Pick<ReviewRoom, "database" | "clock" | "posts" | "people">;

/** Unsaved words of the office, one copy for each person and post. Readers see nothing of them. */
export function createWorkingCopies({ database, clock, posts, people }: Dependencies) {
  return {
    async of(postId: string, { email }: By) {
      const copies = await database.queries
        .selectFrom("working_copies")
        .select(["author", "revision", "words", "kept_at as keptAt"])
        .where("post_id", "=", postId)
        .orderBy("author")
        .execute();
      const own = copies.find(({ author }) => author === email);
      const names = await people.names(database.queries);
      const colleagues = copies
        .filter((copy) => copy !== own)
        .map(({ author, keptAt }) => ({ name: names.get(author) ?? author, at: keptAt }));
      const words = own && readJson(typedWordsSchema, own.words);
      const copy = own && words && { revision: own.revision, keptAt: own.keptAt, words };
      return { own: copy ?? null, colleagues };
    },

    /** The words that were typed last stay; null gives them up. */
    async keep({
      postId,
      revision,
      words,
      by,
    }: Keeping): Promise<Result<{ readonly keptAt: string | null }>> {
      const post = await posts.revisions.newest(postId);
      if (!post.ok) return post;
      if (words === null) {
        await remove(database.queries, postId, by);
        return succeed({ keptAt: null });
      }
      const keptAt = clock.now().toISOString();
      const row = { revision, words: JSON.stringify(words), kept_at: keptAt };
      await database.queries
        .insertInto("working_copies")
        .values({ post_id: postId, author: by.email, ...row })
        .onConflict((conflict) => conflict.columns(["post_id", "author"]).doUpdateSet(row))
        .execute();
      return succeed({ keptAt });
    },

    remove,

    async deleteOfPost(queries: Queries, { postId }: { readonly postId: string }): Promise<void> {
      await queries.deleteFrom("working_copies").where("post_id", "=", postId).execute();
    },
  };
}

async function remove(queries: Queries, postId: string, { email }: By): Promise<void> {
  await queries
    .deleteFrom("working_copies")
    .where("post_id", "=", postId)
    .where("author", "=", email)
    .execute();
}
