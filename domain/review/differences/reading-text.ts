import type { Nodes } from "mdast";
import { cutBlocks } from "../../drafting/blocks.ts";
import { memoized } from "../../shared/memoized.ts";
import { parsedBody } from "../../drafting/checks/text/parse-body.ts";
import { filledBody } from "../../posts/article.ts";

/** One block of a body. */
export type ReadBlock = {
  /** As readers see it, values filled; addresses of links stand in brackets behind their words. */
  readonly text: string;
  /** As it is written, values filled: two blocks are the same when this is. */
  readonly written: string;
};

/** Bodies with more blocks are shown as they are written: reading each by itself takes too long. */
const mostBlocksRead = 1_000;

/** The blocks of a body in reading order. */
export function readBlocks(body: string): readonly ReadBlock[] {
  const { blocks } = cutBlocks(body);
  return blocks.map(({ markdown }) => {
    const written = filledBody(markdown);
    if (blocks.length > mostBlocksRead) return { text: written, written };
    const text = readingText(written);
    return { text: text === "" ? written : text, written };
  });
}

/** Kept, because most blocks of a revision are those of the one before it. */
const readingText = memoized((written) => textOf(parsedBody(written)).trim());

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
