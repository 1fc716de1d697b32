import type { ReadBlock } from "./reading-text.ts";

/** A block and what became of it: one side is null where it was added or removed. */
export type Pair = { readonly before: ReadBlock | null; readonly after: ReadBlock | null };

/** From which share of common words on two blocks count as one that was reworded. */
const likeness = 0.3;

/** Above so many comparisons blocks are not paired by likeness. */
const mostComparisons = 400;

/**
 * Which removed block became which added one, both in their order. Equal numbers of blocks are paired
 * in order where they are alike; what has no partner was added or removed.
 */
export function paired(
  removed: readonly ReadBlock[],
  added: readonly ReadBlock[],
): readonly Pair[] {
  if (removed.length * added.length > mostComparisons) return apart(removed, added);
  const pairs: Pair[] = [];
  let next = 0;
  for (const before of removed) {
    const found = added.findIndex((after, index) => index >= next && areAlike(before, after));
    if (found === -1) {
      pairs.push({ before, after: null });
      continue;
    }
    pairs.push(...added.slice(next, found).map((after) => ({ before: null, after })));
    pairs.push({ before, after: added[found] ?? null });
    next = found + 1;
  }
  return [...pairs, ...added.slice(next).map((after) => ({ before: null, after }))];
}

function apart(removed: readonly ReadBlock[], added: readonly ReadBlock[]): readonly Pair[] {
  return [
    ...removed.map((before) => ({ before, after: null })),
    ...added.map((after) => ({ before: null, after })),
  ];
}

function areAlike(one: ReadBlock, other: ReadBlock): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const common = [...words].filter((word) => others.has(word)).length;
  return common >= likeness * Math.max(words.size, others.size);
}

function wordsOf({ text }: ReadBlock): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}
