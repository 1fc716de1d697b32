import { maxSlipCost, slipCost } from "../shared/slip-cost.ts";

export type ReadAs = { readonly typed: string; readonly meant: string };

export type UnderstoodWords = ReturnType<typeof understand>;

export function vocabularyOf(names: readonly string[]): readonly string[] {
  return [...new Set(names.flatMap((name) => name.split(" ")))];
}

/** A shorter word is near too many others; of one so short one letter may be wrong, where its key is beside the right one. */
const shortestCorrected = 3;
const mostCostOfShortest = 0.85;

/** Reads words against those that the names have: one that begins a name's word stands, another is read as the nearest if it is near. */
export function understand(typed: readonly string[], vocabulary: readonly string[]) {
  const readAs: ReadAs[] = [];
  const unknown: string[] = [];
  const words = typed.map((word) => {
    // A phrase is a short form written out.
    if (word.includes(" ") || vocabulary.some((known) => known.startsWith(word))) return word;
    const meant = nearestWord(word, vocabulary);
    if (meant === null) unknown.push(word);
    else readAs.push({ typed: word, meant });
    return meant ?? word;
  });
  /** `words`: those that were meant, and what nobody understands as it was typed. */
  return { words, readAs, unknown };
}

function nearestWord(word: string, vocabulary: readonly string[]): string | null {
  if (!/^[a-z]+$/.test(word) || word.length < shortestCorrected) return null;
  let nearest: string | null = null;
  let least = word.length === shortestCorrected ? mostCostOfShortest : maxSlipCost(word);
  for (const known of vocabulary) {
    const cost = known.length < shortestCorrected ? Infinity : slipCost(word, known, least);
    if (cost <= least) [nearest, least] = [known, cost];
  }
  return nearest;
}

const maxNear = 3;
const mostHaving = 12;

export function nearestNames(
  names: readonly string[],
  words: readonly string[],
): readonly number[] {
  const counts = names.map(
    (name) => words.filter((word) => ` ${name}`.includes(` ${word}`)).length,
  );
  const most = Math.max(1, ...counts);
  const best = [...counts.keys()].filter((place) => counts[place] === most);
  return best.length > mostHaving ? [] : best.slice(0, maxNear);
}
