import { useMemo, useState } from "react";
import type { EditedFields } from "../../calls/editing.ts";
import * as z from "zod/mini";
import { parsedJson } from "../call.ts";
import type { DeepReadonly } from "../../calls/endpoint.ts";
import type { EditablePost } from "../../calls/editing.ts";
import { usePersistedText } from "../use-persisted-text.ts";

const formSchema = z.object({
  title: z.string(),
  summary: z.string(),
  /** Separated by commas. */
  tags: z.string(),
  body: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  imageAlt: z.string(),
  references: z.array(z.object({ title: z.string(), url: z.string() })),
  readerNote: z.string(),
});

/** What is in the form of the editing page. */
export type EditForm = DeepReadonly<z.output<typeof formSchema>>;

function formOf(fields: EditedFields): EditForm {
  return {
    title: fields.title,
    summary: fields.hero_summary,
    tags: fields.tags.join(", "),
    body: fields.body_markdown,
    description: fields.meta_description,
    imageUrl: fields.hero_image_url,
    imageAlt: fields.hero_image_alt,
    references: fields.source_references,
    readerNote: "",
  };
}

export function fieldsIn(form: EditForm): EditedFields {
  return {
    title: form.title,
    hero_summary: form.summary,
    tags: tagsIn(form.tags),
    body_markdown: form.body,
    meta_description: form.description,
    hero_image_url: form.imageUrl,
    hero_image_alt: form.imageAlt,
    source_references: form.references,
  };
}

export function tagsIn(text: string): readonly string[] {
  return text
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
}

/** Unsaved work as this browser stores it, with the revision on which it was begun. */
const unsavedSchema = z.object({ revision: z.number(), form: formSchema });

/** Null for what is none, or was stored by another version of the page. */
function unsavedIn(text: string) {
  return z.safeParse(unsavedSchema, parsedJson(text)).data ?? null;
}

/**
 * The form of a post: what the server has, or what was typed since. That is stored in this browser
 * with the revision on which it was begun, until it is saved or given up.
 */
export function useEditForm(post: EditablePost) {
  const [text, setText] = usePersistedText(`edit:${post.postId}`);
  const unsaved = useMemo(() => unsavedIn(text), [text]);
  const stored = useMemo(() => formOf(post.fields), [post.fields]);
  const [isFromBefore, setFromBefore] = useState(unsaved !== null);
  const form = unsaved?.form ?? stored;
  const revision = unsaved?.revision ?? post.revision;

  function change(part: Partial<EditForm>): void {
    const next = { ...form, ...part };
    const isStored = revision === post.revision && JSON.stringify(next) === JSON.stringify(stored);
    setText(isStored ? "" : JSON.stringify({ revision, form: next }));
  }

  /** Puts words back on top of a revision. */
  function putBack(words: EditForm, onTopOf: number): void {
    setText(JSON.stringify({ revision: onTopOf, form: words }));
  }

  function forget(): void {
    setText("");
    setFromBefore(false);
  }

  return { form, revision, isUnsaved: unsaved !== null, isFromBefore, change, putBack, forget };
}
