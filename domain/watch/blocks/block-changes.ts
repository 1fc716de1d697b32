import type { Block } from "./block.ts";

/** A block that came (no `before`), went (no `after`) or was changed. */
export type BlockChange = {
  readonly before: Block | null;
  readonly after: Block | null;
  /** Its kind and the blocks around it, without what passes: the same at the next look. */
  readonly place: string;
};

type Placed = { readonly block: Block; readonly place: string };

/** Which part of their words two blocks have in common that are one, changed. */
const leastShared = 0.45;

/** So many words are compared to pair blocks; of a page that became wholly another, the rest came and went. */
export const mostWordsPaired = 2_000_000;

/** The differences between two texts of a page; a block that only stands elsewhere does not. `keptShare`: how much of the former one is still there, 0 to 1. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]) {
  const came = missingFrom(after, before);
  const went = missingFrom(before, after);
  const words = new Map([...came, ...went].map(({ block }) => [block, wordsOf(block.text)]));
  const free = new Set(went);
  let wordsLeft = mostWordsPaired;
  const changes = came.map(({ block, place }): BlockChange => {
    const own = words.get(block) ?? new Set<string>();
    let best: Placed | undefined;
    let bestShare = leastShared;
    for (const former of free) {
      if (wordsLeft <= 0) break;
      // Also a pair of another kind costs a step.
      wordsLeft -= 1;
      if (former.block.kind !== block.kind) continue;
      wordsLeft -= own.size;
      const others = words.get(former.block) ?? new Set<string>();
      const isSameRow = block.kind === "row" && rowName(block) === rowName(former.block);
      const common = isSameRow
        ? 1
        : own.intersection(others).size / Math.max(own.size, others.size);
      const share = common + (former.place === place ? 0.5 : 0);
      if (share > bestShare) [best, bestShare] = [former, share];
    }
    if (best !== undefined) free.delete(best);
    return { before: best?.block ?? null, after: block, place };
  });
  const gone = [...free].map(({ block, place }) => ({ before: block, after: null, place }));
  return {
    changes: [...changes, ...gone],
    keptShare: before.length === 0 ? 1 : 1 - went.length / before.length,
  };
}

/** The blocks of which the other text has fewer. */
function missingFrom(blocks: readonly Block[], others: readonly Block[]): readonly Placed[] {
  const counts = new Map<string, number>();
  for (const block of others) counts.set(keyOf(block), (counts.get(keyOf(block)) ?? 0) + 1);
  return blocks.flatMap((block, at) => {
    const key = keyOf(block);
    const count = counts.get(key) ?? 0;
    counts.set(key, count - 1);
    return count > 0 ? [] : [{ block, place: placeOf(blocks, at) }];
  });
}

function keyOf({ text, links }: Block): string {
  return [text, ...links].join("\n");
}

function rowName({ text }: Block): string {
  return text.split("; ", 1)[0] ?? "";
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().split(/\W+/u));
}

const passing =
  /^(?:\S*\p{Nd}\S*|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|mon|tue|wed|thu|fri|sat|sun|\w+day|am|pm|ist|gmt|utc)$/u;

/** The words of a text with all that a clock, a counter or a calendar changes as `#`. */
export function maskedWords(text: string): string {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (passing.test(word) ? "#" : word));
  return words.filter((word, at) => word !== "#" || words[at - 1] !== "#").join(" ");
}

function placeOf(blocks: readonly Block[], at: number): string {
  const beside = (other: number) =>
    maskedWords(blocks[other]?.text.slice(0, 500) ?? "").slice(0, 120);
  return `${blocks[at]?.kind ?? ""} | ${beside(at - 1)} | ${beside(at + 1)}`;
}
