import type { Element, Nodes, Properties, Root, RootContent } from "hast";
import { createElement, type ComponentProps, type ElementType, type ReactNode } from "react";
import { Picture } from "./article-picture.tsx";

/** A post's text. The tree comes cleaned from `domain/posts/text/markdown.ts`; here it only gets its dress. */
export function PostBody({ tree }: { tree: Root }) {
  return createElement("div", { className: "prose" }, ...withPlaces(tree).map(renderNode));
}

/** The parts of a text by their headings, under the ids that `PostBody` gives these. */
export function partsOf(tree: Root): readonly { readonly id: string; readonly title: string }[] {
  return headingsOfParts(tree).map((heading, index) => ({
    id: partId(index),
    title: textOf(heading),
  }));
}

function headingsOfParts({ children }: Root): readonly Element[] {
  return children.filter((node) => node.type === "element").filter(isPartHeading);
}

/** The heading of the footnotes has an id of its own. */
function isPartHeading({ tagName, properties }: Element): boolean {
  return tagName === "h2" && properties.id === undefined;
}

/** As every id of a body, so that none meets one of the page. */
const partId = (index: number) => `user-content-part-${index + 1}`;

/** Everything else is the element of its name. */
const components = new Map<string, ElementType>([
  ["img", BodyImage],
  ["th", ColumnHeading],
]);
/** Between their parts white space means nothing, and React wants none. */
const tableParts = new Set(["table", "thead", "tbody", "tr"]);

export function renderNode(node: RootContent): ReactNode {
  if (node.type === "text") return node.value;
  if (node.type !== "element") return null;
  const { tagName, properties, children } = node;
  const inner = tableParts.has(tagName)
    ? children.filter((child) => child.type !== "text" || /\S/.test(child.value))
    : children;
  return createElement(
    components.get(tagName) ?? tagName,
    propsOf(properties),
    ...inner.map(renderNode),
  );
}

/** Properties are called as React calls them, but for those with a hyphen; the alignment of cells stays an attribute, for the policy allows no styles. */
function propsOf(properties: Properties): Readonly<Record<string, unknown>> {
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(properties))
    props[attributeName(name)] = Array.isArray(value) ? value.join(" ") : value;
  return props;
}

function attributeName(name: string): string {
  if (/^aria[A-Z]/.test(name)) return `aria-${name.slice("aria".length).toLowerCase()}`;
  if (!/^data[A-Z]/.test(name)) return name;
  return name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

function BodyImage({ alt = "", src = "", ...props }: ComponentProps<"img">) {
  return <Picture {...props} src={src} alt={alt} loading="lazy" decoding="async" />;
}

function ColumnHeading(props: ComponentProps<"th">) {
  return <th scope="col" {...props} />;
}

/**
 * The tree with an id on the heading of each part, and each table in a box of its own, so that a wide one
 * scrolls there, also by keyboard, and the page never does. The box is named by the table's number and columns.
 */
function withPlaces(tree: Root): readonly RootContent[] {
  const parts = headingsOfParts(tree);
  let tables = 0;
  function withScrollBox<Node extends RootContent>(node: Node): Node | Element {
    if (node.type !== "element") return node;
    if (node.tagName === "table") return tableBox(node, ++tables);
    const part = parts.indexOf(node);
    const properties = {
      ...node.properties,
      ...(part !== -1 && { id: partId(part) }),
      ...(isBlockFormula(node) && { tabIndex: 0 }),
    };
    return { ...node, properties, children: node.children.map(withScrollBox) };
  }
  return tree.children.map(withScrollBox);
}

/** It scrolls by itself where it is too wide, also by keyboard. */
function isBlockFormula({ tagName, children: [formula] }: Element): boolean {
  return tagName === "p" && formula?.type === "element" && formula.properties.display === "block";
}

/** On a phone the rows of a table with more columns than this are cards. */
const maxColumns = 3;

function tableBox(table: Element, number: number): Element {
  const columns = headings(table).map(textOf);
  return {
    type: "element",
    tagName: "div",
    properties: {
      className: ["table-scroll"],
      role: "region",
      ariaLabel: `Table ${number}: ${columns.filter(Boolean).join(", ")}`,
      tabIndex: 0,
    },
    children: [columns.length > maxColumns ? asCards(table, columns) : table],
  };
}

const tableRoles: Readonly<Record<string, string>> = {
  table: "table",
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
  th: "columnheader",
  td: "cell",
};

/** The first cell of a row names it, the others say of which column they are; roles say that it is a table still. */
function asCards(element: Element, columns: readonly string[], column = 0): Element {
  const { tagName } = element;
  const properties = { ...element.properties, role: tableRoles[tagName] };
  if (tagName === "th") return { ...element, properties };
  if (tagName === "td") {
    const labelled = { ...properties, dataLabel: columns[column] };
    if (column > 0) return { ...element, properties: labelled };
    return {
      ...element,
      tagName: "th",
      properties: { ...labelled, role: "rowheader", scope: "row" },
    };
  }
  return {
    ...element,
    properties: tagName === "table" ? { ...properties, className: ["cards"] } : properties,
    children: element.children
      .filter((child) => child.type === "element")
      .map((child, place) => asCards(child, columns, place)),
  };
}

function headings(node: Nodes): Element[] {
  if (node.type !== "element") return [];
  return node.tagName === "th" ? [node] : node.children.flatMap(headings);
}

function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}
