import { stemsOf } from "../../../../database/search-words.ts";
import { isAsked, piecesOf } from "../../../language/pieces.ts";
import { commonWords, silentWords } from "../../../language/silent-words.ts";

/**
 * The words of a text that say what it says, in plain forms: one for what means the same. A phrase of several words
 * stands for its meaning and for each of them.
 */
export function contentWords(text: string): ReadonlySet<string> {
  const words = piecesOf(stemsOf(text)).flatMap(({ stems, meant: [meaning] }) => {
    const isMeant = meaning !== undefined && !isAsked(meaning);
    if (isMeant && stems.length === 1) return meaning;
    const telling = stems.filter((stem) => !silentWords.has(stem) && !commonWords.has(stem));
    return isMeant ? [meaning, ...telling] : telling;
  });
  return new Set(words);
}
