import { createElement, Fragment } from "react";
import { renderNode } from "../../ui/post-body.tsx";
import type { NamedMark } from "./mark-names.ts";
import { markedWords, signElement } from "./marked-tree.ts";
import { placeMark } from "./placed-marks.ts";

/** A text without Markdown, with its marks; those whose words are not found stand at its end. */
export function MarkedText({ text, marks }: { text: string; marks: readonly NamedMark[] }) {
  const placed = marks.map((mark) => placeMark(text, mark) ?? { mark, from: 0, to: text.length });
  const nodes = markedWords(text, { at: 0 }, placed);
  return createElement(Fragment, null, ...nodes.map(renderNode));
}

export function MarkSign({ mark }: { mark: NamedMark }) {
  return renderNode(signElement(mark));
}
