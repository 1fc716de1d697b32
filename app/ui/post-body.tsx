import type { Element, Nodes, Root, RootContent } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ComponentProps } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Picture } from "./picture.tsx";

/** A post's text. The tree comes cleaned from `domain/posts/markdown.ts`; here it only gets its dress. */
export function PostBody({ tree }: { tree: Root }) {
  return (
    <div className="prose">
      {toJsxRuntime(withScrollingTables(tree), {
        Fragment,
        jsx,
        jsxs,
        // Alignment stays an attribute: the policy allows no style attributes.
        tableCellAlignToStyle: false,
        components: { img: BodyImage, th: ColumnHeading },
      })}
    </div>
  );
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
function withScrollingTables(tree: Root): Root {
  let number = 0;
  function boxed<Node extends RootContent>(node: Node): Node | Element {
    if (node.type !== "element") return node;
    if (node.tagName === "table") return tableBox(node, ++number);
    return { ...node, children: node.children.map(boxed) };
  }
  return { ...tree, children: tree.children.map(boxed) };
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
