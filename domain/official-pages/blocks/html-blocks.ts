import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from "parse5";
import {
  cleanText,
  createBlockList,
  raisedText,
  rowText,
  singleLine,
  type Block,
  type PageText,
} from "./block.ts";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Without words for readers, or words that do not hold any more. */
const unreadTags = new Set(
  "script style template noscript svg math canvas iframe object video audio select textarea del s strike rt rp".split(
    " ",
  ),
);

const inlineTags = new Set(
  "abbr acronym b bdi bdo big blink cite code data dfn em font i img ins kbd label mark nobr q rb ruby samp small span strong time tt u var wbr".split(
    " ",
  ),
);

/** Browsers nest no deeper either. */
const deepest = 512;
/** A table with longer cells only places the parts of a page. */
const longestCell = 1_500;
const maxColumns = 40;
const maxRows = 200;
const longestAddress = 2_000;

type Cell = Pick<Block, "text" | "links"> & {
  readonly isHead: boolean;
  readonly columns: number;
  readonly rows: number;
};

export function htmlBlocks(source: string, address: string): PageText {
  const list = createBlockList();
  let title = "";
  let kind: Block["kind"] = "paragraph";
  let words: string[] = [];
  let links: string[] = [];
  let table: Cell[][] | null = null;
  let isInCell = false;
  let isAfterMark = false;
  read(parse(source, { scriptingEnabled: true }), 0);
  endBlock();
  return { title, blocks: list.blocks };

  function read(node: Node, depth: number): void {
    if (depth > deepest || list.isFull()) return;
    const readInside = () => {
      if ("childNodes" in node) for (const child of node.childNodes) read(child, depth + 1);
    };
    if (defaultTreeAdapter.isTextNode(node)) addWords(node.value);
    else if (!defaultTreeAdapter.isElementNode(node)) readInside();
    else if (!unreadTags.has(node.tagName) && !isHidden(node)) readElement(node, readInside);
  }

  function addWords(text: string): void {
    // A number or a letter after a footnote mark stands apart from it.
    if (isAfterMark && /^[\p{L}\p{N}]/u.test(text)) words.push(" ");
    isAfterMark = false;
    words.push(text.replaceAll("\n", " "));
  }

  function readElement(element: Element, readInside: () => void): void {
    const { tagName } = element;
    if (tagName === "title") {
      const [child] = element.childNodes;
      if (title === "" && child !== undefined && defaultTreeAdapter.isTextNode(child))
        title = singleLine(child.value).slice(0, 300);
    } else if (tagName === "br") words.push("\n");
    else if (tagName === "a") readLink(element, readInside);
    else if (tagName === "sup" || tagName === "sub") readRaised(tagName, readInside);
    else if (tagName === "table" && table === null && !holdsTable(element)) readTable(readInside);
    else if (tagName === "tr" && table !== null) {
      table.push([]);
      readInside();
    } else if (/^t[dh]$/.test(tagName) && table !== null) readCell(element, readInside);
    else if (inlineTags.has(tagName)) readInside();
    else {
      endBlock();
      const outer = kind;
      if (/^h[1-6]$/.test(tagName)) kind = "heading";
      else if (/^(?:li|dt|dd)$/.test(tagName)) kind = "item";
      readInside();
      endBlock();
      kind = outer;
    }
  }

  function endBlock(): void {
    if (isInCell) words.push("\n");
    else {
      const text = words.splice(0).join("");
      if (!/\S/.test(text)) return;
      list.add({ kind, text: kind === "heading" ? singleLine(text) : text, links });
      links = [];
    }
  }

  function readLink(element: Element, readInside: () => void): void {
    const target = URL.parse(attributeOf(element, "href") ?? "#", address);
    if (target !== null) target.hash = "";
    const href = target?.href ?? "";
    const isPage = /^https?:/.test(href) && href !== address && href.length <= longestAddress;
    const ofBlock = links;
    const start = words.length;
    if (isPage) ofBlock.push(href);
    readInside();
    // A link without words is a picture or a button.
    if (isPage && !words.slice(start).some((part) => /\S/.test(part))) ofBlock.pop();
  }

  function readRaised(tagName: "sup" | "sub", readInside: () => void): void {
    const start = words.length;
    const before = words.at(-1) ?? "";
    readInside();
    const mark = raisedText(words.splice(start).join(""), before, tagName === "sub");
    if (mark !== "") words.push(mark);
    isAfterMark = /[\])]$/.test(mark);
  }

  function readCell(element: Element, readInside: () => void): void {
    const outer = { words, links, isInCell };
    [words, links, isInCell] = [[], [], true];
    readInside();
    table?.at(-1)?.push({
      text: cleanText(words.join("")),
      links,
      isHead: element.tagName === "th",
      columns: spanOf(element, "colspan", maxColumns),
      rows: spanOf(element, "rowspan", maxRows),
    });
    ({ words, links, isInCell } = outer);
  }

  function readTable(readInside: () => void): void {
    endBlock();
    const rows: Cell[][] = [];
    table = rows;
    readInside();
    endBlock();
    table = null;
    const cells = rows.flat();
    if (cells.every(({ text }) => text.length <= longestCell))
      for (const row of tableBlocks(rows)) list.add(row);
    else
      for (const cell of cells)
        for (const text of cell.text.split("\n"))
          list.add({ kind: "paragraph", text, links: cell.links });
  }
}

