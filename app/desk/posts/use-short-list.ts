import { useCallback, useEffect, useState } from "react";
import { listPosts, type DeskPost, type PostPage } from "../../calls/posts.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import type { Answer } from "../kit/call.ts";

/** How many posts the dashboard shows of a list. */
const shortLength = 5;

export type ShortList = {
  /** Null until the first answer. */
  readonly answer: Answer<PostPage> | null;
  readonly posts: readonly DeskPost[];
  readonly hasMore: boolean;
  readonly refresh: () => void;
};

/** The newest posts of one state; read again when `changes` differs. */
export function useShortList(admin: Admin, status: string, changes: string): ShortList {
  const [answer, setAnswer] = useState<Answer<PostPage> | null>(null);
  const refresh = useCallback(() => {
    void callAsAdmin(admin, listPosts, { status }).then(setAnswer);
  }, [admin, status]);
  useEffect(refresh, [refresh, changes]);
  const all = answer?.ok === true ? answer.value.posts : [];
  return { answer, posts: all.slice(0, shortLength), hasMore: all.length > shortLength, refresh };
}
