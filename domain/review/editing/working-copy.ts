import { z } from "zod";
import type { FormFields } from "./edited-content.ts";

export const typedWordsSchema = z.object({
  title: z.string(),
  slug: z.string(),
  category: z.string(),
  author: z.string(),
  hero_summary: z.string(),
  tags: z.array(z.string()),
  body_markdown: z.string(),
  meta_description: z.string(),
  hero_image_url: z.string(),
  hero_image_alt: z.string(),
  source_references: z.array(z.object({ title: z.string(), url: z.string() })),
  readerNote: z.string(),
});

export type TypedWords = FormFields & { readonly readerNote: string };

export type WorkingCopy = {
  /** Of each keeping: another one means that it was typed on elsewhere. */
  readonly version: string;
  readonly revision: number;
  /** ISO. */
  readonly keptAt: string;
  readonly words: TypedWords;
};

export type WorkingCopyOf = {
  readonly author: string;
  readonly begunAt: string;
  readonly copy: WorkingCopy;
};
