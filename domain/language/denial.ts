import { wordsOf } from "../../database/search-words.ts";
import { taughtWords } from "./taught-words.ts";

const denyingWords: ReadonlySet<string> = new Set(taughtWords.denying);

/** Malayalam denies at the end of its verbs: `pattilla`, `kittiyillenkil`. */
const denyingEnding = /illa(?:the|athe)?$|illenkil$/;

/** Those who ask what holds without something do not ask for it. */
export function denies(text: string): boolean {
  return wordsOf(text).some((word) => denyingWords.has(word) || denyingEnding.test(word));
}
