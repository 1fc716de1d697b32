import type { Element, Root, RootContent } from "hast";
import { toText } from "hast-util-to-text";
import { markdownTree } from "../../domain/posts/text/markdown.ts";

/** The sentences of a text's paragraphs and points, as they are read; tables and headings are no sentences. */
export function sentencesOfMarkdown(markdown: string): readonly string[] {
  return proseOf(markdownTree(markdown)).flatMap(sentencesIn);
}

function proseOf(parent: Root | Element): readonly string[] {
  return parent.children.flatMap((child: RootContent) => {
    if (child.type !== "element") return [];
    const isProse = child.tagName === "p" || (child.tagName === "li" && !hasBlocks(child));
    return isProse ? [toText(child)] : proseOf(child);
  });
}

function hasBlocks({ children }: Element): boolean {
  return children.some((child) => child.type === "element" && /^(?:p|ul|ol)$/.test(child.tagName));
}

function sentencesIn(text: string): readonly string[] {
  return text
    .split(/(?<=[.?!:])\s+(?=[\p{Lu}\p{N}₹“])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}
