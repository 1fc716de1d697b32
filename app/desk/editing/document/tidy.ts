import { Fragment, type Node } from "@tiptap/pm/model";
import { textNodes } from "./from-markdown.ts";
import { schema, textOf } from "./document-schema.ts";

/**
 * A block as Markdown can say it: without blanks at the ends of lines, which it does not keep, and with marks
 * that begin and end at words. What is saved of a block is this.
 */
export function tidied(node: Node): Node {
  if (node.type === schema.nodes.asWritten || node.type === schema.nodes.codeBlock) return node;
  if (node.inlineContent) return node.type.create(node.attrs, tidyInline(node.children));
  const children = withoutEmptyBlocks(node, node.children.map(tidied));
  const { orderedList, bulletList } = schema.nodes;
  if (node.type !== orderedList && node.type !== bulletList)
    return node.type.create(node.attrs, children);
  const tight = node.attrs["tight"] === true && !children.some(needsBlankLines);
  return node.type.create({ ...node.attrs, tight }, children);
}

/** An empty paragraph says something only where an item has nothing else. */
function withoutEmptyBlocks({ type }: Node, children: readonly Node[]): readonly Node[] {
  const { listItem, blockquote, paragraph } = schema.nodes;
  if (type !== listItem && type !== blockquote) return children;
  const written = children.filter((child) => !isEmptyBlock(child));
  const isWhole = type === blockquote || written[0]?.type === paragraph;
  if (written.length > 0 && isWhole) return written;
  return [children[0] ?? paragraph.create(), ...written];
}

/** A paragraph behind another one, and a rule behind it, take a blank line, which makes the list a loose one. */
function needsBlankLines({ children }: Node): boolean {
  const { paragraph, horizontalRule } = schema.nodes;
  return children.some(
    ({ type }, at) =>
      children[at - 1]?.type === paragraph && (type === paragraph || type === horizontalRule),
  );
}

function tidyInline(nodes: readonly Node[]): readonly Node[] {
  const texts = Fragment.fromArray(nodes.map(withTokenAsText));
  const plain = texts.content.flatMap((node) => (node.isText ? asRead(node) : [withoutCode(node)]));
  return trimmed(withMarksOnWords(splitAtBlanks(plain)));
}

/** A token within a formula is text of it. */
function withTokenAsText(node: Node): Node {
  if (node.type !== schema.nodes.fact) return node;
  return schema.text(textOf(node, "token"), withoutCode(node).marks);
}

/** Words that readers get as links and values, whatever they were typed as. */
function asRead(node: Node): readonly Node[] {
  const { code, link } = schema.marks;
  if (code.isInSet(node.marks)) return [node];
  return textNodes(node.text ?? "", node.marks, { links: !link.isInSet(node.marks) });
}

function withoutCode(node: Node): Node {
  return node.mark(schema.marks.code.removeFromSet(node.marks));
}

const blank = /^\s+$/;

function isBlank(node: Node): boolean {
  return node.type === schema.nodes.hardBreak || isBlankText(node);
}

/** Blanks of code are code. */
function isBlankText(node: Node): boolean {
  return blank.test(node.text ?? "") && schema.marks.code.isInSet(node.marks) === undefined;
}

/** Each text cut into its leading blanks, its words and its trailing blanks. */
function splitAtBlanks(nodes: readonly Node[]): readonly Node[] {
  return nodes.flatMap((node) => {
    const [, before = "", words = "", after = ""] =
      /^(\s*)(\S(?:[^]*\S)?)(\s*)$/.exec(node.text ?? "") ?? [];
    if (words === "" || schema.marks.code.isInSet(node.marks)) return [node];
    return [before, words, after]
      .filter((text) => text !== "")
      .map((text) => schema.text(text, node.marks));
  });
}

/** Emphasis neither begins nor ends with a blank: there its signs would be signs. */
function withMarksOnWords(nodes: readonly Node[]): readonly Node[] {
  const { bold, italic, strike } = schema.marks;
  let tidy = [...nodes];
  for (const type of [bold, italic, strike])
    tidy = tidy.map((node, at) => {
      if (!isBlank(node)) return node;
      const continues = (step: 1 | -1) => {
        let next = at + step;
        while (tidy[next] !== undefined && isMarked(tidy[next]) && isBlank(tidy[next] ?? node))
          next += step;
        return isMarked(tidy[next]);
      };
      return continues(1) && continues(-1) ? node : node.mark(type.removeFromSet(node.marks));

      function isMarked(other: Node | undefined): boolean {
        return other !== undefined && type.isInSet(other.marks) !== undefined;
      }
    });
  return tidy;
}

/** Without blanks at both ends and around breaks, and without a break that nothing follows. */
function trimmed(nodes: readonly Node[]): readonly Node[] {
  const first = nodes.findIndex((node) => !isBlank(node));
  const last = nodes.findLastIndex((node) => !isBlank(node));
  return nodes.slice(first === -1 ? nodes.length : first, last + 1).filter((node, at, all) => {
    if (!isBlankText(node)) return true;
    const nextTo = (step: 1 | -1): boolean => {
      const next = all[at + step];
      return next?.type === schema.nodes.hardBreak;
    };
    return !nextTo(1) && !nextTo(-1);
  });
}

export function saysTheSame(one: Node, other: Node): boolean {
  return comparable(one).eq(comparable(other));
}

function comparable(node: Node): Node {
  if (node.isText) return node;
  const attrs = { ...node.attrs, origin: undefined, marker: undefined };
  return node.type.create(attrs, node.children.map(comparable), node.marks);
}

export function isEmptyBlock(node: Node): boolean {
  if (node.type === schema.nodes.asWritten) return node.textContent.trim() === "";
  if (node.type === schema.nodes.paragraph || node.type === schema.nodes.heading)
    return node.childCount === 0;
  return node.type === schema.nodes.blockquote && node.children.every(isEmptyBlock);
}

/** A mark of a footnote is one only beside its definition. */
export function footnoteIn(node: Node): string | null {
  const source = textOf(node, "source");
  return source.startsWith("[^") ? source : null;
}
