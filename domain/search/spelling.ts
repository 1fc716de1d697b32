import { wordsOf } from "../../database/search-words.ts";
import { mostSlipCost, slipCost } from "../shared/slip-cost.ts";
import { wordsOfTables } from "./words/phrases.ts";
import { commonWords, silentWords } from "./words/silent-words.ts";
import { ordinaryWords } from "./words/ordinary-words.ts";

/** The words of the site, and what was meant by another. */
export type Spelling = {
  readonly has: (word: string) => boolean;
  /** The words that were meant by one that the site does not have: one, or two that were typed together; null when nothing is near. */
  readonly corrected: (word: string) => readonly string[] | null;
};

/** A word of our own tables is one that people search for: as likely as one that the site has so often. */
const usesInTables = 4;
/** A slip is seldom made in a word that says nothing: it is rather another word. */
const silentCost = 0.35;
const shortestCorrected = 4;
/** From this length on, two letters may be wrong. */
const longWord = 6;

/** Reads which words there are; one that occurs more often is the likelier one. */
export function createSpelling(texts: readonly string[]): Spelling {
  const uses = new Map<string, number>();
  for (const text of texts)
    for (const word of wordsOf(text)) uses.set(word, (uses.get(word) ?? 0) + 1);
  for (const word of [...wordsOfTables, ...commonWords])
    uses.set(word, (uses.get(word) ?? 0) + usesInTables);
  for (const word of [...silentWords, ...ordinaryWords]) uses.set(word, uses.get(word) ?? 0);
  const byDeletes = new Map<string, string[]>();
  for (const [word, count] of uses) {
    if (!/^[a-z]{3,}$/.test(word) || (count === 0 && !silentWords.has(word))) continue;
    for (const part of deletesOf(word, slipsIn(word))) {
      const list = byDeletes.get(part);
      if (list === undefined) byDeletes.set(part, [word]);
      else list.push(word);
    }
  }
  const has = (word: string) => uses.has(word) || !/^[a-z]+$/.test(word);

  return {
    has,
    corrected(word) {
      if (has(word) || word.length < shortestCorrected) return null;
      const near = nearest(word);
      const split = splitOf(word);
      if (near !== null && (split === null || near.cost <= 0.9)) return [near.word];
      return split;
    },
  };

  function nearest(word: string): { word: string; cost: number } | null {
    const candidates = new Set(
      deletesOf(word, slipsIn(word)).flatMap((part) => byDeletes.get(part) ?? []),
    );
    let best: { word: string; cost: number; rank: number } | null = null;
    for (const known of candidates) {
      const cost = slipCost(word, known);
      if (cost > mostSlipCost(word)) continue;
      const rank =
        cost +
        (silentWords.has(known) ? silentCost : 0) -
        Math.min(0.5, Math.log2(1 + (uses.get(known) ?? 0)) / 14);
      if (best === null || rank < best.rank || (rank === best.rank && known < best.word))
        best = { word: known, cost, rank };
    }
    return best;
  }

  /** Two known words without their space, the likeliest pair. */
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

function slipsIn(word: string): number {
  return word.length >= longWord ? 2 : 1;
}

/** The word, and what is left of it without one letter, or two. */
function deletesOf(word: string, most: number): readonly string[] {
  const found = new Set([word]);
  let last = [word];
  for (let slip = 0; slip < most; slip++) {
    last = last.flatMap((part) =>
      Array.from(part, (_, at) => part.slice(0, at) + part.slice(at + 1)),
    );
    for (const part of last) found.add(part);
  }
  return [...found];
}
