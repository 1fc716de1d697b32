import * as z from "zod/mini";
import { useMemo } from "react";
import type { EditablePost } from "../../../domain/review/editing/hand-editing.ts";
import { typedWordsSchema } from "../../../domain/review/editing/form-fields.ts";
import type { WorkingCopy } from "../../../domain/review/editing/edited-content.ts";
import { keepWorkingCopy } from "../../calls/editing.ts";
import type { DeepReadonly } from "../../calls/endpoint.ts";
import { parsedJson } from "../kit/call.ts";
import { attempt } from "../kit/office-access.ts";
import {
  readPersistedText,
  usePersistedText,
  writePersistedText,
} from "../kit/use-persisted-text.ts";

export type EditForm = DeepReadonly<z.output<typeof typedWordsSchema>>;

/** Unsaved work as this browser stores it at each letter, and sends it to the server every few seconds. */
const unsavedSchema = z.object({
  /** The revision on which it was begun. */
  revision: z.number(),
  form: typedWordsSchema,
  /** The server's copy that these words go on from; null for none. */
  version: z._default(z.nullable(z.string()), null),
  /** When that copy was these words; null while it is not. */
  keptAt: z._default(z.nullable(z.string()), null),
});

type Unsaved = DeepReadonly<z.output<typeof unsavedSchema>>;

function fieldOf(postId: string): string {
  return `edit:${postId}`;
}

/** Null for none, and for what another version of the page has stored. */
export function readUnsaved(postId: string): Unsaved | null {
  return unsavedIn(readPersistedText(fieldOf(postId)) ?? "");
}

function unsavedIn(text: string): Unsaved | null {
  return z.safeParse(unsavedSchema, parsedJson(text)).data ?? null;
}

function storeUnsaved(postId: string, unsaved: Unsaved | null): void {
  writePersistedText(fieldOf(postId), unsaved === null ? "" : JSON.stringify(unsaved));
}

/**
 * Brings what this browser has to what the server had when the post was read: what was typed on another device, or
 * saved there. Words that the server does not have yet stay, and so does what was typed since `before`.
 */
export function takeUpKept({ postId, workingCopy }: EditablePost, before: Unsaved | null): void {
  const present = readUnsaved(postId);
  if (!isSame(present, before) || (present !== null && present.keptAt === null)) return;
  if (present?.version !== workingCopy?.version)
    storeUnsaved(postId, workingCopy && unsavedOf(workingCopy));
}

function unsavedOf({ revision, words, version, keptAt }: WorkingCopy): Unsaved {
  return { revision, form: words, version, keptAt };
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function useEditForm(post: EditablePost) {
  const { postId } = post;
  const [text] = usePersistedText(fieldOf(postId));
  const unsaved = useMemo(() => unsavedIn(text), [text]);
  const stored: EditForm = useMemo(() => ({ ...post.fields, readerNote: "" }), [post.fields]);
  const form = unsaved?.form ?? stored;
  const revision = unsaved?.revision ?? post.revision;
  const store = (next: Unsaved | null) => storeUnsaved(postId, next);

  function change(part: Partial<EditForm>): void {
    const next = { ...form, ...part };
    if (revision === post.revision && isSame(next, stored)) forget();
    else store({ revision, form: next, version: unsaved?.version ?? null, keptAt: null });
  }

  /** Puts words back on top of a revision. */
  function putBack(words: EditForm, onTopOf: number): void {
    store({ revision: onTopOf, form: words, version: null, keptAt: null });
  }

  /** After these words were saved: what was typed meanwhile stays, on top of the new revision. */
  function keepWhatFollowed(saved: EditForm): void {
    const present = readUnsaved(postId);
    if (present === null) return;
    const { form: typed } = present;
    if (isSame(typed, saved)) store(null);
    else if (typed.readerNote === saved.readerNote)
      putBack({ ...typed, readerNote: "" }, post.revision);
    else putBack(typed, post.revision);
  }

  /** Here and on the server. */
  function forget(): void {
    store(null);
    if (unsaved?.version != null) forgetCopy();
  }

  function forgetCopy(): void {
    void attempt(keepWorkingCopy, { postId, revision, words: null, replaces: null });
  }

  return { form, revision, unsaved, store, change, putBack, keepWhatFollowed, forget, forgetCopy };
}
