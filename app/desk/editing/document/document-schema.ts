import { Extension, getSchema, mergeAttributes, Node } from "@tiptap/core";
import { Code } from "@tiptap/extension-code";
import { Image } from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import type { Attrs, Node as DocumentNode, Schema } from "@tiptap/pm/model";
import { StarterKit } from "@tiptap/starter-kit";

/** Schemes of links and pictures that readers get, and paths of this site. */
const safeAddress = /^(?:https?:|ircs?:|mailto:|xmpp:|#|\/(?!\/))/i;

/**
 * `origin` is the number of the block of the opened source that a node was made of: as long as the node is the
 * same, that source is kept. The others are what Markdown can say besides.
 */
const sourceAttributes = Extension.create({
  name: "sourceAttributes",
  addGlobalAttributes: () => [
    {
      types: [
        ...["paragraph", "heading", "blockquote", "bulletList", "orderedList", "codeBlock"],
        ...["horizontalRule", "table", "asWritten"],
      ],
      attributes: { origin: { default: null, rendered: false } },
    },
    {
      types: ["bulletList", "orderedList"],
      attributes: {
        tight: {
          default: true,
          parseHTML: () => true,
          renderHTML: ({ tight }) => (tight === true ? { class: "is-tight" } : {}),
        },
      },
    },
    { types: ["bulletList"], attributes: { marker: { default: "-", rendered: false } } },
    { types: ["orderedList"], attributes: { marker: { default: ".", rendered: false } } },
    {
      types: ["listItem"],
      attributes: {
        /** Null for an item that is no task. */
        checked: {
          default: null,
          parseHTML: ({ dataset }) => ("checked" in dataset ? dataset["checked"] === "true" : null),
          renderHTML: ({ checked }) =>
            typeof checked === "boolean" ? { "data-checked": String(checked) } : {},
        },
      },
    },
  ],
});

/** A value of a record; `token` is its Markdown. */
const Fact = Node.create({
  name: "fact",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: () => ({
    token: {
      default: "",
      parseHTML: ({ dataset }) => dataset["token"] ?? "",
      renderHTML: ({ token }) => ({ "data-token": String(token) }),
    },
  }),
  parseHTML: () => [{ tag: "span[data-token]" }],
  renderHTML: ({ node, HTMLAttributes }) => [
    "span",
    mergeAttributes(HTMLAttributes, { class: "edit-fact" }),
    textOf(node, "token"),
  ],
  renderText: ({ node }) => textOf(node, "token"),
});

/** Markdown that has no faithful form here: it is shown, and edited, as it is written. */
const AsWritten = Node.create({
  name: "asWritten",
  content: "text*",
  marks: "",
  group: "block",
  code: true,
  defining: true,
  isolating: true,
  renderHTML: () => ["pre", { class: "edit-as-written", "aria-label": "Markdown as written" }, 0],
});

/** A part of a line without a faithful form: a mark of a footnote, HTML. */
const WrittenInline = Node.create({
  name: "writtenInline",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: () => ({
    source: {
      default: "",
      parseHTML: ({ dataset }) => dataset["source"] ?? "",
      renderHTML: ({ source }) => ({ "data-source": String(source) }),
    },
  }),
  parseHTML: () => [{ tag: "code[data-source]", priority: 60 }],
  renderHTML: ({ node, HTMLAttributes }) => [
    "code",
    mergeAttributes(HTMLAttributes, { class: "edit-written-inline" }),
    textOf(node, "source"),
  ],
  renderText: ({ node }) => textOf(node, "source"),
});

/** Pictures of the library; those of other sites are only shown where the text has them already. */
const Picture = Image.extend({
  parseHTML: () => [{ tag: "img[data-picture]" }],
  renderHTML({ node, HTMLAttributes }) {
    const src = textOf(node, "src");
    const shown = { src: safeAddress.test(src) ? src : null, "data-picture": "" };
    return ["img", mergeAttributes(HTMLAttributes, shown)];
  },
});

export const documentExtensions = [
  StarterKit.configure({
    // The page's own heading is the title of the post.
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: "https",
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => safeAddress.test(address),
      shouldAutoLink: (address) => /^(?:https?:\/\/|www\.)/i.test(address),
    },
    code: false,
    underline: false,
  }),
  // With StarterKit's, a link could not have code for its words.
  Code.extend({ excludes: "" }),
  sourceAttributes,
  Fact,
  AsWritten,
  WrittenInline,
  Picture.configure({ inline: true }),
  Table.configure({ View: null }),
  TableRow,
  // One line, as Markdown has it.
  TableCell.extend({ content: "inline*" }),
  TableHeader.extend({ content: "inline*" }),
];

type NodeName =
  | ("doc" | "text" | "paragraph" | "heading" | "blockquote" | "codeBlock" | "horizontalRule")
  | ("bulletList" | "orderedList" | "listItem" | "hardBreak" | "image" | "fact")
  | ("table" | "tableRow" | "tableCell" | "tableHeader" | "asWritten" | "writtenInline");

type MarkName = "link" | "bold" | "italic" | "strike" | "code";

export const schema = getSchema(documentExtensions) as Schema<NodeName, MarkName>;

type WithAttrs = { readonly attrs: Attrs };

export function textOf({ attrs }: WithAttrs, name: string): string {
  const value: unknown = attrs[name];
  return typeof value === "string" ? value : "";
}

export function numberOf({ attrs }: WithAttrs, name: string): number {
  const value: unknown = attrs[name];
  return typeof value === "number" ? value : 0;
}

/** The block of the opened source that a node was made of; null for one that was not. */
export function sourceIndexOf({ attrs }: DocumentNode): number | null {
  const value: unknown = attrs["origin"];
  return typeof value === "number" ? value : null;
}
