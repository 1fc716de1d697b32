import { diffArrays } from "diff";
import type { Effort } from "./effort.ts";
import { paired, type Pair } from "./pairing.ts";
import { readBlocks, type ReadBlock } from "./reading-text.ts";
import { changedWords, type WordChange } from "./words.ts";

/** What became of blocks of a body, in the order of the newer one. */
export type BlockChange =
  | { readonly kind: "unchanged"; readonly texts: readonly string[] }
  | { readonly kind: "changed"; readonly words: readonly WordChange[] }
  /** `moved`: its words are the same, it stands elsewhere now. */
  | { readonly kind: "added" | "removed" | "moved"; readonly text: string };

/** Compares block by block first, then the words of blocks that were reworded. */
export function changedBlocks(
  before: string,
  after: string,
  effort: Effort,
): readonly BlockChange[] {
  const [old, present] = [readBlocks(before), readBlocks(after)];
  const runs = blockRuns(old, present, effort);
  const moved = movedTexts(runs);
  return runs.flatMap(({ same, removed, added }): readonly BlockChange[] => {
    if (same.length > 0) return [{ kind: "unchanged", texts: same.map(({ text }) => text) }];
    const stays = (block: ReadBlock) => !moved.has(block.written);
    const pairs = [...paired(removed.filter(stays), added.filter(stays))];
    added.forEach((block, index) => {
      if (stays(block)) return;
      const previous = pairs.findLastIndex(({ after }) => after === added[index - 1]);
      pairs.splice(index === 0 ? 0 : previous + 1, 0, { before: block, after: block });
    });
    return pairs.map((pair) => changeOf(pair, effort));
  });
}

type BlockRun = {
  readonly same: readonly ReadBlock[];
  readonly removed: readonly ReadBlock[];
  readonly added: readonly ReadBlock[];
};

function blockRuns(
  before: readonly ReadBlock[],
  after: readonly ReadBlock[],
  effort: Effort,
): readonly BlockRun[] {
  const maxEditLength = Math.max(1, effort.longestEdit());
  const comparator = (one: ReadBlock, other: ReadBlock) => one.written === other.written;
  const changes = diffArrays([...before], [...after], { comparator, maxEditLength });
  if (changes === undefined) {
    effort.spend(maxEditLength);
    return [{ same: [], removed: before, added: after }];
  }
  const runs: BlockRun[] = [];
  for (const { value, added, removed } of changes) {
    const last = runs.at(-1);
    if (!added && !removed) runs.push({ same: value, removed: [], added: [] });
    else if (last === undefined || last.same.length > 0)
      runs.push({ same: [], removed: removed ? value : [], added: added ? value : [] });
    else
      runs[runs.length - 1] = {
        same: [],
        removed: [...last.removed, ...(removed ? value : [])],
        added: [...last.added, ...(added ? value : [])],
      };
  }
  return runs;
}

/** What was taken out in one place and put in, word for word, in another. */
function movedTexts(runs: readonly BlockRun[]): ReadonlySet<string> {
  const removed = countedTexts(runs.flatMap((run) => run.removed));
  const added = countedTexts(runs.flatMap((run) => run.added));
  return new Set([...added].flatMap(([text, count]) => (removed.get(text) === count ? text : [])));
}

function countedTexts(blocks: readonly ReadBlock[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { written } of blocks) counts.set(written, (counts.get(written) ?? 0) + 1);
  return counts;
}

function changeOf({ before, after }: Pair, effort: Effort): BlockChange {
  if (before === null) return { kind: "added", text: after?.text ?? "" };
  if (after === null) return { kind: "removed", text: before.text };
  if (before === after) return { kind: "moved", text: after.text };
  // Where only the dress changed (bold, a heading's level) the marks have to be seen.
  return before.text === after.text
    ? { kind: "changed", words: changedWords(before.written, after.written, effort) }
    : { kind: "changed", words: changedWords(before.text, after.text, effort) };
}
