import { Extension, getSchema, mergeAttributes, Node } from "@tiptap/core";
import { Code } from "@tiptap/extension-code";
import { Image } from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import type { Attrs, Schema } from "@tiptap/pm/model";
import { StarterKit } from "@tiptap/starter-kit";

/** Schemes of links and pictures that readers get, and paths of this site. */
const safeAddress = /^(?:https?:|ircs?:|mailto:|xmpp:|#|\/(?!\/))/i;

const tightLists = Extension.create({
  name: "tightLists",
  addGlobalAttributes: () => [
    {
      types: ["bulletList", "orderedList"],
      attributes: { tight: { default: true, rendered: false } },
    },
  ],
});

/** To split a text at: the same tokens as `domain/posts/text/fact-tokens.ts` looks up. */
export const tokenPattern =
  /(\{\{fact:(?:20\d\d\/)?[a-z0-9_.]+(?::(?:figure|questions|marks))?\}\})/;

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
    textAttribute(node, "token"),
  ],
  renderText: ({ node }) => textAttribute(node, "token"),
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

/** Pictures of the library; those of other sites are only shown where the text has them already. */
const Picture = Image.extend({
  parseHTML: () => [{ tag: "img[data-picture]" }],
  renderHTML({ node, HTMLAttributes }) {
    const src = textAttribute(node, "src");
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
  tightLists,
  Fact,
  AsWritten,
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
  | ("table" | "tableRow" | "tableCell" | "tableHeader" | "asWritten");

type MarkName = "link" | "bold" | "italic" | "strike" | "code";

export const schema = getSchema(documentExtensions) as Schema<NodeName, MarkName>;

type WithAttributes = { readonly attrs: Attrs };

export function textAttribute({ attrs }: WithAttributes, name: string): string {
  const value: unknown = attrs[name];
  return typeof value === "string" ? value : "";
}

export function numberAttribute({ attrs }: WithAttributes, name: string): number {
  const value: unknown = attrs[name];
  return typeof value === "number" ? value : 0;
}

export type LinkAttrs = { readonly href: string; readonly text: string };
