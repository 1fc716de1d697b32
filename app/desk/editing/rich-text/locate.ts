import type { Node } from "@tiptap/pm/model";
import type { MarkView } from "../../../../domain/review/marks-view.ts";
import { textAttribute } from "../document/document-schema.ts";
import type { ValueStore } from "./fact-views.ts";

/** The marked words, or the whole block that has them as its facts are read. */
export function locateMark(doc: Node, { sentence, text }: MarkView, values: ValueStore) {
  // A cell's sentence has its heads before it, and Markdown is searched by its reader.
  const place = locateBlock(doc, sentence, values) ?? locateBlock(doc, text, values);
  if (place === null) return null;
  let range = { from: place.start, to: place.start + place.block.content.size };
  place.block.forEach((child, offset) => {
    const at = text === "" ? -1 : (child.text?.indexOf(text) ?? -1);
    const from = place.start + offset + at;
    if (at !== -1) range = { from, to: from + text.length };
  });
  return range;
}

function locateBlock(doc: Node, words: string, values: ValueStore) {
  const sought = squeeze(words);
  const readFact = (leaf: Node) => values.get(textAttribute(leaf, "token"))?.text ?? " ";
  const found: { readonly block: Node; readonly start: number }[] = [];
  doc.descendants((block, before) => {
    if (!block.isTextblock) return true;
    const shown = squeeze(block.textBetween(0, block.content.size, "", readFact));
    if (sought !== "" && shown.includes(sought)) found.push({ block, start: before + 1 });
    return false;
  });
  return found[0] ?? null;
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
