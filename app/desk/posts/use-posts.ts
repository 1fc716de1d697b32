import { useCallback, useEffect, useRef, useState } from "react";
import { asAdmin, type Admin } from "../admin-access.ts";
import type { CallFailure } from "../calls/call.ts";
import { readPosts, type DeskPost } from "../calls/posts.ts";

export type PostSearch = { readonly q: string; readonly status: string };

export type Posts = {
  /** Null until the first answer. */
  readonly posts: readonly DeskPost[] | null;
  readonly nextCursor: string | null;
  /** Why the last reading failed; what was read before stays. */
  readonly failure: CallFailure | null;
  /** When the list was read; ages are counted to it. */
  readonly readAt: Date;
  /** The search that was answered last; null before the first answer. */
  readonly answered: string | null;
};

/** The list of posts that fits a search; earlier rows stay while the next answer is on its way. */
export function usePosts(admin: Admin, { q, status }: PostSearch, changes: string) {
  const [list, setList] = useState<Posts>(unread);
  const turn = useRef(0);

  const read = useCallback(
    async (cursor: string) => {
      const mine = ++turn.current;
      const answered = searchKey({ q, status });
      const answer = await asAdmin(admin, (bearer) => readPosts({ q, status, cursor }, bearer));
      // Only the latest question counts: a slow answer must not replace a later one.
      if (mine !== turn.current) return;
      setList((known) => {
        if (!answer.ok) return { ...known, failure: answer, answered };
        const before = cursor === "" ? [] : (known.posts ?? []);
        const { posts, nextCursor } = answer.value;
        const readAt = new Date();
        return { posts: [...before, ...posts], nextCursor, failure: null, readAt, answered };
      });
    },
    [admin, q, status],
  );

  const refresh = useCallback(() => void read(""), [read]);

  // What the AI has finished changes the list too.
  useEffect(refresh, [refresh, changes]);

  /** Shows a post as it stands now. */
  function replace(post: DeskPost): void {
    setList((known) => ({
      ...known,
      posts: known.posts?.map((row) => (row.id === post.id ? post : row)) ?? null,
    }));
  }

  const { nextCursor } = list;
  const more = nextCursor === null ? null : () => void read(nextCursor);
  const isReading = list.answered !== searchKey({ q, status });
  return { ...list, isReading, refresh, more, replace };
}

const unread: Posts = {
  posts: null,
  nextCursor: null,
  failure: null,
  readAt: new Date(0),
  answered: null,
};

function searchKey({ q, status }: PostSearch): string {
  return `${status} ${q}`;
}
