import { z } from "zod";
import { stemOf, wordsOf } from "../../database/search-words.ts";
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

/** One spelling before a consonant of their class: `केन्द्र` is `केंद्र`, `കമ്പ്യൂട്ടർ` is `കംപ്യൂട്ടർ`. */
export function withOneNasal(word: string): string {
  if (!/[\u0900-\u0d7f]/.test(word)) return word;
  return word
    .replaceAll("\u0901", "\u0902")
    .replaceAll(/ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g, "\u0902")
    .replaceAll(/ങ്(?=[ക-ഘ])|മ്(?=[പ-ഭ])/g, "\u0d02");
}

const { silent, silentVerbs, common, narrowing } = taughtWords;

export const silentWords: ReadonlySet<string> = withStems([...silent, ...verbForms(silentVerbs)]);

/** Alone they lead to the exam itself, beside others they say little. */
export const commonWords: ReadonlySet<string> = new Set(common);

/** Silent, but they say which value is meant. */
export const narrowingWords: ReadonlySet<string> = withStems(narrowing);

function withStems(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(withOneNasal).flatMap((word) => [word, stemOf(word)]));
}

const denyingWords: ReadonlySet<string> = new Set(taughtWords.denying);

/** Malayalam denies at the end of its verbs: `pattilla`, `kittiyillenkil`. */
const denyingEnding = /illa(?:the|athe)?$|illenkil$/;

/** Those who ask what holds without something do not ask for it. */
export function denies(text: string): boolean {
  return wordsOf(text).some((word) => denyingWords.has(word) || denyingEnding.test(word));
}
