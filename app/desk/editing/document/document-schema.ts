import { Schema, type Attrs, type MarkSpec, type Node, type NodeSpec } from "prosemirror-model";

/**
 * What the editor can hold: what Markdown can say, and nothing else. `origin` is the number of the block of
 * the opened source that a node was made of: as long as the node is the same, that source is kept.
 */
const origin = { origin: { default: null } };

/** A cell of a table: one line, as Markdown has it. */
function cell(tag: "td" | "th"): NodeSpec {
  return {
    content: "inline*",
    attrs: { align: { default: null } },
    isolating: true,
    parseDOM: [{ tag, getAttrs: ({ dataset }) => ({ align: dataset["align"] ?? null }) }],
    toDOM: (node) => [tag, alignment(node), 0],
  };
}

const blocks = {
  doc: { content: "block+" },
  paragraph: {
    content: "(inline | hard_break)*",
    group: "block",
    attrs: origin,
    parseDOM: [{ tag: "p" }],
    toDOM: () => ["p", 0],
  },
  heading: {
    content: "inline*",
    group: "block",
    attrs: { level: { default: 2 }, ...origin },
    defining: true,
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      // The page's own heading is the title of the post.
      attrs: { level: Math.max(level, 2) },
    })),
    toDOM: (node) => [`h${numberOf(node, "level")}`, 0],
  },
  blockquote: {
    content: "block+",
    group: "block",
    attrs: origin,
    defining: true,
    parseDOM: [{ tag: "blockquote" }],
    toDOM: () => ["blockquote", 0],
  },
  bullet_list: {
    content: "list_item+",
    group: "block",
    attrs: { tight: { default: true }, marker: { default: "-" }, ...origin },
    parseDOM: [{ tag: "ul" }],
    toDOM: (node) => ["ul", tightness(node), 0],
  },
  ordered_list: {
    content: "list_item+",
    group: "block",
    attrs: {
      tight: { default: true },
      marker: { default: "." },
      start: { default: 1 },
      ...origin,
    },
    parseDOM: [{ tag: "ol", getAttrs: ({ attributes }) => ({ start: startOf(attributes) }) }],
    toDOM: (node) => ["ol", { ...tightness(node), start: numberOf(node, "start") }, 0],
  },
  list_item: {
    content: "paragraph block*",
    // Null for an item that is no task.
    attrs: { checked: { default: null } },
    defining: true,
    parseDOM: [{ tag: "li" }],
    toDOM: ({ attrs: { checked } }) => [
      "li",
      typeof checked === "boolean" ? { "data-checked": String(checked) } : {},
      0,
    ],
  },
  code_block: {
    content: "text*",
    marks: "",
    group: "block",
    code: true,
    defining: true,
    attrs: { info: { default: "" }, ...origin },
    parseDOM: [{ tag: "pre", preserveWhitespace: "full" }],
    toDOM: () => ["pre", ["code", 0]],
  },
  horizontal_rule: {
    group: "block",
    attrs: origin,
    parseDOM: [{ tag: "hr" }],
    toDOM: () => ["hr"],
  },
  /** Markdown that has no faithful form here: it is shown, and edited, as it is written. */
  as_written: {
    content: "text*",
    marks: "",
    group: "block",
    code: true,
    defining: true,
    isolating: true,
    attrs: origin,
    toDOM: () => ["pre", { class: "edit-as-written", "aria-label": "Markdown as written" }, 0],
  },
  table: {
    content: "table_row+",
    group: "block",
    attrs: origin,
    isolating: true,
    parseDOM: [{ tag: "table" }],
    toDOM: () => ["table", ["tbody", 0]],
  },
  table_row: {
    content: "(table_cell | table_header)+",
    parseDOM: [{ tag: "tr" }],
    toDOM: () => ["tr", 0],
  },
  table_cell: cell("td"),
  table_header: cell("th"),
} satisfies Record<string, NodeSpec>;

