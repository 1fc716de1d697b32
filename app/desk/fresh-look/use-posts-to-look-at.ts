import { useCallback, useEffect, useRef, useState } from "react";
import { asAdmin, type Admin } from "../admin-access.ts";
import type { CallFailure } from "../calls/call.ts";
import type { PostToLookAt } from "../../../domain/review/fresh-look.ts";
import { confirmPost, readPostsToLookAt } from "../calls/posts-to-look-at.ts";
import { focusOn } from "../focus.ts";
import { showToast } from "../toasts.tsx";

/** The heading of the list, which gets the focus when a row leaves it. */
export const lookTitleId = "look-title";

type Due = {
  /** Null until the first answer. */
  readonly posts: readonly PostToLookAt[] | null;
  readonly count: number;
  readonly nextCursor: string | null;
  readonly failure: CallFailure | null;
};

const unread: Due = { posts: null, count: 0, nextCursor: null, failure: null };

/** The live posts that have to be looked at, and the word that one of them is still right. */
export function usePostsToLookAt(admin: Admin, changes: string) {
  const [due, setDue] = useState<Due>(unread);
  const [busy, setBusy] = useState<string | null>(null);
  const turn = useRef(0);

  const read = useCallback(
    async (cursor: string) => {
      const mine = ++turn.current;
      const answer = await asAdmin(admin, (bearer) => readPostsToLookAt(cursor, bearer));
      // Only the latest question counts: a slow answer must not replace a later one.
      if (mine !== turn.current) return;
      setDue((known) => {
        if (!answer.ok) return { ...known, failure: answer };
        const before = cursor === "" ? [] : (known.posts ?? []);
        return { ...answer.value, posts: [...before, ...answer.value.posts], failure: null };
      });
    },
    [admin],
  );

  const refresh = useCallback(() => void read(""), [read]);
  // What the AI has published at once is due.
  useEffect(refresh, [refresh, changes]);

  async function confirm(post: PostToLookAt): Promise<void> {
    setBusy(post.id);
    const answer = await asAdmin(admin, (bearer) => confirmPost(post, bearer));
    setBusy(null);
    if (!answer.ok) {
      showToast({ tone: "failure", title: "Not confirmed", description: answer.message });
      // What is shown is not what stands, unless no answer came: the list has to be read again.
      if (answer.status !== null && answer.status !== 401) refresh();
      return;
    }
    showToast({ title: "Still right", description: answer.value.message });
    await read("");
    focusOn(lookTitleId);
  }

  const { nextCursor } = due;
  const more = nextCursor === null ? null : () => void read(nextCursor);
  return { ...due, busy, refresh, more, confirm: (post: PostToLookAt) => void confirm(post) };
}
