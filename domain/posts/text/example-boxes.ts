import type { Element, ElementContent, Root, RootContent } from "hast";

/** What an example is called where readers see it: nobody may take its numbers for the exam's. */
const label = "Example, with made-up numbers";

/**
 * The tree in which each quote that opens with a bold "Example" is a labelled box: so writers mark what they
 * work out with numbers of their own. Other quotes and notes stay quotes. It shares no element with the tree
 * that it is made of.
 */
export function withExampleBoxes(tree: Root): Root {
  return { ...tree, children: tree.children.map(boxed) };
}

function boxed<Node extends RootContent>(node: Node): Node | Element {
  if (node.type !== "element") return node;
  const opened = node.tagName === "blockquote" ? withoutOpening(node.children) : null;
  const children = (opened ?? node.children).map(boxed);
  if (opened === null) return { ...node, properties: { ...node.properties }, children };
  const caption: Element = {
    type: "element",
    tagName: "figcaption",
    properties: {},
    children: [{ type: "text", value: label }],
  };
  const properties = { ...node.properties, className: ["example"] };
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
