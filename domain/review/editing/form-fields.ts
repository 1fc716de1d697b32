import * as z from "zod/mini";

// In zod's small form, because the editor in the browser loads it too.

const text = z.string();

export const formFieldsSchema = z.object({
  title: text,
  slug: text,
  category: text,
  author: text,
  hero_summary: text,
  tags: z.readonly(z.array(text)),
  body_markdown: text,
  meta_description: text,
  hero_image_url: text,
  hero_image_alt: text,
  source_references: z.readonly(z.array(z.object({ title: text, url: text }))),
});

export type FormFields = Readonly<z.output<typeof formFieldsSchema>>;

/** Parts that are left out stay as they are. */
export const editedFieldsSchema = z.extend(formFieldsSchema, {
  slug: z.optional(text),
  category: z.optional(text),
  author: z.optional(text),
});

export type EditedFields = Readonly<z.output<typeof editedFieldsSchema>>;

export const typedWordsSchema = z.extend(formFieldsSchema, { readerNote: text });

export type TypedWords = Readonly<z.output<typeof typedWordsSchema>>;
