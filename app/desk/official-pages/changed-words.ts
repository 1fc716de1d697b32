import { diffWords } from "diff";

/** More words are not compared. */
export const maxChangedWords = 400;

/** The words of two texts, with those that came and went; null for texts that have little in common, which are better read one after the other. */
export function changedWords(before: string, after: string) {
  return diffWords(before, after, { maxEditLength: maxChangedWords }) ?? null;
}