const inlines = {
  text: { group: "inline" },
  hard_break: {
    inline: true,
    selectable: false,
    parseDOM: [{ tag: "br" }],
    toDOM: () => ["br"],
  },
  /** A value of a record; `token` is its Markdown. */
  fact: {
    inline: true,
    group: "inline",
    atom: true,
    attrs: { token: { default: "" } },
    toDOM: (node) => ["span", { class: "edit-fact" }, textOf(node, "token")],
    leafText: (node) => textOf(node, "token"),
  },
  image: {
    inline: true,
    group: "inline",
    draggable: true,
    attrs: { src: { default: "" }, alt: { default: "" }, title: { default: null } },
    toDOM: (node) => ["img", drawn(node.attrs, "src")],
    leafText: (node) => textOf(node, "alt"),
  },
  /** A part of a line without a faithful form: a mark of a footnote, HTML. */
  written_inline: {
    inline: true,
    group: "inline",
    atom: true,
    attrs: { source: { default: "" } },
    toDOM: (node) => ["code", { class: "edit-written-inline" }, textOf(node, "source")],
    leafText: (node) => textOf(node, "source"),
  },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { href: { default: "" }, title: { default: null } },
    inclusive: false,
    parseDOM: [
      {
        tag: "a[data-href]",
        getAttrs: (element) => ({ href: element.getAttribute("data-href") ?? "" }),
      },
      { tag: "a[href]", getAttrs: (element) => ({ href: element.getAttribute("href") ?? "" }) },
    ],
    toDOM: ({ attrs }) => ["a", { ...drawn(attrs, "href"), "data-href": String(attrs["href"]) }, 0],
  },
  strong: {
    parseDOM: [
      // Google Docs wraps whatever it copies in a bold element that is not bold.
      { tag: "b", getAttrs: ({ style }) => (style.fontWeight === "normal" ? false : null) },
      { tag: "strong" },
      {
        style: "font-weight",
        getAttrs: (weight) => (/^(bold(er)?|[6-9]\d\d)$/.test(weight) ? null : false),
      },
    ],
    toDOM: () => ["strong", 0],
  },
  em: {
    parseDOM: [{ tag: "i" }, { tag: "em" }, { style: "font-style=italic" }],
    toDOM: () => ["em", 0],
  },
  strike: {
    parseDOM: [{ tag: "s" }, { tag: "del" }, { style: "text-decoration=line-through" }],
    toDOM: () => ["del", 0],
  },
  code: {
    code: true,
    parseDOM: [{ tag: "code" }],
    toDOM: () => ["code", 0],
  },
} satisfies Record<string, MarkSpec>;

export const schema = new Schema<keyof typeof blocks | keyof typeof inlines, keyof typeof marks>({
  nodes: { ...blocks, ...inlines },
  marks,
});

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
export function sourceIndexOf({ attrs }: Node): number | null {
  const value: unknown = attrs["origin"];
  return typeof value === "number" ? value : null;
}

function tightness({ attrs }: Node): { readonly class?: string } {
  return attrs["tight"] === true ? { class: "is-tight" } : {};
}

function alignment(node: Node): { readonly "data-align"?: string } {
  const align = textOf(node, "align");
  return align === "" ? {} : { "data-align": align };
}

function startOf(attributes: NamedNodeMap): number {
  const start = Number(attributes.getNamedItem("start")?.value ?? 1);
  return Number.isInteger(start) && start >= 0 ? start : 1;
}

/** Schemes of links and pictures that readers get, and paths of this site. */
const safeAddress = /^(?:https?:|ircs?:|mailto:|xmpp:|#|\/(?!\/))/i;

/** What an element shows: an address that could do anything else than lead somewhere is only written. */
function drawn(attrs: Attrs, name: "href" | "src"): Record<string, unknown> {
  return safeAddress.test(String(attrs[name])) ? attrs : { ...attrs, [name]: null };
}
