import type { Element, RootContent } from "hast";

/** A block of the post as the review pages show it, with its mark when it is kept as it is. */
export function withKeptMark(element: Element, isKept: boolean): readonly RootContent[] {
  if (!isKept) return [element];
  const { className } = element.properties;
  const classes = [...(Array.isArray(className) ? className : []), "is-kept"];
  const properties = { ...element.properties, className: classes };
  return [{ ...element, properties }, mark];
}

const mark: Element = {
  type: "element",
  tagName: "p",
  properties: { className: ["kept-note"] },
  children: [{ type: "text", value: "Kept as it is" }],
};
