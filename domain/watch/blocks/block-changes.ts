import { inContext, type Block } from "./block.ts";
import { placeOf } from "./masked-words.ts";

type BlockInContext = ReturnType<typeof inContext>[number];

/** What came, went or was changed: one of both is there. */
export type BlockChange = {
  readonly before: Block | null;
  readonly after: BlockInContext | null;
  /** Where it stands, told by what stands around it. */
  readonly place: string;
};

export type Comparison = {
  readonly changes: readonly BlockChange[];
  /** Which part of what was there before is still there, 0 to 1. */
  readonly keptShare: number;
};

/** Of more blocks than these it is not looked which one has become which. */
const mostPaired = 300;
/** Which part of their words two blocks have in common that are one, changed. */
const leastShared = 0.45;

/** What of a page is another than before. A block that stands elsewhere now is no change. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): Comparison {
  const leftBefore = counted(before);
  const context = inContext(after);
  const came = context.flatMap((one, at) => {
    const key = keyOf(one.block);
    const count = leftBefore.get(key) ?? 0;
    if (count === 0) return [{ ...one, place: placeOf(after, at) }];
    leftBefore.set(key, count - 1);
    return [];
  });
  const went = before
    .map((block, at) => ({ block, at }))
    .toReversed()
    .filter(({ block }) => {
      const key = keyOf(block);
      const count = leftBefore.get(key) ?? 0;
      if (count > 0) leftBefore.set(key, count - 1);
      return count > 0;
    })
    .toReversed()
    .map(({ block, at }) => ({ block, place: placeOf(before, at) }));
  const isPaired = came.length <= mostPaired && went.length <= mostPaired;
  const free = new Set(went);
  const changes = came.map(({ place, ...one }): BlockChange => {
    const formerBlock = isPaired ? formerOf(one.block, place, free) : undefined;
    if (formerBlock !== undefined) free.delete(formerBlock);
    return { before: formerBlock?.block ?? null, after: one, place };
  });
  return {
    changes: [
      ...changes,
      ...[...free].map(({ block, place }) => ({ before: block, after: null, place })),
    ],
    keptShare: before.length === 0 ? 1 : 1 - went.length / before.length,
  };
}

type Former = { readonly block: Block; readonly place: string };

function formerOf(block: Block, place: string, free: ReadonlySet<Former>): Former | undefined {
  let best: Former | undefined;
  let bestShare = 0;
  for (const former of free) {
    if (former.block.kind !== block.kind) continue;
    const share = sharedWords(former.block, block) + (former.place === place ? 0.5 : 0);
    if (share > bestShare) [best, bestShare] = [former, share];
  }
  return bestShare >= leastShared ? best : undefined;
}

/** Rows of the same name are one; others by the words that they share. */
function sharedWords(one: Block, other: Block): number {
  const name = one.cells?.[0]?.text;
  if (name !== undefined && name !== "" && name === other.cells?.[0]?.text) return 1;
  const [words, otherWords] = [one, other].map(
    ({ text }) => new Set(text.toLowerCase().split(/\W+/u)),
  );
  if (words === undefined || otherWords === undefined) return 0;
  return words.intersection(otherWords).size / Math.max(words.size, otherWords.size);
}

function counted(blocks: readonly Block[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const block of blocks) {
    const key = keyOf(block);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Two blocks of the same key are the same: their words, and where they lead. */
function keyOf({ text, links }: Block): string {
  return [text, ...links.map(({ address }) => address)].join("\n");
}
