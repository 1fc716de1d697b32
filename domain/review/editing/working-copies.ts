import type { Queries } from "../../../database/open-database.ts";
import { succeed, type Result } from "../../shared/result.ts";
import type { ReviewRoom } from "../review-room.ts";
import type { WorkingCopy } from "./edited-content.ts";
import type { TypedWords } from "./form-fields.ts";
import {
  deleteWorkingCopies,
  listWorkingCopies,
  putWorkingCopy,
} from "./working-copy-repository.ts";

export type Colleague = {
  readonly name: string;
  /** ISO: when they typed last. */
  readonly at: string;
};

type By = { readonly email: string };

type Keeping = {
  readonly postId: string;
  readonly revision: number;
  readonly words: TypedWords | null;
  readonly by: By;
};

export type WorkingCopies = ReturnType<typeof createWorkingCopies>;

type Dependencies = Pick<ReviewRoom, "database" | "clock" | "posts" | "people">;

/** Unsaved words of the office, one copy for each person and post. Readers see nothing of them. */
export function createWorkingCopies({ database, clock, posts, people }: Dependencies) {
  return {
    /** A person's own words, and who else has some in the post. */
    async of(
      postId: string,
      { email }: By,
    ): Promise<{
      readonly own: WorkingCopy | null;
      readonly colleagues: readonly Colleague[];
    }> {
      const copies = await listWorkingCopies(database.queries, postId);
      const own = copies.find(({ author }) => author === email)?.copy ?? null;
      const others = copies.filter(({ author }) => author !== email);
      const names = await people.names(database.queries);
      const colleagues = others.map(({ author, copy }) => ({
        name: names.get(author) ?? author,
        at: copy.keptAt,
      }));
      return { own, colleagues };
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
      const author = by.email;
      if (words === null) {
        await database.transaction((queries) => deleteWorkingCopies(queries, { postId, author }));
        return succeed({ keptAt: null });
      }
      const keptAt = clock.now().toISOString();
      await database.transaction((queries) =>
        putWorkingCopy(queries, { postId, author, copy: { revision, keptAt, words } }),
      );
      return succeed({ keptAt });
    },

    async remove(queries: Queries, postId: string, by: By): Promise<void> {
      await deleteWorkingCopies(queries, { postId, author: by.email });
    },

    deleteOfPost: (queries: Queries, { postId }: { readonly postId: string }): Promise<void> =>
      deleteWorkingCopies(queries, { postId }),
  };
}
