import * as repository from "./post-list-repository.ts";
import { z } from "zod";
import { fail, succeed, type Result } from "../../shared/result.ts";
import { searchedWords } from "../../shared/written-text.ts";
import { listKeptMarks, countOpen, openMarks, type OpenCounts } from "../revisions/kept-marks.ts";
import { filledText, factsOf } from "../text/fact-tokens.ts";
import { isPostId, noSuchPost } from "../post.ts";
import { type Schedule, listWaiting } from "../schedules/schedule.ts";
import { listUnread } from "../post-repository.ts";
import type { PostTools } from "../post-tools.ts";
import { latestLedgers } from "../revisions/revision-repository.ts";

const listedPageSize = 24;

/** Instant and id of the last post before; PostgreSQL knows no year 0. */
const cursorSchema = z.tuple([z.iso.datetime().regex(/^(?!0000)/), z.uuid()]);

export type ListedPost = Omit<repository.ListedRow, "edition"> & {
  readonly checks: OpenCounts | null;
  /** It went live with its drafting, and nobody has read it since. */
  readonly isUnread: boolean;
  readonly scheduled: Pick<Schedule, "revision" | "publishAt"> | null;
};

type PostPage = { readonly posts: readonly ListedPost[]; readonly nextCursor: string | null };

type ListInput = repository.PostListFilters &
  Pick<repository.PostListInput, "among" | "without"> & {
    readonly query: string;
    readonly cursor: string;
  };

export function createPostList({ queries, facts }: Pick<PostTools, "queries" | "facts">) {
  return {
    async page({ query, cursor, ...input }: ListInput): Promise<Result<PostPage>> {
      const parsed = cursorSchema.safeParse(cursor.split("_"));
      if (cursor !== "" && !parsed.success)
        return fail("malformed", "This page of the list does not exist.");
      const [at, id] = parsed.data ?? [];
      const found = await repository.listPosts(queries, {
        ...input,
        words: searchedWords(query),
        after: at === undefined || id === undefined ? null : { at, id },
        // One more than a page has tells whether there is a next page.
        limit: listedPageSize + 1,
      });
      const rows = found.slice(0, listedPageSize);
      const last = found.length > rows.length ? rows.at(-1) : undefined;
      return succeed({
        posts: await listedPosts(rows),
        nextCursor: last === undefined ? null : `${last.created_at}_${last.id}`,
      });
    },

    async find(id: string): Promise<Result<ListedPost>> {
      const row = isPostId(id) ? await repository.findListed(queries, id) : null;
      const [post] = row === null ? [] : await listedPosts([row]);
      return post === undefined ? noSuchPost() : succeed(post);
    },

    choices: () => repository.findListChoices(queries),

    overviews: (ids: readonly string[]) => repository.listOverviews(queries, ids),
  };

  async function listedPosts(rows: readonly repository.ListedRow[]): Promise<ListedPost[]> {
    const current = facts.current();
    const ids = rows.map(({ id }) => id);
    const ledgers = await latestLedgers(queries, ids);
    const kept = await listKeptMarks(queries, ids);
    const unread = await listUnread(queries, ids);
    const waiting = await listWaiting(queries, ids);
    const schedules = new Map(
      waiting.map(({ postId, revision, publishAt }) => [postId, { revision, publishAt }]),
    );
    return rows.map(({ edition, ...row }) => {
      const ledger = ledgers.get(row.id);
      const checks = ledger && countOpen(openMarks(ledger, kept.get(row.id) ?? new Map()));
      return {
        ...row,
        title: filledText(row.title, factsOf({ edition }, current)),
        checks: checks ?? null,
        isUnread: unread.has(row.id),
        scheduled: schedules.get(row.id) ?? null,
      };
    });
  }
}
