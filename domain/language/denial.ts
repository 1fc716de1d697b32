import { wordsOf } from "../../database/search-words.ts";
import { taughtWords } from "./taught-words.ts";

const denyingWords: ReadonlySet<string> = new Set(taughtWords.denying);

/** Malayalam denies at the end of its verbs: `pattilla`, `kittiyillenkil`. */
const denyingEnding = /illa(?:the|athe)?$|illenkil$/;

/** Whether a text says `no`, `not` or `without` in any of the languages: who asks what holds without something does not ask for it. */
export function denies(text: string): boolean {
  return wordsOf(text).some((word) => denyingWords.has(word) || denyingEnding.test(word));
}
