import { uuidv7 } from "uuidv7";
import type { Queries } from "../../../database/open-database.ts";
import { fail, succeed, type Failure, type Result } from "../../shared/result.ts";
import type { ReviewRoom } from "../review-room.ts";
import type { WorkingCopy, WorkingCopyOf } from "./edited-content.ts";
import type { TypedWords } from "./form-fields.ts";
import {
  deleteWorkingCopies,
  listWorkingCopies,
  replaceWorkingCopy,
} from "./working-copy-repository.ts";

export type Colleague = {
  readonly name: string;
  /** ISO: when they typed last. */
  readonly at: string;
};

type Overtaken = Failure & { readonly copy: WorkingCopy };

export type KeepFailure = Failure | Overtaken;

type Keeping = {
  readonly postId: string;
  readonly revision: number;
  readonly words: TypedWords | null;
  readonly replaces: string | null;
  readonly by: By;
};

type By = { readonly email: string };

export type WorkingCopies = ReturnType<typeof createWorkingCopies>;

type Dependencies = Pick<ReviewRoom, "database" | "clock" | "posts" | "people">;

/** Unsaved words of the office, one copy for each person and post. Readers see nothing of them. */
export function createWorkingCopies({ database, clock, posts, people }: Dependencies) {
  return {
    of,

    async keep({ postId, revision, words, replaces, by }: Keeping): Promise<
      Result<
        {
          readonly kept: Pick<WorkingCopy, "version" | "keptAt"> | null;
          readonly colleagues: readonly Colleague[];
        },
        KeepFailure
      >
    > {
      const post = await posts.revisions.newest(postId);
      if (!post.ok) return post;
      const author = by.email;
      const copies = await listWorkingCopies(database.queries, postId);
      const colleagues = await colleaguesIn(copies, by);
      if (words === null) {
        await database.transaction((queries) => deleteWorkingCopies(queries, { postId, author }));
        return succeed({ kept: null, colleagues });
      }
      const keptAt = clock.now().toISOString();
      const copy = { version: uuidv7(), revision, keptAt, words };
      const isKept = await database.transaction((queries) =>
        replaceWorkingCopy(queries, { postId, author, replaces, copy }),
      );
      if (isKept) return succeed({ kept: { version: copy.version, keptAt }, colleagues });
      const { own } = await of(postId, by);
      const { failure } = fail("conflict", "This post was edited in another window meanwhile.");
      return { ok: false, failure: own === null ? failure : { ...failure, copy: own } };
    },

    async remove(queries: Queries, postId: string, by: By): Promise<void> {
      await deleteWorkingCopies(queries, { postId, author: by.email });
    },

    deleteOfPost: (queries: Queries, { postId }: { readonly postId: string }): Promise<void> =>
      deleteWorkingCopies(queries, { postId }),
  };

  async function of(
    postId: string,
    by: By,
  ): Promise<{
    readonly own: WorkingCopy | null;
    readonly colleagues: readonly Colleague[];
  }> {
    const copies = await listWorkingCopies(database.queries, postId);
    const own = copies.find(({ author }) => author === by.email)?.copy ?? null;
    return { own, colleagues: await colleaguesIn(copies, by) };
  }

  async function colleaguesIn(
    copies: readonly WorkingCopyOf[],
    by: By,
  ): Promise<readonly Colleague[]> {
    const others = copies.filter(({ author }) => author !== by.email);
    if (others.length === 0) return [];
    const names = await people.names(database.queries);
    return others.map(({ author, copy }) => ({
      name: names.get(author) ?? author,
      at: copy.keptAt,
    }));
  }
}
