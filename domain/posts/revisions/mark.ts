import { z } from "zod";

export const markedFields = ["title", "hero_summary", "meta_description", "body_markdown"] as const;

export type MarkedField = (typeof markedFields)[number];

/**
 * `conflict`: a record has another value, or a reading says that the sentence contradicts a record: it has to be settled before
 * publication. `unverified`: a figure or rule of the exam that no record answers; whoever approves answers for it. `verified`: a
 * token, or a typed value that is the record's.
 */
export const markKinds = ["conflict", "unverified", "verified"] as const;

/** From and to, in UTF-16 units of the field's stored text; `to` is not part of it. */
const rangeSchema = z.tuple([z.int().min(0), z.int().min(0)]);

export type TextRange = z.infer<typeof rangeSchema>;

export const markSchema = z.object({
  id: z.string(),
  kind: z.enum(markKinds),
  field: z.enum(markedFields),
  /** The sentence, or the whole content of a table's cell. */
  sentenceRange: rangeSchema,
  /** The words in question, within the sentence; all of it where the whole sentence is meant. */
  textRange: rangeSchema,
  /** The block of the body, from 1; 0 for other fields. */
  block: z.int().min(0),
  under: z.string(),
  /** As readers see it; a cell with the heads of its row and column before it. */
  sentence: z.string(),
  text: z.string(),
  /** `EDITION/ID` for a record of another edition than the post's; its value at the time of the check. */
  record: z.object({ id: z.string(), value: z.string() }).nullable(),
  /** Markdown with tokens that makes the sentence true in place of the words in question; null where none is offered. */
  replacement: z.string().nullable(),
  corrected: z.string().nullable(),
  why: z.string().nullable(),
  isRead: z.boolean(),
});

export type Mark = z.infer<typeof markSchema>;

export const verdictKinds = ["contradicts", "no-record", "agrees", "none"] as const;

/** A model's reading of one sentence. It holds for every revision in which that sentence stands under its heading. */
export const verdictSchema = z.object({
  kind: z.enum(verdictKinds),
  field: z.enum(markedFields),
  under: z.string(),
  /** As readers see it; a cell with the heads of its row and column before it. */
  sentence: z.string(),
  against: z.object({ id: z.string(), value: z.string() }).nullable(),
  why: z.string(),
});

export type Verdict = z.infer<typeof verdictSchema>;
