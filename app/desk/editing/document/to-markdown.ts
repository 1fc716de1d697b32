import { Fragment, type Node, type Mark } from "@tiptap/pm/model";
import type { AlignType, BlockContent, Break, Heading, Parents, PhrasingContent } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { defaultHandlers, toMarkdown } from "mdast-util-to-markdown";
import { formulasIn } from "../../../../domain/posts/text/formula-pattern.ts";
import { parseMarkdown, type InlineFormula } from "../../../../domain/posts/text/parse-markdown.ts";
import { numberAttribute, schema, textAttribute, tokenPattern } from "./document-schema.ts";

/** Of blocks, which the editor keeps as long as nobody changes them: as they were opened, or are written. */
export const knownMarkdown = new WeakMap<Node, string>();

export function writeDocument(doc: Node): string {
  const texts: string[] = [];
  for (const node of doc.children) {
    const marker = findMarker(node, texts.at(-1));
    let text = knownMarkdown.get(node);
    // Two lists that follow one another are two only with different markers.
    if (text === undefined || (marker !== undefined && findMarker(node, text) === marker))
      text = writeBlock(node, marker === "-" || marker === ".");
    if (text === "") continue;
    knownMarkdown.set(node, text);
    texts.push(text);
  }
  return texts.join("\n\n");
}

function findMarker({ type }: Node, text = ""): string | undefined {
  const { bulletList, orderedList } = schema.nodes;
  if (type === bulletList) return /^([-*+])(?=\s)/.exec(text)?.[1];
  return type === orderedList ? /^\d+([.)])(?=\s)/.exec(text)?.[1] : undefined;
}

/** The Markdown of a block, without a line end; empty for one that says nothing. */
export function writeBlock(node: Node, withOtherMarker = false): string {
  if (node.type === schema.nodes.asWritten) return node.textContent.trimEnd();
  const block = createBlock(node);
  if (isEmpty(block)) return "";
  const written = toMarkdown(
    { type: "root", children: [block] },
    {
      bullet: withOtherMarker ? "*" : "-",
      bulletOther: withOtherMarker ? "-" : "*",
      bulletOrdered: withOtherMarker ? ")" : ".",
      emphasis: "*",
      strong: "*",
      rule: "-",
      listItemIndent: "one",
      extensions: [gfmToMarkdown()],
      handlers: {
        inlineFormula: ({ source }: InlineFormula, _parent, { stack }) =>
          stack.includes("tableCell") ? source.replaceAll(/(?<!\\)\|/g, "\\|") : source,
        break: (node: Break, parent: Parents | undefined, state, info) =>
          state.stack.some((of) => of === "tableCell" || of === "headingAtx")
            ? "<br>"
            : defaultHandlers.break(node, parent, state, info),
      },
    },
  ).trimEnd();
  const plainer = written.replaceAll(/(?<=[\p{L}\p{N}])\\([_&~.:@])(?=[\p{L}\p{N}/])/gu, "$1");
  return plainer !== written && readsAlike(plainer, written) ? plainer : written;
}

function readsAlike(one: string, other: string): boolean {
  const [read, meant] = [one, other].map((markdown) =>
    JSON.stringify(parseMarkdown(markdown), (key, value: unknown) =>
      key === "position" ? undefined : value,
    ),
  );
  return read === meant;
}

function createBlock(node: Node): BlockContent {
  const { nodes } = schema;
  switch (node.type) {
    case nodes.heading: {
      const depth = numberAttribute(node, "level") as Heading["depth"];
      return { type: "heading", depth, children: createLine(node) };
    }
    case nodes.horizontalRule:
      return { type: "thematicBreak" };
    case nodes.codeBlock: {
      const [, lang, meta] = /^(\S*)\s*(.*)$/.exec(textAttribute(node, "language")) ?? [];
      return { type: "code", lang, meta, value: node.textContent };
    }
    case nodes.blockquote:
      return { type: "blockquote", children: createBlocks(node) };
    case nodes.bulletList:
    case nodes.orderedList: {
      const spread = node.attrs["tight"] !== true;
      return {
        type: "list",
        ordered: node.type === nodes.orderedList,
        start: numberAttribute(node, "start"),
        spread,
        children: node.children.map((item) => ({
          type: "listItem",
          spread,
          children: createBlocks(item),
        })),
      };
    }
    case nodes.table:
      return {
        type: "table",
        align: node.child(0).children.map(({ attrs }) => attrs["align"] as AlignType),
        children: node.children.map((row) => ({
          type: "tableRow",
          children: row.children.map((cell) => ({ type: "tableCell", children: createLine(cell) })),
        })),
      };
    case nodes.asWritten:
      return { type: "html", value: node.textContent };
    default:
      return { type: "paragraph", children: createLine(node) };
  }
}

function createBlocks(node: Node): BlockContent[] {
  return node.children.map(createBlock).filter((block) => !isEmpty(block));
}

