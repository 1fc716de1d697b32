import type {
  Definition,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from "mdast";
import { gfmFromMarkdown } from "mdast-util-gfm";
import type { Mark, Node } from "@tiptap/pm/model";
import { formulasIn, isOneLine, onOneLine } from "../../../../domain/posts/text/formula-pattern.ts";
import { parseMarkdown } from "../../../../domain/posts/text/parse-markdown.ts";
import { schema } from "./document-schema.ts";

export { parseMarkdown as treeOf };

type Definitions = ReadonlyMap<string, Definition>;

export function definitionsIn({ children }: Root): Definitions {
  const found = new Map<string, Definition>();
  for (const child of children)
    if (child.type === "definition" && !found.has(child.identifier))
      found.set(child.identifier, child);
  return found;
}

type Reading = { readonly source: string; readonly definitions: Definitions };

export function blockOf(block: RootContent, reading: Reading): Node | null {
  const { source, definitions } = reading;
  if (block.type === "paragraph") return textBlock("paragraph", block.children, {});
  if (block.type === "heading") return textBlock("heading", block.children, { level: block.depth });
  if (block.type === "thematicBreak") return schema.nodes.horizontalRule.create();
  if (block.type === "code")
    return codeBlock(block.value, [block.lang ?? "", block.meta ?? ""].join(" ").trim());
  if (block.type === "blockquote") {
    const children = blocksOf(block.children);
    return children && schema.nodes.blockquote.create(null, children);
  }
  if (block.type === "list") return listOf(block);
  // The lines of a formula are shown as they are written.
  if (block.type === "blockFormula") return isOneLine(block.source) ? formula(block.source) : null;
  return block.type === "table" ? tableOf(block) : null;

  function blocksOf(children: readonly RootContent[]): readonly Node[] | null {
    const nodes = children.map((child) => {
      if (child.type !== "blockFormula") return blockOf(child, reading);
      const line = onOneLine(child.source);
      return line === null ? null : formula(line);
    });
    return nodes.length > 0 && nodes.every((node) => node !== null) ? nodes : null;
  }

  function formula(line: string): Node {
    return schema.nodes.paragraph.create(null, schema.text(line));
  }

  function textBlock(
    name: "paragraph" | "heading" | "tableCell" | "tableHeader",
    children: readonly PhrasingContent[],
    attrs: object,
  ): Node | null {
    const type = schema.nodes[name];
    const nodes = inlinesOf(children, [], definitions);
    if (nodes === null) return null;
    const node = type.create({ ...attrs }, nodes);
    return type.validContent(node.content) ? node : null;
  }

  function listOf(list: List): Node | null {
    const items = list.children.map((item) => itemOf(item));
    if (!items.every((item) => item !== null)) return null;
    const tight = list.spread !== true && list.children.every(({ spread }) => spread !== true);
    const [, marker] = /^\d*([-*+.)])/.exec(source.slice(list.position?.start.offset)) ?? [];
    return list.ordered === true
      ? schema.nodes.orderedList.create({ tight, marker, start: list.start ?? 1 }, items)
      : schema.nodes.bulletList.create({ tight, marker }, items);
  }

  function itemOf({ checked = null, children }: ListItem): Node | null {
    const { listItem, paragraph } = schema.nodes;
    const nodes = children.length === 0 ? [] : blocksOf(children);
    if (nodes === null) return null;
    const beginsWithText = nodes[0]?.type === paragraph;
    return listItem.create({ checked }, beginsWithText ? nodes : [paragraph.create(), ...nodes]);
  }

  function tableOf({ align = [], children }: Table): Node | null {
    const width = children[0]?.children.length ?? 0;
    const rows = children.map(({ children: cells }, row) => {
      const name = row === 0 ? "tableHeader" : "tableCell";
      const nodes = Array.from({ length: width }, (_, column) =>
        textBlock(name, cells[column]?.children ?? [], { align: align?.[column] ?? null }),
      );
      const isWhole = cells.length <= width && nodes.every((node) => node !== null);
      return isWhole ? schema.nodes.tableRow.create(null, nodes) : null;
    });
    return rows.every((row) => row !== null) ? schema.nodes.table.create(null, rows) : null;
  }
}

function codeBlock(value: string, info: string): Node {
  const text = value.replaceAll(/\r\n?/g, "\n");
  return schema.nodes.codeBlock.create(
    { language: info || null },
    text === "" ? [] : schema.text(text),
  );
}

