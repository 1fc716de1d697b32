import type { RootContent } from "mdast";
import type { Node } from "@tiptap/pm/model";
import { parseMarkdown } from "../../../../domain/posts/text/parse-markdown.ts";
import { numberAttribute, schema } from "./document-schema.ts";
import { readBlock } from "./from-markdown.ts";
import { writeBlock } from "./to-markdown.ts";

/** A block of the opened source: whole lines, and the blank ones before them. */
type SourceBlock = { readonly before: string; readonly source: string; readonly node: Node };

export type SourceDocument = {
  readonly source: string;
  readonly blocks: readonly SourceBlock[];
  /** The blank lines after the last block. */
  readonly after: string;
  readonly doc: Node;
};

/**
 * Opens a Markdown text. What the editor has no faithful form for, by trying, becomes a block that is shown as
 * it is written; `writeMarkdown` gives every block back as it was until somebody changes it.
 */
export function openMarkdown(source: string): SourceDocument {
  const { blocks: cuts, after } = cutBlocks(source, parseMarkdown(source).children);
  const blocks = cuts.map(({ before, text, block }, origin): SourceBlock => {
    const isLast = origin === cuts.length - 1;
    const node = (isLast && isOpenEnded(text) ? null : readFaithfully(block)) ?? asWritten(text);
    return {
      before,
      source: text,
      node: node.type.create({ ...node.attrs, origin }, node.content),
    };
  });
  const nodes = blocks.map(({ node }) => node);
  const content = nodes.length > 0 ? nodes : schema.nodes.paragraph.create();
  return { source, blocks, after, doc: schema.nodes.doc.create(null, content) };
}

/** It would take in what is written behind it. */
function isOpenEnded(text: string): boolean {
  return parseMarkdown(`${text}\n\nx`).children.length < 2;
}

function readFaithfully(block: RootContent | null): Node | null {
  const node = block && readBlock(block);
  if (node === null) return null;
  const [again, ...others] = parseMarkdown(writeBlock(node)).children;
  const isFaithful = again && others.length === 0 && readBlock(again)?.eq(node) === true;
  return isFaithful === true ? node : null;
}

function asWritten(text: string): Node {
  const lines = text.replaceAll(/\r\n?/g, "\n");
  return schema.nodes.asWritten.create(null, lines === "" ? [] : schema.text(lines));
}

export function writeMarkdown({ source, blocks, after, doc: opened }: SourceDocument, doc: Node) {
  if (doc.eq(opened)) return source;
  const lineEnd = source.includes("\r\n") ? "\r\n" : "\n";
  let markdown = "";
  let previous: Written = { origin: -1, isKept: true, marker: undefined };
  for (const node of doc.children) {
    const origin = numberAttribute(node, "origin");
    const block = blocks[origin];
    const follows = block !== undefined && origin === previous.origin + 1;
    const kept = block?.node.eq(node) === true ? block.source : null;
    const isKept =
      kept !== null && ((follows && previous.isKept) || isMovable(node, kept, previous));
    const marker = chooseMarker(node, block, previous);
    const text = isKept ? kept : writeBlock(node, marker).replaceAll("\n", lineEnd);
    if (text === "") continue;
    const isParted = (isKept && previous.isKept) || isBlankLine(block?.before ?? "");
    const gap = markdown === "" ? "" : lineEnd + lineEnd;
    markdown += (follows && isParted ? block.before : gap) + text;
    previous = { origin, isKept, marker: isList(node) ? findMarker(text) : undefined };
  }
  return markdown === "" ? "" : markdown + after;
}

type Written = {
  readonly origin: number;
  /** It is its source. */
  readonly isKept: boolean;
  readonly marker: string | undefined;
};

/** Behind another block than before, a list would take in a list like it, or an indented block. */
function isMovable(node: Node, source: string, { marker }: Written): boolean {
  if (marker === undefined || node.type === schema.nodes.asWritten) return true;
  return !/^[ \t]/.test(source) && !(isList(node) && findMarker(source) === marker);
}

/** Two lists that follow one another are two only with different markers. */
function chooseMarker(
  { type }: Node,
  block: SourceBlock | undefined,
  previous: Written,
): string | undefined {
  const markers = type === schema.nodes.orderedList ? [".", ")"] : ["-", "*", "+"];
  return [findMarker(block?.source ?? "") ?? "", ...markers].find(
    (marker) => markers.includes(marker) && marker !== previous.marker,
  );
}

function isList({ type }: Node): boolean {
  return type === schema.nodes.bulletList || type === schema.nodes.orderedList;
}

function findMarker(list: string): string | undefined {
  return /^\s*\d*([-*+.)])/.exec(list)?.[1];
}

function isBlankLine(gap: string): boolean {
  return gap.split(/\r\n?|\n/).length > 2;
}

type Cut = { readonly before: string; readonly text: string; readonly block: RootContent | null };

/** The source as whole lines of its blocks and the blank ones between; in one piece where that is not all of it. */
function cutBlocks(source: string, children: readonly RootContent[]) {
  const blocks: Cut[] = [];
  let read = 0;
  for (const block of children) {
    const start = block.position?.start.offset ?? 0;
    const end = block.position?.end.offset ?? 0;
    const before = source.slice(read, start).replace(/[ \t]+$/, "");
    const from = read + before.length;
    read = end + (/^[ \t]*/.exec(source.slice(end))?.[0].length ?? 0);
    blocks.push({ before, text: source.slice(from, read), block });
  }
  const after = source.slice(read);
  if ([...blocks.map(({ before }) => before), after].every((gap) => gap.trim() === ""))
    return { blocks, after };
  return { blocks: [{ before: "", text: source, block: null }], after: "" };
}
