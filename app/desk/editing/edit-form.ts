import { useMemo, useState } from "react";
import * as z from "zod/mini";
import type { EditablePost } from "../../../domain/review/editing/hand-editing.ts";
import type { EditedFields } from "../../../domain/review/editing/edited-content.ts";
import type { DeepReadonly } from "../../calls/endpoint.ts";
import { parsedJson } from "../kit/call.ts";
import { usePersistedText } from "../kit/use-persisted-text.ts";

const formSchema = z.object({
  title: z.string(),
  /** The last part of the address. */
  slug: z.string(),
  category: z.string(),
  author: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  body: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  imageAlt: z.string(),
  references: z.array(z.object({ title: z.string(), url: z.string() })),
  readerNote: z.string(),
});

/** What is in the form of the editing page. */
export type EditForm = DeepReadonly<z.output<typeof formSchema>>;

function formOf(fields: EditablePost["fields"]): EditForm {
  return {
    title: fields.title,
    slug: fields.slug,
    category: fields.category,
    author: fields.author,
    summary: fields.hero_summary,
    tags: fields.tags,
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
    slug: form.slug,
    category: form.category,
    author: form.author,
    hero_summary: form.summary,
    tags: form.tags,
    body_markdown: form.body,
    meta_description: form.description,
    hero_image_url: form.imageUrl,
    hero_image_alt: form.imageAlt,
    source_references: form.references,
  };
}

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
  const stored = useMemo(() => formOf(post.fields), [post.fields]);
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
    forget,
  };
}
