import { mostSlipCost, slipCost } from "../shared/slip-cost.ts";

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
    if (word.includes(" ") || vocabulary.some((known) => known.startsWith(word))) return word;
    const meant = nearestWord(word, vocabulary);
    if (meant === null) unknown.push(word);
    else readAs.push({ typed: word, meant });
    return meant ?? word;
  });
  return { words, readAs, unknown };
}

function nearestWord(word: string, vocabulary: readonly string[]): string | null {
  if (!/^[a-z]+$/.test(word) || word.length < shortestCorrected) return null;
  let best: { readonly known: string; readonly cost: number } | null = null;
  const most = word.length === shortestCorrected ? mostCostOfShortest : mostSlipCost(word);
  for (const known of vocabulary) {
    if (known.length < shortestCorrected || !hasNearlyTheLetters(word, known)) continue;
    const cost = slipCost(word, known);
    if (cost <= (best?.cost ?? most)) best = { known, cost };
  }
  return best?.known ?? null;
}

/** Whether two slips, or one of a short word, could make one of the other: looked at first, for it costs a hundredth. */
function hasNearlyTheLetters(word: string, known: string): boolean {
  const slips = word.length < 6 ? 1 : 2;
  if (Math.abs(word.length - known.length) > slips) return false;
  let left = known;
  for (const letter of word) left = left.replace(letter, "");
  return left.length <= slips;
}

const mostNear = 3;

/** Names that have some of these words, the rare ones counting more: the best three, by place; none where only common words are had. */
export function nearestNames(
  names: readonly string[],
  words: readonly string[],
): readonly number[] {
  const spaced = names.map((name) => ` ${name}`);
  const weighed = words.map((word) => {
    const having = spaced.filter((name) => name.includes(` ${word}`)).length;
    return { word, weight: having > mostHaving ? 0 : 1 / Math.max(1, having) };
  });
  const scored = spaced.map((name, place) => ({
    place,
    score: weighed.reduce(
      (sum, { word, weight }) => sum + (name.includes(` ${word}`) ? weight : 0),
      0,
    ),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score > 0 && score >= best / 2)
    .toSorted((one, other) => other.score - one.score || one.place - other.place)
    .slice(0, mostNear)
    .map(({ place }) => place);
}

/** A word that more names have tells none of them. */
const mostHaving = 12;
