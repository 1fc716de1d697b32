import type { Element, ElementContent } from "hast";
import type { Flagged } from "../../../domain/review/checks/checks.ts";

/** The element with the flagged words marked, where they stand in one piece; null when they do not. */
export function markedQuote(
  element: Element,
  flag: Pick<Flagged, "number" | "quote" | "stops">,
): Element | null {
  const words = flag.quote.replace(/…$/, "").trim();
  if (words === "") return null;
  return markedIn(element, new RegExp(wholeWords(words), "u"), flag);
}

function markedIn(
  element: Element,
  pattern: RegExp,
  flag: Pick<Flagged, "number" | "stops">,
): Element | null {
  for (const [index, child] of element.children.entries()) {
    const replaced = replacement(child, pattern, flag);
    if (replaced !== null)
      return { ...element, children: element.children.toSpliced(index, 1, ...replaced) };
  }
  return null;
}

function replacement(
  node: ElementContent,
  pattern: RegExp,
  flag: Pick<Flagged, "number" | "stops">,
): ElementContent[] | null {
  if (node.type === "element") {
    // One mark holds one flag: the same words flagged twice are looked for further on.
    const inside = node.tagName === "mark" ? null : markedIn(node, pattern, flag);
    return inside === null ? null : [inside];
  }
  const found = node.type === "text" ? pattern.exec(node.value) : null;
  if (found === null || node.type !== "text") return null;
  const [words] = found;
  const mark: Element = {
    type: "element",
    tagName: "mark",
    properties: {
      id: `flag-${flag.number}`,
      className: [flag.stops ? "flag flag-stops" : "flag"],
    },
    children: [{ type: "text", value: words }],
  };
  return [
    { type: "text", value: node.value.slice(0, found.index) },
    mark,
    { type: "text", value: node.value.slice(found.index + words.length) },
  ];
}

function wholeWords(words: string): string {
  const pattern = words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replaceAll(/\s+/g, "\\s+");
  return `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`;
}
