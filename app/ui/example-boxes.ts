import type { Element, ElementContent, RootContent } from "hast";

/** What an example is called where readers see it: nobody may take its numbers for the exam's. */
const label = "Example, with made-up numbers";

/**
 * The node, made a labelled box when it is a quote that opens with a bold "Example": so writers mark what
 * they work out with numbers of their own. Other quotes and notes stay quotes.
 */
export function withExampleBox<Node extends RootContent>(node: Node): Node | Element {
  if (node.type !== "element" || node.tagName !== "blockquote") return node;
  const children = withoutOpening(node.children);
  if (children === null) return node;
  const caption: Element = {
    type: "element",
    tagName: "figcaption",
    properties: {},
    children: [{ type: "text", value: label }],
  };
  const { className } = node.properties;
  const classes = [...(Array.isArray(className) ? className : []), "example"];
  const properties = { ...node.properties, className: classes };
  return { ...node, tagName: "figure", properties, children: [caption, ...children] };
}

/** The quote without its bold "Example", which the label says; null for another quote. */
function withoutOpening(children: readonly ElementContent[]): readonly ElementContent[] | null {
  const at = children.findIndex(({ type }) => type === "element");
  const first = children[at];
  if (first?.type !== "element" || first.tagName !== "p") return null;
  const [bold, ...rest] = first.children;
  if (bold?.type !== "element" || bold.tagName !== "strong") return null;
  const [words, ...others] = bold.children;
  if (words?.type !== "text" || !/^example\b/i.test(words.value)) return null;
  const isBare = others.length === 0 && /^example\s*[.:]?$/i.test(words.value.trim());
  if (!isBare) return children;
  const opened = withoutLeadingMark(rest);
  return opened.length === 0
    ? children.toSpliced(at, 1)
    : children.toSpliced(at, 1, { ...first, children: opened });
}

function withoutLeadingMark([first, ...rest]: readonly ElementContent[]): ElementContent[] {
  if (first?.type !== "text") return first === undefined ? [] : [first, ...rest];
  const value = first.value.replace(/^[\s.:]+/, "");
  return value === "" ? rest : [{ ...first, value }, ...rest];
}
