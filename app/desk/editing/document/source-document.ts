import type { RootContent } from "mdast";
import type { Node } from "@tiptap/pm/model";
import { blockOf, definitionsIn, treeOf } from "./from-markdown.ts";
import { sourceIndexOf, schema, textOf } from "./document-schema.ts";
import { isEmptyBlock, tidied } from "./tidy.ts";
import { markdownOf, reads } from "./to-markdown.ts";

/** A block of the opened source: whole lines, and the blank ones before them. */
type SourceBlock = { readonly before: string; readonly source: string; readonly node: Node };

export type SourceDocument = {
  readonly source: string;
  readonly blocks: readonly SourceBlock[];
  /** The blank lines after the last block. */
  readonly after: string;
  readonly doc: Node;
  readonly lineEnd: string;
  /** The last block would take in what is written behind it. */
  readonly isOpenEnded: boolean;
};

/**
 * Opens a Markdown text. What the editor has no faithful form for, by trying, becomes a block that is shown as
 * it is written; `writtenMarkdown` gives every block back as it was until somebody changes it.
 */
export function openMarkdown(source: string): SourceDocument {
  const tree = treeOf(source);
  const lineEnd = source.includes("\r\n") ? "\r\n" : "\n";
  const definitions = definitionsIn(tree);
  const cut = cutAt(source, tree.children);
  const blocks = cut.map(({ before, text, block }, origin): SourceBlock => {
    const node = block && blockOf(block, { source, definitions });
    const isFaithful = node !== null && isKept(node);
    return { before, source: text, node: withOrigin(isFaithful ? node : asWritten(text), origin) };
  });
  const read = cut.reduce((length, { before, text }) => length + before.length + text.length, 0);
  const nodes = blocks.map(({ node }) => node);
  const doc = schema.nodes.doc.create(
    null,
    nodes.length > 0 ? nodes : schema.nodes.paragraph.create(),
  );
  const last = cut.at(-1)?.text ?? "";
  const isOpenEnded = treeOf(`${last}\n\nx`).children.length < 2;
  return { source, blocks, after: source.slice(read), doc, lineEnd, isOpenEnded };
}

export function writtenMarkdown(opened: SourceDocument, doc: Node): string {
  if (doc.eq(opened.doc)) return opened.source;
  let markdown = "";
  let previous: Written | null = null;
  // The editor keeps an empty paragraph at the end, in which one can go on writing.
  const last = doc.children.findLast((node) => !isEmptyBlock(node));
  for (const node of doc.children) {
    const written = writtenBlock(opened, node, previous, node === last);
    if (written.text === "") continue;
    markdown += written.gap + written.text;
    previous = written;
  }
  return markdown === "" ? "" : markdown + opened.after;
}

/** A block as it is written, behind the one before it. */
type Written = {
  readonly gap: string;
  readonly text: string;
  readonly origin: number | null;
  /** It is its source. */
  readonly isKept: boolean;
  readonly marker: string | undefined;
};

function writtenBlock(
  { blocks, lineEnd, isOpenEnded }: SourceDocument,
  node: Node,
  previous: Written | null,
  isLast: boolean,
): Written {
  const origin = sourceIndexOf(node);
  const block = blocks[origin ?? -1];
  const follows = block !== undefined && origin === (previous?.origin ?? -1) + 1;
  const isInPlace = follows && previous?.isKept !== false;
  const endsWell = isLast || !isOpenEnded || origin !== blocks.length - 1;
  const source = block?.node.eq(node) === true && endsWell ? block : null;
  const kept = source && (isInPlace || isMovable(source, previous)) ? source.source : null;
  const avoided = isList(node) ? previous?.marker : undefined;
  const text = kept ?? markdownOf(node, avoided).replaceAll("\n", lineEnd);
  return { gap: gap(), text, origin, isKept: kept !== null, marker: markerIn(node, text) };

  /** The blank lines of the source, where they part what is written here. */
  function gap(): string {
    const before = block?.before ?? "";
    const parts = (isInPlace && kept !== null) || previous === null || isBlankLine(before);
    if (follows && parts) return before;
    return previous === null ? "" : lineEnd + lineEnd;
  }
}

/** Behind another block than before, a list would take in a block like it, or an indented one. */
function isMovable({ node, source }: SourceBlock, previous: Written | null): boolean {
  if (previous?.marker === undefined || node.type === schema.nodes.asWritten) return true;
  return !/^[ \t]/.test(source) && !(isList(node) && textOf(node, "marker") === previous.marker);
}

function isList({ type }: Node): boolean {
  return type === schema.nodes.bulletList || type === schema.nodes.orderedList;
}

function markerIn(node: Node, text: string): string | undefined {
  if (!isList(node)) return undefined;
  return /^\s*\d*([-*+.)])/.exec(text)?.[1];
}

function isBlankLine(gap: string): boolean {
  return gap.split(/\r\n?|\n/).length > 2;
}

function isKept(node: Node): boolean {
  const tidy = tidied(node);
  return tidy.eq(node) && reads(markdownOf(node), node);
}

function asWritten(text: string): Node {
  const lines = text.replaceAll(/\r\n?/g, "\n");
  return schema.nodes.asWritten.create(null, lines === "" ? [] : schema.text(lines));
}

function withOrigin(node: Node, origin: number): Node {
  return node.type.create({ ...node.attrs, origin }, node.content);
}

type Cut = { readonly before: string; readonly text: string; readonly block: RootContent | null };

/** The source as whole lines of its blocks and the blank ones between; in one piece where that is not all of it. */
function cutAt(source: string, children: readonly RootContent[]): readonly Cut[] {
  const cuts: Cut[] = [];
  let read = 0;
  for (const block of children) {
    const { start, end } = block.position ?? {};
    const from = lineStart(source, start?.offset ?? 0);
    const to = lineStop(source, end?.offset ?? 0);
    const before = source.slice(read, from);
    if (from < read || before.trim() !== "") return [{ before: "", text: source, block: null }];
    cuts.push({ before, text: source.slice(from, to), block });
    read = to;
  }
  if (source.slice(read).trim() === "") return cuts;
  return [{ before: "", text: source, block: null }];
}

function lineStart(source: string, offset: number): number {
  let at = offset;
  while (at > 0 && /[ \t]/.test(source.charAt(at - 1))) at--;
  return at;
}

function lineStop(source: string, offset: number): number {
  let at = offset;
  while (/[ \t]/.test(source.charAt(at))) at++;
  return at;
}
