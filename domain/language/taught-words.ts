import { z } from "zod";
import taughtWordsFile from "./taught-words.json" with { type: "json" };

/** Words and phrases, between commas. */
const phrases = z.string().transform((line) => line.split(",").map((phrase) => phrase.trim()));
const words = z.string().transform((line) => line.split(/\s+/));
const manyWords = z.array(words).transform((lines) => lines.flat());
const phrasesByName = z.record(z.string(), phrases);

const taughtWordsSchema = z.strictObject({
  /** Words of one meaning, in all languages and spellings, by its first name. */
  meanings: phrasesByName,
  /** What is asked for, rather than about what: `?when`, `?how much`. */
  asked: phrasesByName,
  /** Chapters as students name them, by a word of the syllabus that stands where the chapter does. */
  chapters: phrasesByName,
  branches: phrasesByName,
  /** What students call institutes beside the names that the rounds have, by their short names. */
  nicknames: phrasesByName,
  /** Exams and ways to a seat that are not ours. */
  otherExams: phrasesByName,
  /** What else may be meant by a meaning, and is worth less than the meaning itself. */
  related: phrasesByName,
  /** Roots of Hindi verbs as they are typed in Latin letters, by their meaning. */
  verbs: z.record(z.string(), words),
  verbEndings: words,
  silentVerbs: words,
  /** How words of Malayalam and Hindi begin, in their letters or in Latin ones, by the English words that they mean. */
  roots: z.record(z.string(), words),
  /** How those words begin that say nothing about what is looked for. */
  silentRoots: words,
  /** Words that say nothing about what is looked for. */
  silent: manyWords,
  /** Of the silent words those that only join others or stand for them. */
  grammar: words,
  /** Words that almost everything here is about. */
  common: words,
  /** Words that turn round or narrow what is said: `not`, `both`. */
  narrowing: words,
  /** Words that say that something is not so. */
  denying: words,
  /** Right as they are typed, although no page has them. */
  ordinary: manyWords,
});

/**
 * All words that this house was taught: search, outline and checks read the same. A line of `taught-words.json` is one
 * meaning; a phrase of several words counts as one word.
 */
export const taughtWords = taughtWordsSchema.parse(taughtWordsFile);

/** Verbs of Hindi as they are typed in Latin letters, in all their forms: `bharna`, `bharne`, `bharunga`. */
export function verbForms(roots: readonly string[]): readonly string[] {
  return roots.flatMap((root) => taughtWords.verbEndings.map((ending) => root + ending));
}
