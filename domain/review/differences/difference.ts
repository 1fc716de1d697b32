import { diffArrays } from "diff";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";
import { postCategories, type PostContent } from "../../posts/post.ts";
import {
  createDiffBudget,
  wordChanges,
  type WordChange,
  type DiffBudget,
} from "./changed-words.ts";
import {
  pairBlocks,
  readableBlocks,
  type BlockPair,
  type ReadableBlock,
} from "./compared-blocks.ts";

/** What changed from one revision to another. */
export type Difference = {
  /** Changed parts beside the body, in reading order. */
  readonly fields: readonly { readonly name: string; readonly words: readonly WordChange[] }[];
  readonly body: readonly BlockChange[];
};

/** Parts of a post beside its body, as they are read. */
const fields = [
  { name: "Title", read: ({ title }, facts) => filledText(title, facts) },
  { name: "Summary", read: ({ hero_summary }, facts) => filledText(hero_summary, facts) },
  {
    name: "Search description",
    read: ({ meta_description }, facts) => filledText(meta_description, facts),
  },
  { name: "Tags", read: ({ tags }) => tags.join(", ") },
  { name: "Category", read: ({ category }) => postCategories[category] },
  { name: "Author", read: ({ author }) => author ?? "" },
  { name: "Address", read: ({ slug }) => slug },
  {
    name: "Image",
    read: ({ hero_image_url, hero_image_alt }) =>
      [hero_image_url, hero_image_alt].filter((part) => part !== null).join("\n"),
  },
  { name: "Related pages", read: ({ internal_links }) => internal_links.join("\n") },
  {
    name: "Sources",
    read: ({ source_references }) =>
      source_references.map(({ title, url }) => `${title} (${url})`).join("\n"),
  },
] as const satisfies readonly {
  name: string;
  read: (content: PostContent, facts: FactSnapshot) => string;
}[];

/**
 * What a reader would find different, word by word, values filled as these records have them. Bounded
 * whatever the texts are: what would take too long is compared more coarsely.
 */
export function differenceBetween(
  before: PostContent,
  after: PostContent,
  facts: FactSnapshot,
): Difference {
  const effort = createDiffBudget();
  return {
    fields: fields.flatMap(({ name, read }) => {
      const [old, present] = [read(before, facts), read(after, facts)];
      return old === present ? [] : [{ name, words: wordChanges(old, present, effort) }];
    }),
    body: blockChanges(
      readableBlocks(before.body_markdown, facts),
      readableBlocks(after.body_markdown, facts),
      effort,
    ),
  };
}

/** What became of blocks of a body, in the order of the newer one. */
export type BlockChange =
  | { readonly kind: "unchanged"; readonly texts: readonly string[] }
  | { readonly kind: "changed"; readonly words: readonly WordChange[] }
  /** `moved`: its words are the same, it stands elsewhere now. */
  | { readonly kind: "added" | "removed" | "moved"; readonly text: string };

/** Compares block by block first, then the words of blocks that were reworded. */
function blockChanges(
  before: readonly ReadableBlock[],
  after: readonly ReadableBlock[],
  effort: DiffBudget,
): readonly BlockChange[] {
  const runs = blockRuns(before, after, effort);
  const moved = movedTexts(runs);
  return runs.flatMap(({ same, removed, added }): readonly BlockChange[] => {
    if (same.length > 0) return [{ kind: "unchanged", texts: same.map(({ text }) => text) }];
    const stays = (block: ReadableBlock) => !moved.has(block.written);
    const pairs = [...pairBlocks(removed.filter(stays), added.filter(stays))];
    added.forEach((block, index) => {
      if (stays(block)) return;
      const previous = pairs.findLastIndex(({ after }) => after === added[index - 1]);
      pairs.splice(index === 0 ? 0 : previous + 1, 0, { before: block, after: block });
    });
    return pairs.map((pair) => changeOf(pair, effort));
  });
}

type BlockRun = {
  readonly same: readonly ReadableBlock[];
  readonly removed: readonly ReadableBlock[];
  readonly added: readonly ReadableBlock[];
};

function blockRuns(
  before: readonly ReadableBlock[],
  after: readonly ReadableBlock[],
  effort: DiffBudget,
): readonly BlockRun[] {
  const maxEditLength = Math.max(1, effort.longestEdit());
  const comparator = (one: ReadableBlock, other: ReadableBlock) => one.written === other.written;
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

function countedTexts(blocks: readonly ReadableBlock[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { written } of blocks) counts.set(written, (counts.get(written) ?? 0) + 1);
  return counts;
}

function changeOf({ before, after }: BlockPair, effort: DiffBudget): BlockChange {
  if (before === null) return { kind: "added", text: after?.text ?? "" };
  if (after === null) return { kind: "removed", text: before.text };
  if (before === after) return { kind: "moved", text: after.text };
  // Where only the dress changed (bold, a heading's level) the marks have to be seen.
  return before.text === after.text
    ? { kind: "changed", words: wordChanges(before.written, after.written, effort) }
    : { kind: "changed", words: wordChanges(before.text, after.text, effort) };
}
