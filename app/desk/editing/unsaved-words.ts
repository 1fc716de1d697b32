import * as z from "zod/mini";
import type { EditablePost } from "../../../domain/review/editing/hand-editing.ts";
import { typedWordsSchema } from "../../../domain/review/editing/form-fields.ts";
import type { DeepReadonly } from "../../calls/endpoint.ts";
import { parsedJson } from "../kit/call.ts";
import { readPersistedText, writePersistedText } from "../kit/use-persisted-text.ts";

export type EditForm = DeepReadonly<z.output<typeof typedWordsSchema>>;

/** Unsaved work as this browser stores it at each letter, and sends it to the server every few seconds. */
const unsavedSchema = z.object({
  /** The revision on which it was begun. */
  revision: z.number(),
  form: typedWordsSchema,
  /** When the server got these words; null until then. */
  keptAt: z._default(z.nullable(z.string()), null),
});

export type UnsavedWords = DeepReadonly<z.output<typeof unsavedSchema>>;

export function unsavedField(postId: string): string {
  return `edit:${postId}`;
}

export function parseUnsaved(text: string): UnsavedWords | null {
  return z.safeParse(unsavedSchema, parsedJson(text)).data ?? null;
}

export function readUnsaved(postId: string): UnsavedWords | null {
  return parseUnsaved(readPersistedText(unsavedField(postId)) ?? "");
}

export function storeUnsaved(postId: string, unsaved: UnsavedWords | null): void {
  writePersistedText(unsavedField(postId), unsaved === null ? "" : JSON.stringify(unsaved));
}

/** Takes up what was typed or saved on another device; words that the server does not have yet stay, as does what was typed since `before`. */
export function takeUpKept({ postId, workingCopy }: EditablePost, before: UnsavedWords | null) {
  const present = readUnsaved(postId);
  if (!isSame(present, before) || present?.keptAt === null) return;
  if (present?.keptAt === workingCopy?.keptAt) return;
  if (workingCopy === null) storeUnsaved(postId, null);
  else {
    const { revision, words: form, keptAt } = workingCopy;
    storeUnsaved(postId, { revision, form, keptAt });
  }
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
