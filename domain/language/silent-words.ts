import { stemOf } from "../../database/search-words.ts";
import { withOneNasal } from "./nasal-signs.ts";
import { taughtWords, verbForms } from "./taught-words.ts";

const { silent, silentVerbs, common, narrowing } = taughtWords;

/** Words that say nothing about what is looked for, of English, Hinglish, Hindi and Malayalam. */
export const silentWords: ReadonlySet<string> = withStems([...silent, ...verbForms(silentVerbs)]);

/** Words that almost everything here is about: alone they lead to the exam itself, beside others they say little. */
export const commonWords: ReadonlySet<string> = new Set(common);

/** Of the silent words those that say which value is meant: it is none that does not say so too. */
export const narrowingWords: ReadonlySet<string> = withStems(narrowing);

function withStems(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(withOneNasal).flatMap((word) => [word, stemOf(word)]));
}
