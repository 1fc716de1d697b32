import type { Element, ElementContent, Nodes } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { select } from "hast-util-select";
import { toString } from "hast-util-to-string";
import { parse } from "parse5";

/** Elements that a page written by hand has too; of all others only what is in them. */
const kept = new Set(
  "a article aside dd details dl dt em footer h1 h2 h3 h4 header iframe img li main nav ol p section strong summary table tbody td th thead time tr ul".split(
    " ",
  ),
);
const dropped = new Set(["script", "style", "svg", "link", "meta", "template", "form"]);
const keptAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "rel", "target"],
  iframe: ["src", "title", "loading"],
  img: ["src", "alt", "width", "height"],
  th: ["scope"],
  details: ["name"],
  time: ["dateTime"],
};
const written: Readonly<Record<string, string>> = { dateTime: "datetime" };

/** All the styling that somebody would write for a few pages by hand. */
const style =
  "body{font:18px/1.6 system-ui,sans-serif;max-width:70ch;margin:auto;padding:1rem;color:#222}a{color:#0b57d0}table{border-collapse:collapse}th,td{border:1px solid #ccc;padding:.4rem .6rem;text-align:left}nav ul{display:flex;flex-wrap:wrap;gap:1rem;padding:0;list-style:none}nav a,footer a,summary{display:inline-block;padding:.6rem 0}iframe{border:0;width:100%;height:400px}";

/** The words of a page with the least markup that says the same, as somebody would write it by hand. */
export function plainPage(html: string): string {
  const tree = fromParse5(parse(html));
  const title = textOf(tree, "title");
  const description = select('meta[name="description"]', tree)?.properties.content ?? "";
  const body = select("body", tree);
  const content = body === undefined ? "" : body.children.map(plain).join("");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><meta name="description" content="${escaped(description)}"><style>${style}</style>${content}</html>`;
}

function textOf(tree: Nodes, selector: string): string {
  const found = select(selector, tree);
  return found === undefined ? "" : toString(found);
}

function plain(node: ElementContent): string {
  if (node.type === "text") return escaped(node.value.replaceAll(/\s+/g, " "));
  if (node.type !== "element" || dropped.has(node.tagName)) return "";
  const inner = node.children.map(plain).join("");
  if (!kept.has(node.tagName)) return inner;
  const start = `<${node.tagName}${attributesOf(node)}>`;
  return node.tagName === "img" ? start : `${start}${inner}</${node.tagName}>`;
}

function attributesOf({ tagName, properties }: Element): string {
  return (keptAttributes[tagName] ?? [])
    .flatMap((name) => {
      const value = properties[name];
      if (value === undefined || value === null || value === false) return [];
      const text = Array.isArray(value) ? value.join(" ") : String(value);
      return ` ${written[name] ?? name}="${escaped(text)}"`;
    })
    .join("");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
