import { stemsOf } from "../../../../database/search-words.ts";
import { isAsked, piecesOf } from "../../../language/pieces.ts";
import { commonWords, silentWords } from "../../../language/silent-words.ts";
import { memoized } from "../../../shared/memoized.ts";

/**
 * The words of a text that say what it says, in plain forms: one for what means the same. A phrase of several words
 * stands for its meaning and for each of them. A sentence is asked for once for each record that it may be near to.
 */
export const contentWords = memoized((text): ReadonlySet<string> => {
  const words = piecesOf(stemsOf(text)).flatMap(({ stems, meant: [meaning] }) => {
    const isMeant = meaning !== undefined && !isAsked(meaning);
    if (isMeant && stems.length === 1) return meaning;
    const telling = stems.filter((stem) => !silentWords.has(stem) && !commonWords.has(stem));
    return isMeant ? [meaning, ...telling] : telling;
  });
  return new Set(words);
});
