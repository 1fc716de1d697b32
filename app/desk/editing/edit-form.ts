import type { EditedFields } from "../../../domain/review/editing/edited-content.ts";
import { parsed } from "../calls/call.ts";
import { hasFields, isListOf, isNumber, isText } from "../calls/guards.ts";

/** What stands in the form of the editing page. */
export type EditForm = {
  readonly title: string;
  readonly summary: string;
  /** Separated by commas. */
  readonly tags: string;
  readonly body: string;
  readonly description: string;
  readonly imageUrl: string;
  readonly imageAlt: string;
  readonly references: readonly { readonly title: string; readonly url: string }[];
  readonly readerNote: string;
};

export function formOf(fields: EditedFields): EditForm {
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

/** Unsaved work as this browser keeps it, with the revision on which it was begun. */
export type KeptEdit = { readonly revision: number; readonly form: EditForm };

const isKeptEdit = hasFields({
  revision: isNumber,
  form: hasFields({
    title: isText,
    summary: isText,
    tags: isText,
    body: isText,
    description: isText,
    imageUrl: isText,
    imageAlt: isText,
    references: isListOf(hasFields({ title: isText, url: isText })),
    readerNote: isText,
  }),
});

/** Null for what is none, or was kept by another version of the page. */
export function keptEdit(text: string): KeptEdit | null {
  const value = parsed(text);
  return isKeptEdit(value) ? value : null;
}
