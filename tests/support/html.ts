import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** The attribute's or text's characters, of what React escapes. */
export function unescaped(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}

/** What a reader sees of a page: its text without what is hidden, scripts and styles. */
export function visibleText(html: string): string {
  return shownTexts(fromHtml(html)).join("").replace(/\s+/g, " ");
}

const unseen = new Set(["script", "style", "head", "template"]);

/** A space stands for each tag: words of neighbouring elements stay apart. */
function shownTexts(node: Nodes): string[] {
  if (node.type === "text") return [node.value];
  if (node.type !== "root" && node.type !== "element") return [];
  if (node.type === "element" && (unseen.has(node.tagName) || node.properties.hidden === true))
    return [];
  return [" ", ...node.children.flatMap(shownTexts), " "];
}

export type Anchor = { readonly href: string; readonly tag: string };

/** The links of a page, with their tags as written. */
export function anchors(html: string): readonly Anchor[] {
  return [...html.matchAll(/<a\b[^>]*>/g)].flatMap(([tag]) => {
    const href = /\bhref="([^"]*)"/.exec(tag)?.[1];
    return href === undefined ? [] : [{ href: unescaped(href), tag }];
  });
}

/** The ids of a page's elements. */
export function elementIds(html: string): readonly string[] {
  return [...html.matchAll(/<[a-z][^>]*\sid="([^"]*)"/g)].flatMap(([, id]) => id ?? []);
}

/** The content of a page's meta element with this name. */
export function metaContent(html: string, name: string): string | undefined {
  const content = new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1];
  return content === undefined ? undefined : unescaped(content);
}

/** The content of a page's meta element with this Open Graph property. */
export function metaProperty(html: string, property: string): string | undefined {
  const content = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
  return content === undefined ? undefined : unescaped(content);
}
