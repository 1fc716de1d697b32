import { z } from "zod";
import { storableText } from "../shared/written-text.ts";

/** Longest note for readers, in characters. */
export const longestReaderNote = 300;

/** What readers are told of a change of a post that they may have read before; null for nothing. */
export const readerNoteSchema = z
  .string()
  .transform((text) => storableText(text).replaceAll(/\s+/g, " ").trim())
  .pipe(z.string().max(longestReaderNote))
  .transform((text) => (text === "" ? null : text))
  .nullable();

/** A correction as it is printed under a published post. */
export const correctionSchema = z.object({
  /** The revision that brought it. */
  revision: z.int(),
  /** When readers got it: an ISO instant. */
  published_at: z.string(),
  text: z.string(),
});

export type Correction = z.infer<typeof correctionSchema>;

/** How many corrections a page prints; all are kept. */
const mostPrinted = 20;

export function printedCorrections(corrections: readonly Correction[]): readonly Correction[] {
  return corrections.slice(0, mostPrinted);
}

/** What is known of a revision to tell which corrections it holds. */
export type RevisionOrigin = {
  readonly revision: number;
  /** The revision whose content it began with; null for the first, and for those older than this column. */
  readonly base_revision: number | null;
  readonly reader_note: string | null;
  /** When readers first got it; null for one that they never got. */
  readonly published_at: string | null;
};

/**
 * The notes of this revision and of those that it grew from, back to one that readers have had: what
 * was discarded on the way, or undone by a restoration, is not among them. Newest first.
 */
export function notesSincePublic(
  origins: readonly RevisionOrigin[],
  revision: number,
): { readonly revision: number; readonly text: string }[] {
  const byNumber = new Map(origins.map((origin) => [origin.revision, origin]));
  const notes: { revision: number; text: string }[] = [];
  let at = byNumber.get(revision);
  while (at !== undefined && at.published_at === null) {
    if (at.reader_note !== null) notes.push({ revision: at.revision, text: at.reader_note });
    at = at.base_revision === null ? undefined : byNumber.get(at.base_revision);
  }
  return notes;
}