function isEmpty(block: BlockContent): boolean {
  if (block.type === "html") return block.value.trim() === "";
  const isBox =
    block.type === "paragraph" || block.type === "heading" || block.type === "blockquote";
  return isBox && block.children.length === 0;
}

function createLine(block: Node): PhrasingContent[] {
  return cutBlanks(nest(createLeaves(block))).words;
}

function isBlank(part: PhrasingContent): boolean {
  return part.type === "break" || (part.type === "text" && part.value.trim() === "");
}

/** The words without blanks at both ends and around breaks, which Markdown does not keep. */
function cutBlanks(parts: PhrasingContent[]) {
  const start = parts.findIndex((part) => !isBlank(part));
  const end = parts.findLastIndex((part) => !isBlank(part)) + 1;
  if (start === -1) return { before: parts, words: [], after: [] };
  const words = parts.slice(start, end).filter((part, at, all) => {
    const isBesideBreak = all[at - 1]?.type === "break" || all[at + 1]?.type === "break";
    return part.type === "break" || !isBlank(part) || !isBesideBreak;
  });
  return { before: parts.slice(0, start), words, after: parts.slice(end) };
}

type Leaf = { readonly content: PhrasingContent; readonly marks: readonly Mark[] };

function createLeaves(block: Node): readonly Leaf[] {
  const { code } = schema.marks;
  const inlines = Fragment.fromArray(block.children.map(withTokenAsText));
  return inlines.content.flatMap((node) => {
    const marks = code.removeFromSet(node.marks);
    const isProse = node.isText && !code.isInSet(node.marks);
    const contents = isProse ? createTexts(node.text ?? "") : [createLeaf(node)];
    return contents.map((content) => ({ content, marks }));
  });
}

/** A token within a formula is text of it; elsewhere it is parted from the text again. */
function withTokenAsText(node: Node): Node {
  if (node.type !== schema.nodes.fact) return node;
  const marks = schema.marks.code.removeFromSet(node.marks);
  return schema.text(textAttribute(node, "token"), marks);
}

function createLeaf(node: Node): PhrasingContent {
  if (node.type === schema.nodes.hardBreak) return { type: "break" };
  if (node.isText) return { type: "inlineCode", value: node.text ?? "" };
  const url = textAttribute(node, "src");
  const title = textAttribute(node, "title") || null;
  return { type: "image", url, title, alt: textAttribute(node, "alt") };
}

function createTexts(text: string): readonly PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let read = 0;
  for (const { index, source, tex, isBlock } of formulasIn(text)) {
    parts.push(...createWords(text.slice(read, index)));
    parts.push({ type: "inlineFormula", value: tex, source, isBlock });
    read = index + source.length;
  }
  return [...parts, ...createWords(text.slice(read))];
}

/** Tokens as they are, and words parted from the blanks around them. */
function createWords(text: string): readonly PhrasingContent[] {
  return text.split(tokenPattern).flatMap((part): PhrasingContent[] => {
    if (tokenPattern.test(part)) return [{ type: "html", value: part }];
    const [, ...pieces] = /^(\s*)([^]*\S)?(\s*)$/.exec(part) ?? [];
    return pieces.filter(Boolean).map((value) => ({ type: "text", value }));
  });
}

/** Marks as nested elements: the one that reaches furthest is outermost. */
function nest(leaves: readonly Leaf[]): PhrasingContent[] {
  const [first] = leaves;
  if (first === undefined) return [];
  const reaches = first.marks.map((mark) => {
    const end = leaves.findIndex(({ marks }) => !mark.isInSet(marks));
    return { mark, end: end === -1 ? leaves.length : end };
  });
  const [widest] = reaches.toSorted((one, other) => other.end - one.end);
  if (widest === undefined) return [first.content, ...nest(leaves.slice(1))];
  const { mark, end } = widest;
  const inner = leaves
    .slice(0, end)
    .map(({ content, marks }) => ({ content, marks: mark.removeFromSet(marks) }));
  return [...wrap(mark, nest(inner)), ...nest(leaves.slice(end))];
}

/** Emphasis neither begins nor ends with a blank: there its signs would be signs. */
function wrap(mark: Mark, parts: PhrasingContent[]): readonly PhrasingContent[] {
  const { bold, italic, link } = schema.marks;
  const { before, words, after } = cutBlanks(parts);
  if (mark.type === link) {
    const title = textAttribute(mark, "title") || null;
    const children = [...before, ...words, ...after];
    return [{ type: "link", url: textAttribute(mark, "href"), title, children }];
  }
  if (words.length === 0) return before;
  if (mark.type === bold) return [...before, { type: "strong", children: words }, ...after];
  if (mark.type === italic) return [...before, { type: "emphasis", children: words }, ...after];
  return [...before, { type: "delete", children: words }, ...after];
}