function isHidden(element: Element): boolean {
  const style = attributeOf(element, "style")?.slice(0, 10_000) ?? "";
  return (
    attributeOf(element, "hidden") !== undefined ||
    /display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0\s*(?:[;!]|$)|text-decoration[^;]*line-through/i.test(
      style,
    )
  );
}

function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

function spanOf(cell: Element, name: string, most: number): number {
  const span = Number.parseInt(attributeOf(cell, name) ?? "1", 10) || 1;
  return Math.min(Math.max(span, 1), most);
}

function holdsTable(table: Element): boolean {
  const left: Node[] = [...table.childNodes];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    if (node.tagName === "table") return true;
    for (const child of node.childNodes) left.push(child);
  }
  return false;
}

function tableBlocks(table: readonly (readonly Cell[])[]): readonly Block[] {
  const rows = gridOf(table).filter((cells) => cells.some((cell) => (cell?.text ?? "") !== ""));
  const texts = rows.map((cells) => cells.map((cell) => singleLine(cell?.text ?? "")));
  const [first = []] = texts;
  const areNames = new Set(first).size === first.length;
  const isMarked = rows[0]?.every((cell) => cell?.isHead) === true && new Set(first).size > 1;
  // Heads that are not marked as such: words alone, each another.
  const hasHeads =
    rows.length > 1 && (isMarked || (areNames && first.every((text) => !/\d{2}|₹/.test(text))));
  return rows.slice(hasHeads ? 1 : 0).map((cells, at): Block => {
    const row = texts[at + (hasHeads ? 1 : 0)] ?? [];
    const isLine = new Set(row).size === 1;
    return {
      kind: isLine ? "paragraph" : "row",
      text: isLine ? (row[0] ?? "") : rowText(hasHeads ? first : [], row),
      links: cells.flatMap((cell) => cell?.links ?? []),
    };
  });
}

/** A cell over several rows or columns stands in each of them. */
function gridOf(table: readonly (readonly Cell[])[]): readonly (readonly (Cell | undefined)[])[] {
  const grid = table.map((): (Cell | undefined)[] => []);
  for (const [at, row] of table.entries()) {
    let column = 0;
    for (const cell of row) {
      while (grid[at]?.[column] !== undefined) column++;
      const end = Math.min(column + cell.columns, maxColumns);
      for (const cells of grid.slice(at, at + cell.rows))
        for (let reached = column; reached < end; reached++) cells[reached] ??= cell;
    }
  }
  return grid.map((cells) => [...cells]);
}
