import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import type { Node } from "prosemirror-model";
import { blockOf, definitionsIn, treeOf } from "./from-markdown.ts";
import { schema, textOf } from "./document-schema.ts";
import { footnoteIn, isEmptyBlock, saysTheSame, tidied } from "./tidy.ts";
import { mdastOf } from "./to-mdast.ts";

/** The Markdown of an edited block, without a line end; empty for one that says nothing. */
export function markdownOf(node: Node, avoidedMarker?: string): string {
  if (node.type === schema.nodes.as_written) return node.textContent.replace(/\s+$/, "");
  const block = tidied(node);
  if (isEmptyBlock(block)) return "";
  const written = write(block, avoidedMarker);
  const plainer = written.replaceAll(/(?<=[\p{L}\p{N}])\\([_&])(?=[\p{L}\p{N}])/gu, "$1");
  return plainer !== written && reads(plainer, block) ? plainer : written;
}

/** Whether a Markdown text, alone, is read as this block. */
export function reads(markdown: string, block: Node): boolean {
  const source = `${markdown}${footnotesFor(block)}`;
  const tree = treeOf(source);
  const [first, next] = tree.children;
  if (first === undefined || (next !== undefined && next.type !== "footnoteDefinition"))
    return false;
  const read = blockOf(first, { source, definitions: definitionsIn(tree) });
  return read !== null && saysTheSame(read, block);
}

/** A mark of a footnote is one only where its definition stands. */
function footnotesFor(block: Node): string {
  const marks = new Set<string>();
  block.descendants((node) => {
    const mark = footnoteIn(node);
    if (mark !== null) marks.add(mark);
  });
  return [...marks].map((mark) => `\n\n${mark}: x`).join("");
}

function write(block: Node, avoidedMarker: string | undefined): string {
  const marker = textOf(block, "marker");
  const isOrdered = block.type === schema.nodes.ordered_list;
  const own = marker === avoidedMarker ? otherMarker(marker) : marker;
  const bullet = !isOrdered && isBullet(own) ? own : "-";
  const bulletOrdered = isOrdered && own === ")" ? own : ".";
  return toMarkdown(
    { type: "root", children: [mdastOf(block)] },
    {
      bullet,
      bulletOther: bullet === "-" ? "*" : "-",
      bulletOrdered,
      emphasis: "*",
      strong: "*",
      rule: "-",
      listItemIndent: "one",
      extensions: [gfmToMarkdown()],
    },
  ).trimEnd();
}

function isBullet(marker: string): marker is "-" | "*" | "+" {
  return marker === "-" || marker === "*" || marker === "+";
}

/** Two lists that follow one another are two only with different markers. */
function otherMarker(marker: string): string {
  if (marker === ".") return ")";
  if (marker === ")") return ".";
  return marker === "-" ? "*" : "-";
}
