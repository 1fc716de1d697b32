import { yieldToOthers } from "../../shared/yield-to-others.ts";

/** So many names of the usual kind are added to those of each text: one name alone proves little. */
const smoothing = 20;

/**
 * How likely each text is by the words of a prompt, as a naive Bayes classifier sees it: the logarithms of how much more
 * often a word stands in the text's names than in all, added up; 0 for the likeliest text, less for the others.
 */
export async function wordOddsOf(
  names: readonly (readonly string[])[],
  wordsOf: (name: string) => readonly string[],
): Promise<(words: string) => Float64Array> {
  const uses = new Map<string, Map<number, number>>();
  for (const [text, ofText] of names.entries()) {
    for (const name of ofText)
      for (const word of new Set(wordsOf(name))) {
        const ofWord = uses.get(word) ?? new Map<number, number>();
        ofWord.set(text, (ofWord.get(text) ?? 0) + 1);
        uses.set(word, ofWord);
      }
    await yieldToOthers();
  }
  const count = names.flat().length;

  return (words) => {
    const odds = new Float64Array(names.length);
    for (const word of new Set(wordsOf(words))) {
      const ofWord = uses.get(word);
      if (ofWord === undefined) continue;
      const usual = ofWord.values().reduce((sum, one) => sum + one, 0) / count;
      for (const [text, ofText] of names.entries()) {
        const share = ((ofWord.get(text) ?? 0) + smoothing * usual) / (ofText.length + smoothing);
        odds[text] = (odds[text] ?? 0) + Math.log(share / usual);
      }
    }
    const best = Math.max(...odds);
    return odds.map((one) => one - best);
  };
}
