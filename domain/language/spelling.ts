import { slipCost } from "../shared/slip-cost.ts";
import { wordsOf } from "../../database/search-words.ts";
import { wordsOfTables } from "./pieces.ts";
import { commonWords, silentWords, taughtWords } from "./taught-words.ts";

export type Spelling = {
  readonly has: (word: string) => boolean;
  /** One word, or two that were typed together; null when nothing is near. */
  readonly corrected: (word: string) => readonly string[] | null;
};

const shortestCorrected = 4;
/** By the number of letters: a short word is soon another one. */
const maxCosts = [
  { from: 9, most: 1.45 },
  { from: 5, most: 1.1 },
  { from: 0, most: 0.85 },
] as const;
const longWord = 6;
const maxSlips = 2;

const ordinaryWords: ReadonlySet<string> = new Set(taughtWords.ordinary);
const wordsOfOtherExams: ReadonlySet<string> = new Set(
  Object.entries(taughtWords.otherExams).flatMap(([name, phrases]) =>
    [name, ...phrases].flatMap(wordsOf),
  ),
);

type KnownWord = { readonly word: string; readonly uses: number };

export function countUses(uses: Map<string, number>, words: readonly string[]): void {
  for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
}

/** `uses`: by how many readers see it; 0 for a right word that nobody sees, to which none is corrected. */
export function spellingOf(uses: ReadonlyMap<string, number>): Spelling {
  const byLength: KnownWord[][] = [];
  for (const [word, count] of uses) {
    if (count === 0 || !/^[a-z]{3,}$/.test(word)) continue;
    (byLength[word.length] ??= []).push({ word, uses: count });
  }
  const has = (word: string) => uses.has(word) || isRight(word) || !/^[a-z]+$/.test(word);

  return {
    has,
    corrected(word) {
      if (has(word) || word.length < shortestCorrected) return null;
      const near = nearest(word);
      const split = splitOf(word);
      if (near !== null && (split === null || near.cost <= 0.9)) return [near.word];
      return split ?? begunBy(word);
    },
  };

  /** The word of which this is the beginning: "electrochem"; the one that readers see most. */
  function begunBy(word: string): readonly string[] | null {
    if (word.length < longWord) return null;
    let best: KnownWord | null = null;
    for (const known of byLength.slice(word.length + 1).flat())
      if (known.word.startsWith(word) && (best === null || known.uses > best.uses)) best = known;
    return best === null ? null : [best.word];
  }

  function nearest(word: string): { word: string; cost: number } | null {
    const maxCost = maxCosts.find(({ from }) => word.length >= from)?.most ?? 0;
    let best: { word: string; cost: number; rank: number } | null = null;
    for (let length = word.length - maxSlips; length <= word.length + maxSlips; length++)
      for (const knownWord of byLength[length] ?? []) {
        const cost = slipCost(word, knownWord.word, maxCost);
        if (cost > maxCost) continue;
        const rank = cost - Math.min(0.5, Math.log2(1 + knownWord.uses) / 14);
        if (best === null || rank < best.rank || (rank === best.rank && knownWord.word < best.word))
          best = { word: knownWord.word, cost, rank };
      }
    return best;
  }

  function splitOf(word: string): readonly string[] | null {
    let best: { words: readonly string[]; rank: number } | null = null;
    for (let at = 2; at <= word.length - 2; at++) {
      const words = [word.slice(0, at), word.slice(at)];
      const [one = 0, other = 0] = words.map((part) => uses.get(part) ?? 0);
      const rank = Math.min(one, other);
      if (rank > 0 && words.every((part) => part.length > 2 || rank > 3))
        if (best === null || rank > best.rank) best = { words, rank };
    }
    return best?.words ?? null;
  }
}

function isRight(word: string): boolean {
  return [wordsOfTables, commonWords, silentWords, ordinaryWords, wordsOfOtherExams].some((words) =>
    words.has(word),
  );
}
