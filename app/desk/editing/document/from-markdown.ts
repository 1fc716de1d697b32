import type { Mark, Node } from "@tiptap/pm/model";
import type { Code, List, ListItem, Paragraph, PhrasingContent, RootContent, Table } from "mdast";
import { formulasIn, isOneLine, onOneLine } from "../../../../domain/posts/text/formula-pattern.ts";
import { schema, tokenPattern } from "./document-schema.ts";

export function readBlock(block: RootContent): Node | null {
  if (block.type === "paragraph") return readText("paragraph", block.children);
  if (block.type === "heading") return readText("heading", block.children, { level: block.depth });
  if (block.type === "thematicBreak") return schema.nodes.horizontalRule.create();
  if (block.type === "code") return readCode(block);
  if (block.type === "list") return readList(block);
  if (block.type === "table") return readTable(block);
  // The lines of a formula are shown as they are written.
  if (block.type === "blockFormula")
    return isOneLine(block.source) ? readFormula(block.source) : null;
  const children = block.type === "blockquote" ? readBlocks(block.children) : null;
  return children && schema.nodes.blockquote.create(null, children);
}

function readCode({ lang, meta, value }: Code): Node {
  const language = `${lang ?? ""} ${meta ?? ""}`.trim() || null;
  const text = value.replaceAll(/\r\n?/g, "\n");
  return schema.nodes.codeBlock.create({ language }, text === "" ? [] : schema.text(text));
}

function readList({ children, spread, ordered, start }: List): Node | null {
  const items = allOrNone(children.map(readItem));
  if (items === null) return null;
  const tight = spread !== true && children.every((item) => item.spread !== true);
  return ordered === true
    ? schema.nodes.orderedList.create({ tight, start: start ?? 1 }, items)
    : schema.nodes.bulletList.create({ tight }, items);
}

function allOrNone<Read>(read: readonly (Read | null)[]): readonly Read[] | null {
  return read.every((one) => one !== null) ? read : null;
}

function readBlocks(children: readonly RootContent[]): readonly Node[] | null {
  const nodes = children.map((child) => {
    if (child.type !== "blockFormula") return readBlock(child);
    const line = onOneLine(child.source);
    return line === null ? null : readFormula(line);
  });
  return nodes.length > 0 ? allOrNone(nodes) : null;
}

function readFormula(line: string): Node {
  return schema.nodes.paragraph.create(null, schema.text(line));
}

function readText(
  name: "paragraph" | "heading" | "tableCell" | "tableHeader",
  children: readonly PhrasingContent[],
  attributes?: Record<string, unknown>,
): Node | null {
  const type = schema.nodes[name];
  const nodes = readInlines(children, []);
  if (nodes === null) return null;
  const node = type.create(attributes, nodes);
  return type.validContent(node.content) ? node : null;
}

/** An item that begins with another block begins here with an empty paragraph. */
function readItem({ checked, children }: ListItem): Node | null {
  const { listItem, paragraph } = schema.nodes;
  const nodes = children.length === 0 ? [] : readBlocks(children);
  if (nodes === null || typeof checked === "boolean") return null;
  const beginsWithText = nodes[0]?.type === paragraph;
  return listItem.create(null, beginsWithText ? nodes : [paragraph.create(), ...nodes]);
}

function readTable({ align: alignments, children }: Table): Node | null {
  const width = children[0]?.children.length ?? 0;
  const rows = children.map(({ children: cells }, row) => {
    const name = row === 0 ? "tableHeader" : "tableCell";
    const read = Array.from({ length: width }, (_, column) =>
      readText(name, cells[column]?.children ?? [], { align: alignments?.[column] ?? null }),
    );
    const nodes = cells.length <= width ? allOrNone(read) : null;
    return nodes && schema.nodes.tableRow.create(null, nodes);
  });
  const nodes = allOrNone(rows);
  return nodes && schema.nodes.table.create(null, nodes);
}

function readInlines(
  children: readonly PhrasingContent[],
  marks: readonly Mark[],
): readonly Node[] | null {
  return allOrNone(children.map((child) => readInline(child, marks)))?.flat() ?? null;
}

function readInline(child: PhrasingContent, marks: readonly Mark[]): readonly Node[] | null {
  const { nodes, marks: kinds } = schema;
  switch (child.type) {
    case "text":
      // It would be a formula as soon as it is written anew: here it is escaped.
      if (formulasIn(child.value).length > 0) return null;
      return readWords(child.value.replaceAll(/\r\n?|\n/g, " "), marks);
    case "inlineFormula": {
      const line = onOneLine(child.source);
      return line === null ? null : [schema.text(line, marks)];
    }
    case "inlineCode":
      return [schema.text(child.value, kinds.code.create().addToSet(marks))];
    case "emphasis":
      return readMarked(child, kinds.italic.create(), marks);
    case "strong":
      return readMarked(child, kinds.bold.create(), marks);
    case "delete":
      return readMarked(child, kinds.strike.create(), marks);
    case "link": {
      const { url: href, title = null } = child;
      return readMarked(child, kinds.link.create({ href, title }), marks);
    }
    case "break":
      return [nodes.hardBreak.create(null, null, marks)];
    case "image": {
      const { url: src, alt, title = null } = child;
      return [nodes.image.create({ src, alt: alt ?? "", title }, null, marks)];
    }
    case "html":
    case "footnoteReference":
    case "linkReference":
    case "imageReference":
      return null;
  }
}

/** Marks within the same mark, and marks on nothing, would be lost. */
function readMarked(
  { children }: Pick<Paragraph, "children">,
  mark: Mark,
  marks: readonly Mark[],
): readonly Node[] | null {
  if (children.length === 0 || mark.type.isInSet(marks) !== undefined) return null;
  return readInlines(children, mark.addToSet(marks));
}

function readWords(text: string, marks: readonly Mark[]): readonly Node[] {
  return text
    .split(tokenPattern)
    .filter((part) => part !== "")
    .map((part) =>
      tokenPattern.test(part)
        ? schema.nodes.fact.create({ token: part }, null, marks)
        : schema.text(part, marks),
    );
}
