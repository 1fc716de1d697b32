import type { Element, ElementContent, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { toString } from "hast-util-to-string";

/** What our page of the questions says, as data for another program to render: what no search changes as ready text. */
export function faqData(html: string) {
  const tree = fromHtml(html);
  const field = found("input#search", tree);
  const outcome = found(".search-outcome", tree);
  const contents = found(".on-this-page ol", tree);
  const sections = selectAll(".information-body > .section", tree);
  const [first, last] = [sections[0], sections.at(-1)];
  if (first === undefined || last === undefined) throw new Error("The page has no questions.");
  return {
    same: {
      top: html.slice(0, placeOf(field).start),
      afterField: html.slice(placeOf(field).end, placeOf(outcome).start),
      afterOutcome: html.slice(placeOf(outcome).end, placeOf(contents).start),
      afterContents: html.slice(placeOf(contents).end, placeOf(first).start),
      end: html.slice(placeOf(last).end),
    },
    categories: sections.map((section) => ({
      id: found("h2", section).properties.id,
      name: toString(found("h2", section)),
      questions: selectAll("details", section).map(questionOf),
    })),
  };
}

/** All that a reader can read of a page, whatever its markup. */
export function readWords(html: string): string {
  return toString(found("body", fromHtml(html))).replaceAll(/\s+/g, " ");
}

function questionOf(details: Element) {
  const body = found(".disclosure-body", details);
  return {
    id: body.properties.id,
    title: toString(found("summary", details)),
    paragraphs: selectAll("p", body).map((paragraph) => ({
      class: listed(paragraph.properties.className),
      role: paragraph.properties.role,
      anchor: paragraph.properties.id,
      parts: paragraph.children.map(partOf),
    })),
  };
}

function partOf(node: ElementContent) {
  if (node.type !== "element") return { text: node.type === "text" ? node.value : "" };
  const text = toString(node);
  if (node.tagName === "strong") return { text, isStrong: true };
  if (node.tagName !== "a") throw new Error(`An answer has a ${node.tagName}.`);
  const { href, className, target, rel } = node.properties;
  return { text, href, class: listed(className), target, rel: listed(rel) };
}

/** Attributes that are lists in the tree are written with blanks. */
function listed(value: Element["properties"][string]) {
  return Array.isArray(value) ? value.join(" ") : value;
}

function found(selector: string, tree: Root | Element): Element {
  const element = select(selector, tree);
  if (element === undefined) throw new Error(`The page has no ${selector}.`);
  return element;
}

function placeOf({ position }: Element): { readonly start: number; readonly end: number } {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (start === undefined || end === undefined) throw new Error("An element without its place.");
  return { start, end };
}
