import { z } from "zod";
import taughtWordsFile from "./taught-words.json" with { type: "json" };

const phrases = z.string().transform((line) => line.split(",").map((phrase) => phrase.trim()));
const words = z.string().transform((line) => line.split(/\s+/));
const manyWords = z.array(words).transform((lines) => lines.flat());
const phrasesByName = z.record(z.string(), phrases);

const taughtWordsSchema = z.strictObject({
  /** In all languages and spellings, by its first name. */
  meanings: phrasesByName,
  /** Asked for, rather than asked about: `?when`, `?how much`. */
  asked: phrasesByName,
  /** Chapters as students name them, by a word of the syllabus that stands where the chapter does. */
  chapters: phrasesByName,
  branches: phrasesByName,
  nicknames: phrasesByName,
  otherExams: phrasesByName,
  related: phrasesByName,
  /** Roots of Hindi verbs as they are typed in Latin letters, by their meaning. */
  verbs: z.record(z.string(), words),
  verbEndings: words,
  silentVerbs: words,
  /** The beginnings of words of Malayalam and Hindi, in their letters or in Latin ones, by the English words that they mean. */
  roots: z.record(z.string(), words),
  silentRoots: words,
  silent: manyWords,
  common: words,
  /** Words that turn round or narrow what is said: `not`, `both`. */
  narrowing: words,
  denying: words,
  /** Right as they are typed, although no page has them. */
  ordinary: manyWords,
});

/** A line of `taught-words.json` is one meaning; a phrase of several words counts as one word. */
export const taughtWords = taughtWordsSchema.parse(taughtWordsFile);

/** `bharna`, `bharne`, `bharunga`. */
export function verbForms(roots: readonly string[]): readonly string[] {
  return roots.flatMap((root) => taughtWords.verbEndings.map((ending) => root + ending));
}
