import { uuidv7 } from "uuidv7";
import type { Queries } from "../../../database/open-database.ts";
import { fail, succeed, type Failure, type Result } from "../../shared/result.ts";
import type { ReviewRoom } from "../review-room.ts";
import type { TypedWords, WorkingCopy, WorkingCopyOf } from "./edited-content.ts";
import {
  deleteWorkingCopies,
  listWorkingCopies,
  replaceWorkingCopy,
} from "./working-copy-repository.ts";

export type Colleague = {
  readonly name: string;
  /** ISO: since when they have been typing, and when they typed last. */
  readonly since: string;
  readonly at: string;
  readonly isEditing: boolean;
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

const minute = 60_000;
/** How long after the last words somebody counts as editing. */
const editingFor = 5 * minute;
/** After a longer pause somebody begins anew. */
const pauseWithin = 30 * minute;

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
      const now = clock.now();
      const before = copies.find((copy) => copy.author === author);
      const goesOn =
        before !== undefined && now.getTime() - Date.parse(before.copy.keptAt) < pauseWithin;
      const keptAt = now.toISOString();
      const begunAt = goesOn ? before.begunAt : keptAt;
      const copy = { version: uuidv7(), revision, keptAt, words };
      const isKept = await database.transaction((queries) =>
        replaceWorkingCopy(queries, { postId, author, begunAt, replaces, copy }),
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
    const now = clock.now().getTime();
    return others.map(({ author, begunAt, copy: { keptAt } }) => ({
      name: names.get(author) ?? author,
      since: begunAt,
      at: keptAt,
      isEditing: now - Date.parse(keptAt) < editingFor,
    }));
  }
}
