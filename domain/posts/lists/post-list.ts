import type { Queries } from "../../../database/open-database.ts";
import type { FactsService } from "../../facts/facts-service.ts";
import { succeed, type Result } from "../../shared/result.ts";
import { storableText } from "../../shared/written-text.ts";
import { listKeptMarks } from "../revisions/kept-mark-repository.ts";
import { countOpen, openMarks, type OpenCounts } from "../revisions/kept-marks.ts";
import { filledText } from "../text/fact-tokens.ts";
import { cursors } from "./list-cursor.ts";
import { factsOf } from "../post-edition.ts";
import { isPostId, noSuchPost } from "../post.ts";
import * as repository from "./post-list-repository.ts";
import { listWaiting, type Schedule } from "../schedules/schedule-repository.ts";
import { listUnread } from "../publishing/live-review-repository.ts";
import { latestLedgers } from "../revisions/revision-repository.ts";

const listedPageSize = 24;

export type ListedPost = Omit<repository.ListedRow, "edition"> & {
  readonly checks: OpenCounts | null;
  /** It went live with its drafting, and nobody has read it since. */
  readonly isUnread: boolean;
  readonly scheduled: Pick<Schedule, "revision" | "publishAt"> | null;
};

type PostPage = {
  readonly posts: readonly ListedPost[];
  readonly nextCursor: string | null;
};

type ListInput = repository.PostListFilters &
  Pick<repository.PostListInput, "among" | "without"> & {
    readonly query: string;
    readonly cursor: string;
  };

type Dependencies = { readonly queries: Queries; readonly facts: Pick<FactsService, "current"> };

export function createPostList({ queries, facts }: Dependencies) {
  return {
    /** One page of posts, newest first; `malformed` when the cursor is none of ours. */
    async page({ query, cursor, ...input }: ListInput): Promise<Result<PostPage>> {
      const after = cursors.decode(cursor);
      if (!after.ok) return after;
      const words = searchWords(storableText(query));
      // One more than a page has tells whether there is a next page.
      const limit = listedPageSize + 1;
      const found = await repository.listPosts(queries, {
        ...input,
        words,
        after: after.value,
        limit,
      });
      const rows = found.slice(0, listedPageSize);
      const last = rows.at(-1);
      return succeed({
        posts: await listedPosts(rows),
        nextCursor:
          found.length > rows.length && last !== undefined
            ? cursors.encode({ at: last.created_at, id: last.id })
            : null,
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
    const schedules = new Map(waiting.map((schedule) => [schedule.postId, schedule]));
    return rows.map(({ edition, ...row }) => {
      const ledger = ledgers.get(row.id);
      const checks = ledger && countOpen(openMarks(ledger, kept.get(row.id) ?? new Map()));
      const title = filledText(row.title, factsOf({ edition }, current));
      const { revision, publishAt } = schedules.get(row.id) ?? {};
      const scheduled =
        revision === undefined || publishAt === undefined ? null : { revision, publishAt };
      const isUnread = unread.has(row.id);
      return { ...row, title, checks: checks ?? null, isUnread, scheduled };
    });
  }
}

function searchWords(query: string): string[] {
  return query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
}
