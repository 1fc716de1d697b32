import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useState } from "react";
import type { EditorFindings } from "../../../domain/review/editing/record-search.ts";
import { findForPost } from "../../calls/editing.ts";
import type { Answer } from "../kit/call.ts";
import { attempt } from "../kit/office-access.ts";

const pause = 200;

/** Found for words, a moment after they are typed; null until the first answer. */
export function useFindings(postId: string, typed: string): Answer<EditorFindings> | null {
  const [words] = useDebouncedValue(typed, pause);
  const [found, setFound] = useState<Answer<EditorFindings> | null>(null);
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    void attempt(findForPost, { postId, words }, { signal }).then((answer) => {
      if (!signal.aborted) setFound(answer);
    });
    return () => control.abort();
  }, [postId, words]);
  return found;
}
