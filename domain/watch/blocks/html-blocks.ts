import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from "parse5";
import { createBlockList, type Block, type PageText } from "./block.ts";
import { isDataTable, tableRows } from "./html-table.ts";
import { attributeOf, childrenOf, unreadTags, wordsIn, type Node } from "./html-words.ts";

type Element = DefaultTreeAdapterTypes.Element;

/** Deeper parts of a page are taken for one text each: no page for people nests so deep. */
const deepest = 150;

const inlineTags: ReadonlySet<string> = new Set(
  "a abbr acronym b bdi bdo big blink cite code data del dfn em font i img ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var wbr br".split(
    " ",
  ),
);

/** Reads a page as its visitors see it: headings, paragraphs, items of lists, rows of tables. */
export function htmlBlocks(source: string, address: string): PageText {
  const list = createBlockList();
  let run: Node[] = [];
  const tree = parse(source, { scriptingEnabled: true });
  const title = titleIn(tree);
  readInto(tree, 0, "paragraph");
  flush("paragraph");
  return { title, blocks: list.blocks };

  function flush(kind: Block["kind"], level?: number): void {
    const { text, links } = wordsIn(run, address);
    run = [];
    if (kind === "heading") list.add({ kind, text: text.replaceAll("\n", " "), links, level });
    else list.add({ kind, text, links });
  }

  function readInto(parent: Node, depth: number, kind: Block["kind"]): void {
    for (const node of childrenOf(parent)) {
      if (list.isFull()) return;
      if (defaultTreeAdapter.isTextNode(node)) run.push(node);
      else if (defaultTreeAdapter.isElementNode(node)) readElement(node, depth + 1, kind);
    }
  }

  function readElement(element: Element, depth: number, kind: Block["kind"]): void {
    const { tagName } = element;
    if (unreadTags.has(tagName) || attributeOf(element, "hidden") !== undefined) return;
    if (depth > deepest || (inlineTags.has(tagName) && !holdsBlocks(element, depth))) {
      run.push(element);
      return;
    }
    const level = /^h([1-6])$/.exec(tagName)?.[1];
    flush(kind);
    if (level !== undefined) {
      run.push(element);
      flush("heading", Number(level));
    } else if (tagName === "table" && isDataTable(element)) {
      for (const row of tableRows(element, address)) list.add(row);
    } else {
      const inner = tagName === "li" || tagName === "dt" || tagName === "dd" ? "item" : kind;
      readInto(element, depth, inner);
      flush(inner);
    }
  }

  function holdsBlocks(element: Element, depth: number): boolean {
    return (
      depth < deepest &&
      element.childNodes.some(
        (node) =>
          defaultTreeAdapter.isElementNode(node) &&
          (!inlineTags.has(node.tagName) || holdsBlocks(node, depth + 1)),
      )
    );
  }
}

function titleIn(tree: DefaultTreeAdapterTypes.Document): string {
  const child = (parent: Node | undefined, tag: string) =>
    parent === undefined
      ? undefined
      : childrenOf(parent).find(
          (node) => defaultTreeAdapter.isElementNode(node) && node.tagName === tag,
        );
  const title = child(child(child(tree, "html"), "head"), "title");
  if (title === undefined) return "";
  return wordsIn([title], "").text.replaceAll("\n", " ").slice(0, 300);
}
