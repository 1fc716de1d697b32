import { defaultTreeAdapter, type DefaultTreeAdapterTypes } from "parse5";
import { cleanText, type Block } from "./block.ts";

export type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What readers do not see as words. */
export const unreadTags: ReadonlySet<string> = new Set(
  "script style template noscript svg math canvas iframe object video audio select textarea head".split(
    " ",
  ),
);

const breakTags: ReadonlySet<string> = new Set("br p div li tr h1 h2 h3 h4 h5 h6".split(" "));

export function childrenOf(node: Node): readonly Node[] {
  return "childNodes" in node ? node.childNodes : [];
}

/** Puts the children of a node on top, the first one uppermost. Not all in one call: a page may have more of them than a call has places. */
export function pushReversed(left: { push(node: Node): unknown }, node: Node): void {
  for (const child of childrenOf(node).toReversed()) left.push(child);
}

export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** A whole link is no longer than this. */
const longestAddress = 2_000;

/** The words of these nodes, and where they lead; not by calls of itself, for a hostile page nests without end. */
export function wordsIn(
  nodes: readonly Node[],
  address: string,
): { readonly text: string; readonly links: Block["links"] } {
  const links: Block["links"] = [];
  let text = "";
  const left: (Node | { readonly linkFrom: number; readonly href: string })[] = nodes.toReversed();
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if ("linkFrom" in node) {
      const target = URL.parse(node.href, address);
      if (target !== null && /^https?:$/.test(target.protocol)) {
        target.hash = "";
        if (target.href.length <= longestAddress && target.href !== address)
          links.push({ text: cleanText(text.slice(node.linkFrom)), address: target.href });
      }
    } else if (defaultTreeAdapter.isTextNode(node)) text += node.value.replaceAll("\n", " ");
    else if (defaultTreeAdapter.isElementNode(node)) {
      if (unreadTags.has(node.tagName)) continue;
      if (breakTags.has(node.tagName)) text += "\n";
      const href = node.tagName === "a" ? attributeOf(node, "href") : undefined;
      if (href !== undefined) left.push({ linkFrom: text.length, href });
      pushReversed(left, node);
    }
  }
  return { text: cleanText(text), links };
}
