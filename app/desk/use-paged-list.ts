import { useCallback, useEffect, useRef, useState } from "react";
import type { Answer, CallFailure } from "./kit/call.ts";

type Page = { readonly nextCursor: string | null };

type Pages<List> = {
  /** Everything that was read, as one page; null until the first answer. */
  readonly list: List | null;
  /** Why the last reading failed; what was read before stays. */
  readonly failure: CallFailure | null;
  readonly readAt: Date;
  /** The reading that was answered last. */
  readonly answered: unknown;
};

type Reading<List> = {
  /** Another function is another question: the list is read from its beginning. */
  readonly read: (cursor: string) => Promise<Answer<List>>;
  /** What was read so far with the next page after it. */
  readonly append: (before: List, page: List) => List;
  /** The list is read again when this changes. */
  readonly changes?: string | undefined;
};

/** A list that admins read page by page; earlier rows stay while the next answer is on its way. */
export function usePagedList<List extends Page>({ read, append, changes }: Reading<List>) {
  const [pages, setPages] = useState<Pages<List>>(unread);
  const latestRequest = useRef(0);

  const readFrom = useCallback(
    async (cursor: string) => {
      const request = ++latestRequest.current;
      const answer = await read(cursor);
      // Only the latest question counts: a slow answer must not replace a later one.
      if (request !== latestRequest.current) return;
      setPages((known) => {
        if (!answer.ok) return { ...known, failure: answer, answered: read };
        const before = cursor === "" ? null : known.list;
        const list = before === null ? answer.value : append(before, answer.value);
        return { list, failure: null, readAt: new Date(), answered: read };
      });
    },
    [read, append],
  );

  const refresh = useCallback(() => readFrom(""), [readFrom]);
  useEffect(() => void refresh(), [refresh, changes]);

  /** Shows what is known to have changed, before it is read again. */
  const change = useCallback((changed: (list: List) => List) => {
    setPages((known) => ({ ...known, list: known.list && changed(known.list) }));
  }, []);

  const cursor = pages.list?.nextCursor ?? null;
  return {
    ...pages,
    isReading: pages.answered !== read,
    refresh,
    more: cursor === null ? null : () => void readFrom(cursor),
    change,
  };
}

const unread = { list: null, failure: null, readAt: new Date(0), answered: null };
