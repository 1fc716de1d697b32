import { maxSlipCost, slipCost } from "../shared/slip-cost.ts";

/** A word that no name has, and the one that was meant. */
export type ReadAs = { readonly typed: string; readonly meant: string };

/** What somebody typed, word by word. */
export type UnderstoodWords = {
  /** By which names are searched: those that were meant, and what nobody understands as it was typed. */
  readonly words: readonly string[];
  readonly readAs: readonly ReadAs[];
  readonly unknown: readonly string[];
};

/** The different words of names. */
export function vocabularyOf(names: readonly string[]): readonly string[] {
  return [...new Set(names.flatMap((name) => name.split(" ")))];
}

/** A shorter word is near too many others. */
const shortestCorrected = 3;
/** Of so short a word one letter may be wrong, where its key is beside the right one. */
const mostCostOfShortest = 0.85;

/** Reads words against those that the names have: one that begins a name's word stands, another is read as the nearest if it is near. */
export function understand(
  typed: readonly string[],
  vocabulary: readonly string[],
): UnderstoodWords {
  const readAs: ReadAs[] = [];
  const unknown: string[] = [];
  const words = typed.map((word) => {
    // A phrase is a short form written out.
    if (word.includes(" ") || vocabulary.some((knownWord) => knownWord.startsWith(word)))
      return word;
    const nearest = nearestWord(word, vocabulary);
    if (nearest === null) unknown.push(word);
    else readAs.push({ typed: word, meant: nearest });
    return nearest ?? word;
  });
  return { words, readAs, unknown };
}

function nearestWord(word: string, vocabulary: readonly string[]): string | null {
  if (!/^[a-z]+$/.test(word) || word.length < shortestCorrected) return null;
  let best: { readonly known: string; readonly cost: number } | null = null;
  const maxCost = word.length === shortestCorrected ? mostCostOfShortest : maxSlipCost(word);
  for (const knownWord of vocabulary) {
    if (knownWord.length < shortestCorrected || !hasNearlyTheLetters(word, knownWord)) continue;
    const cost = slipCost(word, knownWord);
    if (cost <= (best?.cost ?? maxCost)) best = { known: knownWord, cost };
  }
  return best?.known ?? null;
}

/** Whether two slips, or one of a short word, could make one of the other: looked at first, for it costs a hundredth. */
function hasNearlyTheLetters(word: string, knownWord: string): boolean {
  const slips = word.length < 6 ? 1 : 2;
  if (Math.abs(word.length - knownWord.length) > slips) return false;
  let lettersLeft = knownWord;
  for (const letter of word) lettersLeft = lettersLeft.replace(letter, "");
  return lettersLeft.length <= slips;
}

const maxNear = 3;

/** Names that have some of these words, the rare ones counting more: the best three, by place; none where only common words are had. */
export function nearestNames(
  names: readonly string[],
  words: readonly string[],
): readonly number[] {
  const spacedNames = names.map((name) => ` ${name}`);
  const weighedWords = words.map((word) => {
    const having = spacedNames.filter((name) => name.includes(` ${word}`)).length;
    return { word, weight: having > mostHaving ? 0 : 1 / Math.max(1, having) };
  });
  const scoredNames = spacedNames.map((name, place) => ({
    place,
    score: weighedWords.reduce(
      (sum, { word, weight }) => sum + (name.includes(` ${word}`) ? weight : 0),
      0,
    ),
  }));
  const best = Math.max(...scoredNames.map(({ score }) => score));
  return scoredNames
    .filter(({ score }) => score > 0 && score >= best / 2)
    .toSorted((one, other) => other.score - one.score || one.place - other.place)
    .slice(0, maxNear)
    .map(({ place }) => place);
}

/** A word that more names have tells none of them. */
const mostHaving = 12;
