import { useMemo, useState } from "react";
import type { EditablePost } from "../../../domain/review/editing/hand-editing.ts";
import { useKeptText } from "../use-kept-text.ts";
import { formOf, keptEdit, type EditForm } from "./edit-form.ts";

/**
 * The form of a post: what the server has, or what was typed since. That is kept in this browser
 * with the revision on which it was begun, until it is saved or given up.
 */
export function useKeptEdit(post: EditablePost) {
  const [text, setText] = useKeptText(`edit:${post.postId}`);
  const kept = useMemo(() => keptEdit(text), [text]);
  const stored = useMemo(() => formOf(post.fields), [post.fields]);
  const [isFromBefore, setFromBefore] = useState(kept !== null);
  const form = kept?.form ?? stored;
  const revision = kept?.revision ?? post.revision;

  function change(part: Partial<EditForm>): void {
    const next = { ...form, ...part };
    const isStored = revision === post.revision && JSON.stringify(next) === JSON.stringify(stored);
    setText(isStored ? "" : JSON.stringify({ revision, form: next }));
  }

  /** Puts words back on top of a revision. */
  function keep(words: EditForm, onTopOf: number): void {
    setText(JSON.stringify({ revision: onTopOf, form: words }));
  }

  function forget(): void {
    setText("");
    setFromBefore(false);
  }

  return { form, revision, isUnsaved: kept !== null, isFromBefore, change, keep, forget };
}
