import { z } from "zod";
import { fail, succeed, type Result } from "../../shared/result.ts";
import { oneLine } from "../../shared/written-text.ts";

const maxReaderNote = 300;

const readerNoteSchema = z
  .string()
  .transform(oneLine)
  .pipe(z.string().max(maxReaderNote))
  .transform((text) => (text === "" ? null : text))
  .nullable();

/** For readers of a post that is changed; null for nothing, `unacceptable` when it is too long. */
export function readerNote(text: string | null): Result<string | null> {
  const note = readerNoteSchema.safeParse(text);
  return note.success
    ? succeed(note.data)
    : fail("unacceptable", `Please tell readers in at most ${maxReaderNote} characters.`);
}

export const correctionSchema = z.object({
  revision: z.int(),
  published_at: z.string(),
  text: z.string(),
});

export type Correction = z.infer<typeof correctionSchema>;
