import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import type { Node, Mark } from "@tiptap/pm/model";
import type { BlockContent, ListItem, Paragraph, PhrasingContent, TableRow } from "mdast";
import { formulasIn } from "../../../../domain/posts/text/formula-pattern.ts";
import type { InlineFormula } from "../../../../domain/posts/text/parse-markdown.ts";
import { blockOf, definitionsIn, treeOf } from "./from-markdown.ts";
import { schema, textOf, numberOf } from "./document-schema.ts";
import { footnoteIn, isEmptyBlock, saysTheSame, tidied } from "./tidy.ts";

/** The Markdown of an edited block, without a line end; empty for one that says nothing. */
export function markdownOf(node: Node, avoidedMarker?: string): string {
  if (node.type === schema.nodes.asWritten) return node.textContent.replace(/\s+$/, "");
  const block = tidied(node);
  if (isEmptyBlock(block)) return "";
  const written = write(block, avoidedMarker);
  const plainer = written.replaceAll(/(?<=[\p{L}\p{N}])\\([_&~])(?=[\p{L}\p{N}])/gu, "$1");
  return plainer !== written && reads(plainer, block) ? plainer : written;
}

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
  const isOrdered = block.type === schema.nodes.orderedList;
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
      handlers: {
        inlineFormula: ({ source }: InlineFormula, _parent, { stack }) =>
          stack.includes("tableCell") ? source.replaceAll(/(?<!\\)\|/g, "\\|") : source,
      },
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

/** The Markdown tree of a block, which is no `asWritten`. */
function mdastOf(node: Node): BlockContent {
  const { nodes } = schema;
  switch (node.type) {
    case nodes.heading: {
      const depth = numberOf(node, "level");
      return { type: "heading", depth: isDepth(depth) ? depth : 2, children: phrasing(node) };
    }
    case nodes.horizontalRule:
      return { type: "thematicBreak" };
    case nodes.codeBlock: {
      const [, lang = "", meta = ""] = /^(\S*)\s*(.*)$/.exec(textOf(node, "language")) ?? [];
      return { type: "code", lang: lang || null, meta: meta || null, value: node.textContent };
    }
    case nodes.blockquote:
      return { type: "blockquote", children: node.children.map(mdastOf) };
    case nodes.bulletList:
    case nodes.orderedList: {
      const spread = node.attrs["tight"] !== true;
      const children = node.children.map((item) => itemOf(item, spread));
      if (node.type === nodes.bulletList) return { type: "list", ordered: false, spread, children };
      return { type: "list", ordered: true, start: numberOf(node, "start"), spread, children };
    }
    case nodes.table:
      return {
        type: "table",
        align: node.child(0).children.map((cell) => alignmentOf(cell)),
        children: node.children.map(rowOf),
      };
    // Edited as source within a quote or an item, where only a paragraph can stand for it.
    case nodes.asWritten:
      return { type: "html", value: node.textContent };
    default:
      return { type: "paragraph", children: phrasing(node) };
  }
}

function itemOf(item: Node, spread: boolean): ListItem {
  const { checked: given } = item.attrs;
  const checked = typeof given === "boolean" ? given : null;
  const children: BlockContent[] = item.children.map(mdastOf);
  // An item that begins with another block begins here with an empty paragraph.
  return {
    type: "listItem",
    checked,
    spread,
    children: isEmptyParagraph(children[0]) ? children.slice(1) : children,
  };
}

function isEmptyParagraph(block: BlockContent | undefined): block is Paragraph {
  return block?.type === "paragraph" && block.children.length === 0;
}

function rowOf(row: Node): TableRow {
  return {
    type: "tableRow",
    children: row.children.map((cell) => ({ type: "tableCell", children: phrasing(cell) })),
  };
}

function alignmentOf(cell: Node) {
  const align = textOf(cell, "align");
  return align === "left" || align === "right" || align === "center" ? align : null;
}

function isDepth(depth: number): depth is 1 | 2 | 3 | 4 | 5 | 6 {
  return Number.isInteger(depth) && depth >= 1 && depth <= 6;
}

type Piece = { readonly node: Node; readonly marks: readonly Mark[] };

function phrasing(block: Node): PhrasingContent[] {
  return nested(block.children.map((node) => ({ node, marks: node.marks })));
}

/** Marks as nested elements: the one that reaches furthest is outermost. */
function nested(pieces: readonly Piece[]): PhrasingContent[] {
  const made: PhrasingContent[] = [];
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at];
    if (piece === undefined) break;
    const runs = piece.marks
      .filter(({ type }) => type !== schema.marks.code)
      .map((mark) => ({ mark, end: runEnd(pieces, at, mark) }));
    const [widest] = runs.toSorted((one, other) => other.end - one.end);
    if (widest === undefined) {
      made.push(...leavesOf(piece));
      at++;
      continue;
    }
    const { mark, end } = widest;
    const inner = pieces
      .slice(at, end)
      .map(({ node, marks }) => ({ node, marks: mark.removeFromSet(marks) }));
    made.push(wrapped(mark, nested(inner)));
    at = end;
  }
  return made;
}

function runEnd(pieces: readonly Piece[], start: number, mark: Mark): number {
  const end = pieces.findIndex(({ marks }, at) => at > start && !mark.isInSet(marks));
  return end === -1 ? pieces.length : end;
}

function wrapped(mark: Mark, children: PhrasingContent[]): PhrasingContent {
  switch (mark.type) {
    case schema.marks.bold:
      return { type: "strong", children };
    case schema.marks.italic:
      return { type: "emphasis", children };
    case schema.marks.strike:
      return { type: "delete", children };
    default: {
      const title = textOf(mark, "title");
      const url = textOf(mark, "href");
      // No link stands within another one: marks of one kind never overlap.
      return { type: "link", url, title: title || null, children };
    }
  }
}

function leavesOf({ node, marks }: Piece): readonly PhrasingContent[] {
  const isCode = marks.some(({ type }) => type === schema.marks.code);
  if (!node.isText || isCode) return [leafOf(node)];
  const text = node.text ?? "";
  const leaves: PhrasingContent[] = [];
  let read = 0;
  for (const { index, source, tex, isBlock } of formulasIn(text)) {
    leaves.push({ type: "text", value: text.slice(read, index) });
    leaves.push({ type: "inlineFormula", value: tex, source, isBlock });
    read = index + source.length;
  }
  leaves.push({ type: "text", value: text.slice(read) });
  return leaves.filter((leaf) => leaf.type !== "text" || leaf.value !== "");
}

function leafOf(node: Node): PhrasingContent {
  switch (node.type) {
    case schema.nodes.hardBreak:
      return { type: "break" };
    case schema.nodes.image: {
      const title = textOf(node, "title");
      return {
        type: "image",
        url: textOf(node, "src"),
        alt: textOf(node, "alt"),
        title: title || null,
      };
    }
    case schema.nodes.fact:
      return { type: "html", value: textOf(node, "token") };
    case schema.nodes.writtenInline:
      return { type: "html", value: textOf(node, "source") };
    default:
      return { type: "inlineCode", value: node.text ?? "" };
  }
}
