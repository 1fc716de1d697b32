import { useMemo, useState } from "react";
import * as z from "zod/mini";
import { editedFields } from "../../calls/editing.ts";
import type { EditablePost } from "../../../domain/review/editing/hand-editing.ts";
import type { DeepReadonly } from "../../calls/endpoint.ts";
import { parsedJson } from "../kit/call.ts";
import { usePersistedText } from "../kit/use-persisted-text.ts";

const formSchema = z.extend(editedFields, {
  /** The last part of the address. */
  slug: z.string(),
  category: z.string(),
  author: z.string(),
  readerNote: z.string(),
});

/** What is in the form of the editing page. */
export type EditForm = DeepReadonly<z.output<typeof formSchema>>;

/** Unsaved work as this browser stores it: the revision on which it was begun, and when it was typed last (ISO). */
const unsavedSchema = z.object({ revision: z.number(), at: z.string(), form: formSchema });

export type UnsavedWords = DeepReadonly<z.output<typeof unsavedSchema>>;

/** Null for what is none, or was stored by another version of the page. */
function unsavedIn(text: string): UnsavedWords | null {
  return z.safeParse(unsavedSchema, parsedJson(text)).data ?? null;
}

/**
 * The form of a post: what the server has, or what was typed since. That is stored in this browser with the
 * revision on which it was begun, until it is saved or given up. What is found there from before is
 * neither shown nor overwritten until the person has decided about it.
 */
export function useEditForm(post: EditablePost) {
  const [text, setText] = usePersistedText(`edit:${post.postId}`);
  const unsaved = useMemo(() => unsavedIn(text), [text]);
  const stored: EditForm = useMemo(() => ({ ...post.fields, readerNote: "" }), [post.fields]);
  const [isUndecided, setUndecided] = useState(unsaved !== null);
  const taken = isUndecided ? null : unsaved;
  const form = taken?.form ?? stored;
  const revision = taken?.revision ?? post.revision;

  function change(part: Partial<EditForm>): void {
    if (isUndecided) return;
    const next = { ...form, ...part };
    const isStored = revision === post.revision && JSON.stringify(next) === JSON.stringify(stored);
    if (isStored) setText("");
    else store(next, revision);
  }

  /** Puts words back on top of a revision. */
  function store(words: EditForm, onTopOf: number): void {
    const at = new Date().toISOString();
    setText(JSON.stringify({ revision: onTopOf, at, form: words }));
  }

  /** After these words were saved: what was typed meanwhile stays, on top of the new revision. */
  function keepWhatFollowed(saved: EditForm): void {
    if (JSON.stringify(form) === JSON.stringify(saved)) forget();
    else if (form.readerNote === saved.readerNote)
      store({ ...form, readerNote: "" }, post.revision);
    else store(form, post.revision);
  }

  function forget(): void {
    setText("");
    setUndecided(false);
  }

  return {
    form,
    stored,
    revision,
    isUnsaved: taken !== null,
    /** There are words from before about which the person has not decided. */
    isUndecided: isUndecided && unsaved !== null,
    /** These words. */
    rescued: isUndecided ? unsaved : null,
    takeUp: () => setUndecided(false),
    change,
    putBack: store,
    keepWhatFollowed,
    forget,
  };
}
