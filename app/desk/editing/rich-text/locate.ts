import type { Node } from "@tiptap/pm/model";
import { schema, textAttribute } from "../document/document-schema.ts";
import type { ValueStore } from "./fact-views.ts";

type Range = { readonly from: number; readonly to: number };

/** Fewest characters by which a statement is still found when its end reads otherwise. */
const fewest = 24;

export function rangeOf(doc: Node, words: string, values: ValueStore): Range | null {
  const sought = squeezed(words);
  let found: Range | null = null;
  doc.descendants((node, start) => {
    if (found !== null || !node.isTextblock) return found === null;
    const { text, places } = shownText(node, start + 1, values);
    const at = firstOf(text, sought);
    if (at !== null)
      found = { from: places[at.from] ?? start, to: (places[at.to - 1] ?? start) + 1 };
    return false;
  });
  return found;
}

function firstOf(text: string, sought: string): Range | null {
  for (const part of [sought, sought.slice(0, fewest)]) {
    const from = part.length < Math.min(fewest, sought.length) ? -1 : text.indexOf(part);
    if (from !== -1) return { from, to: from + part.length };
  }
  return null;
}

/** The words of a block as read, blanks counted once, with the position in the document of each character. */
function shownText(block: Node, start: number, values: ValueStore) {
  let text = "";
  const places: number[] = [];
  block.forEach((child, offset) => {
    const token = textAttribute(child, "token");
    const shown =
      child.type === schema.nodes.fact
        ? (values.get(token)?.text ?? token)
        : (child.text ?? (child.type === schema.nodes.hardBreak ? " " : ""));
    for (let at = 0; at < shown.length; at++) {
      const sign = shown.charAt(at).replace(/\s/, " ");
      if (sign === " " && text.endsWith(" ")) continue;
      text += sign;
      places.push(start + offset + (child.isText ? at : 0));
    }
  });
  return { text, places };
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
