import type { Element, Nodes, Properties, Root, RootContent } from "hast";
import { createElement, type ComponentProps, type ElementType, type ReactNode } from "react";
import { Picture } from "./article-picture.tsx";

/** A post's text. The tree comes cleaned from `domain/posts/text/markdown.ts`; here it only gets its dress. */
export function PostBody({ tree }: { tree: Root }) {
  return createElement("div", { className: "prose" }, ...withScrollingTables(tree).map(renderNode));
}

/** What is drawn by a component; everything else is the element of its name. */
const components = new Map<string, ElementType>([
  ["img", BodyImage],
  ["th", ColumnHeading],
]);
/** Between their parts white space means nothing, and React wants none. */
const tableParts = new Set(["table", "thead", "tbody", "tr"]);

function renderNode(node: RootContent): ReactNode {
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
 * The tree with each table in a box of its own, so that a wide one scrolls there, also by keyboard,
 * and the page never does. The box is named by the table's number and columns.
 */
function withScrollingTables(tree: Root): readonly RootContent[] {
  let number = 0;
  function withScrollBox<Node extends RootContent>(node: Node): Node | Element {
    if (node.type !== "element") return node;
    if (node.tagName === "table") return tableBox(node, ++number);
    return { ...node, children: node.children.map(withScrollBox) };
  }
  return tree.children.map(withScrollBox);
}

function tableBox(table: Element, number: number): Element {
  const columns = headings(table).map(textOf).filter(Boolean).join(", ");
  return {
    type: "element",
    tagName: "div",
    properties: {
      className: ["table-scroll"],
      role: "region",
      ariaLabel: `Table ${number}: ${columns}`,
      tabIndex: 0,
    },
    children: [table],
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
