import type { Element, Nodes, Root } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { select, selectAll } from "hast-util-select";
import { toText } from "hast-util-to-text";
import { parse } from "parse5";
import type { Asked } from "./caller.ts";

export function parsePage(html: string): Root {
  const document = fromParse5(parse(html));
  if (document.type !== "root") throw new Error("A page is a document.");
  return document;
}

export function all(selector: string, within: Nodes): readonly Element[] {
  return selectAll(selector, within);
}

/** The one element that a CSS selector names; throws where there is none, or another. */
export function only(selector: string, within: Nodes): Element {
  const [element, ...others] = selectAll(selector, within);
  if (element === undefined || others.length > 0)
    throw new Error(`${others.length + (element === undefined ? 0 : 1)} elements are ${selector}.`);
  return element;
}

export function textOf(part: Nodes): string {
  return toText(part).replace(/\s+/g, " ").trim();
}

export function texts(selector: string, within: Nodes): readonly string[] {
  return all(selector, within).map(textOf);
}

/** The value of an attribute as it is written; undefined where it is not. */
export function attribute(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(" ") : String(value);
}

/** The text of a page without tags, scripts and styles, closed parts included. */
export function visibleText(html: string): string {
  const page = parsePage(html);
  return textOf(select("body", page) ?? page);
}

export function metaContent(page: Root, name: string): string | undefined {
  const meta = select(`meta[name="${name}"], meta[property="${name}"]`, page);
  return meta === undefined ? undefined : attribute(meta, "content");
}

/** The text of an answer; throws at another status. */
export async function htmlAt({ request }: Asked, path: string, status = 200): Promise<string> {
  const answer = await request(path);
  if (answer.status !== status) throw new Error(`${path} was answered with ${answer.status}`);
  return answer.text();
}

export async function pageAt(site: Asked, path: string, status = 200): Promise<Root> {
  return parsePage(await htmlAt(site, path, status));
}
