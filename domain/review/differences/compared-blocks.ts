import type { Nodes } from "mdast";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { cutBlocks } from "../../drafting/blocks/blocks.ts";
import { memoized } from "../../shared/memoized.ts";
import { filledBody } from "../../posts/text/article.ts";
import { parseMarkdown } from "../../posts/text/markdown.ts";

/** One block of a body. */
export type ReadableBlock = {
  /** As readers see it, values filled; addresses of links stand in brackets behind their words. */
  readonly text: string;
  /** As it is written, values filled: two blocks are the same when this is. */
  readonly written: string;
};

/** Bodies with more blocks are shown as they are written: reading each by itself takes too long. */
const mostBlocksRead = 1_000;

/** The blocks of a body in reading order. */
export function readableBlocks(body: string, facts: FactSnapshot): readonly ReadableBlock[] {
  const { blocks } = cutBlocks(body);
  return blocks.map(({ markdown }) => {
    const written = filledBody(markdown, facts);
    if (blocks.length > mostBlocksRead) return { text: written, written };
    const text = readingText(written);
    return { text: text === "" ? written : text, written };
  });
}

/** Kept, because most blocks of a revision are those of the one before it. */
const readingText = memoized((written) => textOf(parseMarkdown(written)).trim());

function textOf(node: Nodes): string {
  const own = ownText(node);
  if (own !== null) return own;
  const text = "children" in node ? node.children.map(textOf).join(between[node.type] ?? "") : "";
  if (node.type === "link") return `${text} (${node.url})`;
  return node.type === "listItem" ? `• ${text}` : text;
}

/** What stands between the parts of a node. */
const between: Partial<Record<Nodes["type"], string>> = {
  root: "\n",
  blockquote: "\n",
  footnoteDefinition: "\n",
  list: "\n",
  listItem: "\n",
  table: "\n",
  tableRow: " | ",
};

/** The text of a node that has no other nodes in it. */
function ownText(node: Nodes): string | null {
  if ("value" in node) return node.value;
  if (node.type === "break") return "\n";
  if (node.type === "image") return `${node.alt ?? ""} (${node.url})`;
  if (node.type === "definition") return `${node.label ?? node.identifier}: ${node.url}`;
  if (node.type === "footnoteReference") return `[${node.label ?? node.identifier}]`;
  return node.type === "thematicBreak" ? "———" : null;
}

/** A block and what became of it: one side is null where it was added or removed. */
export type BlockPair = {
  readonly before: ReadableBlock | null;
  readonly after: ReadableBlock | null;
};

/** From which share of common words on two blocks count as one that was reworded. */
const likeness = 0.3;

/** Above so many comparisons blocks are not paired by likeness. */
const mostComparisons = 400;

/**
 * Which removed block became which added one, both in their order. Equal numbers of blocks are paired
 * in order where they are alike; what has no partner was added or removed.
 */
export function pairBlocks(
  removed: readonly ReadableBlock[],
  added: readonly ReadableBlock[],
): readonly BlockPair[] {
  if (removed.length * added.length > mostComparisons) return unpaired(removed, added);
  const pairs: BlockPair[] = [];
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

function unpaired(
  removed: readonly ReadableBlock[],
  added: readonly ReadableBlock[],
): readonly BlockPair[] {
  return [
    ...removed.map((before) => ({ before, after: null })),
    ...added.map((after) => ({ before: null, after })),
  ];
}

function areAlike(one: ReadableBlock, other: ReadableBlock): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const common = [...words].filter((word) => others.has(word)).length;
  return common >= likeness * Math.max(words.size, others.size);
}

function wordsOf({ text }: ReadableBlock): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}
