import { z } from "zod";

/** Text that both engines can store as text and as JSON: PostgreSQL refuses NUL and half surrogate pairs. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll("\u0000", "");
}

/** What a person typed into a text area: storable, with plain line ends. */
export function plainLineEnds(text: string): string {
  return storableText(text).replaceAll(/\r\n?/g, "\n");
}

/** The same, trimmed. May be empty. */
export const writtenTextSchema = z.string().transform((text) => plainLineEnds(text).trim());
