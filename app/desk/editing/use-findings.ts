import { useEffect, useState } from "react";
import { findForPost } from "../../calls/editor-search-schema.ts";
import type { EditorFindings } from "../../../domain/review/editing/record-search.ts";
import { attempt } from "../kit/office-access.ts";
import type { Answer } from "../kit/call.ts";

/** How long nothing is typed before the server is asked, in milliseconds. */
const pause = 200;

/** What is found for words, a moment after they are typed; null until the first answer. */
export function useFindings(postId: string, words: string): Answer<EditorFindings> | null {
  const [found, setFound] = useState<Answer<EditorFindings> | null>(null);
  useEffect(() => {
    const control = new AbortController();
    const timer = setTimeout(() => {
      const { signal } = control;
      void attempt(findForPost, { postId, words }, { signal }).then((answer) => {
        if (!signal.aborted) setFound(answer);
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [postId, words]);
  return found;
}
