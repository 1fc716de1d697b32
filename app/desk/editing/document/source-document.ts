import type { Node } from "@tiptap/pm/model";
import type { RootContent } from "mdast";
import { parseMarkdown } from "../../../../domain/posts/text/parse-markdown.ts";
import { schema } from "./document-schema.ts";
import { readBlock } from "./from-markdown.ts";
import { knownMarkdown, writeBlock, writeDocument } from "./to-markdown.ts";

export type SourceDocument = {
  readonly source: string;
  readonly written: string;
  readonly doc: Node;
};

/** Blocks that the editor has no faithful form for, by trying, are shown and edited as they are written. */
export function openMarkdown(source: string): SourceDocument {
  const blocks = parseMarkdown(source).children;
  const doc = createDocument(blocks.map((block) => read(block, source)));
  const written = writeDocument(doc);
  // Side by side some blocks would be read as one.
  const isFaithful = isSame(parseMarkdown(written).children, blocks);
  if (isFaithful) return { source, written, doc };
  const whole = createDocument([asWritten(source)]);
  return { source, written: writeDocument(whole), doc: whole };
}

function isSame(one: readonly RootContent[], other: readonly RootContent[]): boolean {
  return one.length === other.length && one.every(({ type }, at) => type === other[at]?.type);
}

/** A text that says what it said when it was opened is given back to the byte. */
export function writeMarkdown({ source, written }: SourceDocument, doc: Node): string {
  const present = writeDocument(doc);
  return present === written ? source : present;
}

function createDocument(blocks: readonly Node[]): Node {
  const { doc, paragraph } = schema.nodes;
  return doc.create(null, blocks.length > 0 ? blocks : paragraph.create());
}

function read(block: RootContent, source: string): Node {
  const { start, end } = block.position ?? {};
  const text = source.slice(start?.offset, end?.offset);
  const node = readFaithfully(block) ?? asWritten(text);
  // Not the lines of indented code, which begin before it.
  if (start?.column === 1) knownMarkdown.set(node, text);
  return node;
}

function readFaithfully(block: RootContent): Node | null {
  const node = readBlock(block);
  if (node === null) return null;
  const [again, ...others] = parseMarkdown(writeBlock(node)).children;
  return again && others.length === 0 && readBlock(again)?.eq(node) === true ? node : null;
}

function asWritten(text: string): Node {
  const lines = text.replaceAll(/\r\n?/g, "\n");
  return schema.nodes.asWritten.create(null, lines === "" ? [] : schema.text(lines));
}