function inlinesOf(
  children: readonly PhrasingContent[],
  marks: readonly Mark[],
  definitions: Definitions,
): readonly Node[] | null {
  const nodes: Node[] = [];
  for (const child of children) {
    const made = inlineOf(child, marks, definitions);
    if (made === null) return null;
    nodes.push(...made);
  }
  return nodes;
}

function inlineOf(
  child: PhrasingContent,
  marks: readonly Mark[],
  definitions: Definitions,
): readonly Node[] | null {
  const { nodes, marks: kinds } = schema;
  switch (child.type) {
    case "text":
      // It would be one as soon as it is written anew: here it is escaped.
      if (formulasIn(child.value).length > 0) return null;
      return textNodes(child.value.replaceAll(/\r\n?|\n/g, " "), marks);
    case "inlineFormula": {
      const line = onOneLine(child.source);
      return line === null ? null : [schema.text(line, marks)];
    }
    case "inlineCode":
      return [schema.text(child.value, kinds.code.create().addToSet(marks))];
    case "emphasis":
      return marked(kinds.italic.create());
    case "strong":
      return marked(kinds.bold.create());
    case "delete":
      return marked(kinds.strike.create());
    case "break":
      return [nodes.hardBreak.create(null, null, marks)];
    case "link":
      return marked(kinds.link.create({ href: child.url, title: child.title ?? null }));
    case "image": {
      const { url: src, alt, title = null } = child;
      return [nodes.image.create({ src, alt: alt ?? "", title }, null, marks)];
    }
    case "html":
      return written(child.value);
    case "footnoteReference":
      return written(`[^${child.label ?? child.identifier}]`);
    case "linkReference": {
      const { url: href, title = null } = definitions.get(child.identifier) ?? {};
      return href === undefined ? null : marked(kinds.link.create({ href, title }));
    }
    case "imageReference": {
      const { url: src, title = null } = definitions.get(child.identifier) ?? {};
      if (src === undefined) return null;
      return [nodes.image.create({ src, alt: child.alt ?? "", title }, null, marks)];
    }
  }

  function written(source: string): readonly Node[] {
    return [nodes.writtenInline.create({ source }, null, marks)];
  }

  /** Marks within the same mark, and marks on nothing, would be lost. */
  function marked(mark: Mark): readonly Node[] | null {
    const inner = "children" in child ? child.children : [];
    if (inner.length === 0 || mark.type.isInSet(marks) !== undefined) return null;
    return inlinesOf(inner, mark.addToSet(marks), definitions);
  }
}

/** The same tokens as `domain/posts/text/fact-tokens.ts` looks up. */
const token = /\{\{fact:(?:20\d\d\/)?[a-z0-9_.]+(?::(?:figure|questions|marks))?\}\}/g;

/**
 * Text with its tokens as values of records and, where asked for, its web addresses as links: so readers get them.
 * Formulas are text, with the tokens in them.
 */
export function textNodes(
  text: string,
  marks: readonly Mark[],
  { links = false } = {},
): readonly Node[] {
  const nodes: Node[] = [];
  let read = 0;
  const add = (words: string) => {
    if (words !== "") nodes.push(...wordNodes(words, marks, links));
  };
  for (const { source, index } of formulasIn(text)) {
    add(text.slice(read, index));
    nodes.push(schema.text(source, marks));
    read = index + source.length;
  }
  add(text.slice(read));
  return nodes;
}

function wordNodes(text: string, marks: readonly Mark[], links: boolean): readonly Node[] {
  const nodes: Node[] = [];
  let read = 0;
  const add = (words: string) => {
    if (words === "") return;
    nodes.push(...(links ? linkedText(words, marks) : [schema.text(words, marks)]));
  };
  for (const { 0: found, index } of text.matchAll(token)) {
    add(text.slice(read, index));
    nodes.push(schema.nodes.fact.create({ token: found }, null, marks));
    read = index + found.length;
  }
  add(text.slice(read));
  return nodes;
}

const transforms = gfmFromMarkdown().flatMap(({ transforms: own }) => own ?? []);

/** Markdown makes links of addresses in the finished text, so that not even an escape prevents it. */
function linkedText(text: string, marks: readonly Mark[]): readonly Node[] {
  if (!/www\.|:\/\/|@/i.test(text)) return [schema.text(text, marks)];
  const paragraph: Paragraph = { type: "paragraph", children: [{ type: "text", value: text }] };
  const tree: Root = { type: "root", children: [paragraph] };
  for (const transform of transforms) transform(tree);
  return inlinesOf(paragraph.children, marks, new Map()) ?? [schema.text(text, marks)];
}
