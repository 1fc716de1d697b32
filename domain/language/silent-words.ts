import { stemOf } from "../../database/search-words.ts";
import { withOneNasal } from "./nasal-signs.ts";
import { taughtWords, verbForms } from "./taught-words.ts";

const { silent, silentVerbs, common, narrowing } = taughtWords;

export const silentWords: ReadonlySet<string> = withStems([...silent, ...verbForms(silentVerbs)]);

/** Alone they lead to the exam itself, beside others they say little. */
export const commonWords: ReadonlySet<string> = new Set(common);

/** Silent, but they say which value is meant. */
export const narrowingWords: ReadonlySet<string> = withStems(narrowing);

function withStems(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(withOneNasal).flatMap((word) => [word, stemOf(word)]));
}
