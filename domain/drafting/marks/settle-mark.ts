import type { Nodes, Root } from "mdast";
import type { Mark, TextRange } from "../../posts/revisions/mark.ts";
import { parseMarkdown } from "../../posts/text/markdown.ts";
import type { MarkedText } from "./sentences.ts";

export type Settlement =
  | { readonly action: "correct" }
  | { readonly action: "edit"; readonly text: string }
  | { readonly action: "delete" };

/** The text with one mark settled and nothing else changed; null where it is not offered, or would leave a title or summary empty. */
export function settleMark<Text extends MarkedText>(
  text: Text,
  mark: Mark,
  settlement: Settlement,
): Text | null {
  const stored = text[mark.field];
  const settled = settledField(stored, mark, settlement);
  if (settled === null || (settled.trim() === "" && stored.trim() !== "")) return null;
  return Object.assign({}, text, { [mark.field]: settled });
}

function settledField(stored: string, mark: Mark, settlement: Settlement): string | null {
  switch (settlement.action) {
    case "correct":
      return mark.replacement === null ? null : spliced(stored, mark.textRange, mark.replacement);
    case "edit": {
      const words = settlement.text.trim();
      return words === "" ? null : spliced(stored, mark.sentenceRange, words);
    }
    case "delete": {
      const range =
        mark.field === "body_markdown"
          ? wholeRange(parseMarkdown(stored), stored, mark.sentenceRange)
          : mark.sentenceRange;
      return mended(stored.slice(0, range[0]), stored.slice(range[1]));
    }
  }
}

function spliced(stored: string, [from, to]: TextRange, words: string): string {
  return stored.slice(0, from) + words + stored.slice(to);
}

/** The sentence with the emphasis around it, and with the row, list item, heading or paragraph that holds nothing else but its label. */
function wholeRange(tree: Root, stored: string, sentence: TextRange): TextRange {
  const path = pathTo(tree, sentence);
  const row = path.find(({ type }) => type === "tableRow");
  const table = path.find(({ type }) => type === "table");
  if (row !== undefined && table?.type === "table")
    return table.children.length <= 2 || table.children[0] === row ? rangeOf(table) : rangeOf(row);
  const outermost = path.map(rangeOf).find(([from, to]) => {
    const rest = stored.slice(from, sentence[0]) + stored.slice(sentence[1], to);
    return (
      rest
        .replace(marker, "")
        .replace(label, "")
        .replaceAll(/[\s*_>]+/g, "") === ""
    );
  });
  return outermost ?? sentence;
}

const marker = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6})\s+)*/;
const label = /^(\*\*|__|\*|_)(?!\s)[^*_]+\1[.:–—-]*/;

function pathTo(node: Nodes, sentence: TextRange): readonly Nodes[] {
  const inner = "children" in node ? node.children.find(isAround) : undefined;
  return inner === undefined ? [] : [inner, ...pathTo(inner, sentence)];

  function isAround(child: Nodes): boolean {
    const [from, to] = rangeOf(child);
    return from <= sentence[0] && to >= sentence[1];
  }
}

function rangeOf({ position }: Nodes): TextRange {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

/** Joins both sides without a double space or an empty line too many. */
function mended(before: string, after: string): string {
  const isLine =
    /(?:^|\n)[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?$/.test(before) &&
    /^[ \t]*(?:\n|$)/.test(after);
  if (!isLine) {
    const rest = after.replace(/^[^\S\n]+/, "");
    if (/^\s*(?:\n|$)/.test(after)) return before.trimEnd() + rest;
    return /(?:^|\s)$/.test(before) ? before + rest : before + after;
  }
  const lines = before.replace(/[ \t]*$/, "");
  const rest = after.replace(/^[ \t]*\n?/, "");
  if (/(?:^|\n)\s*\n$/.test(lines) || lines === "") return lines + rest.replace(/^\s*\n/, "");
  return rest === "" ? lines.trimEnd() : lines + rest;
}
