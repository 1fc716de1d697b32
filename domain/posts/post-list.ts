import { z } from "zod";
import type { Queries } from "../../database/open-database.ts";
import { succeed, type Result } from "../shared/result.ts";
import { storableText } from "../shared/written-text.ts";
import { filledText } from "./fact-tokens.ts";
import { stoppingFindings, type Ledger } from "./ledger.ts";
import { createListCursor } from "./list-cursor.ts";
import { isPostId, noSuchPost } from "./post-identity.ts";
import * as repository from "./post-list-repository.ts";
import { searchWords } from "./post-search.ts";

/** How many posts a page of the list has. */
export const postPageSize = 24;

export type ListedPost = repository.ListedRow & {
  /** Of the latest revision: statements that stop it, and statements that were checked; null when it is older than the checks. */
  readonly checks: { readonly stops: number; readonly claims: number } | null;
};

export type PostPage = {
  readonly posts: readonly ListedPost[];
  /** Where the next page begins; null on the last one. */
  readonly nextCursor: string | null;
};

export type PostListWish = Pick<repository.ListWish, "shown" | "among" | "without"> & {
  /** Words to be found in title, slug or tags; may be empty. */
  readonly query: string;
  /** As the page before gave it; empty for the first page. */
  readonly cursor: string;
};

const cursors = createListCursor(z.iso.datetime());

/** The list of all posts, for those who answer for them. */
export function createPostList(queries: Queries) {
  return {
    /** One page of posts, newest first; `malformed` when the cursor is none of ours. */
    async listed({ query, cursor, ...wish }: PostListWish): Promise<Result<PostPage>> {
      const after = cursors.read(cursor);
      if (!after.ok) return after;
      const words = searchWords(storableText(query));
      // One more than is shown tells whether there is a next page.
      const limit = postPageSize + 1;
      const rows = await repository.listPosts(queries, {
        ...wish,
        words,
        after: after.value,
        limit,
      });
      const shown = rows.slice(0, postPageSize);
      const ledgers = await repository.latestLedgers(
        queries,
        shown.map(({ id }) => id),
      );
      const last = shown.at(-1);
      return succeed({
        posts: shown.map((row) => listedPost(row, ledgers.get(row.id))),
        nextCursor:
          rows.length > shown.length && last !== undefined
            ? cursors.write({ at: last.created_at, id: last.id })
            : null,
      });
    },

    /** One post as the list has it, deleted or not. */
    async listedById(id: string): Promise<Result<ListedPost>> {
      const row = isPostId(id) ? await repository.findListed(queries, id) : null;
      if (row === null) return noSuchPost();
      const ledgers = await repository.latestLedgers(queries, [row.id]);
      return succeed(listedPost(row, ledgers.get(row.id)));
    },
  };
}

function listedPost(row: repository.ListedRow, ledger: Ledger | undefined): ListedPost {
  return {
    ...row,
    title: filledText(row.title),
    checks:
      ledger === undefined
        ? null
        : { stops: stoppingFindings(ledger).length, claims: ledger.claims.length },
  };
}
