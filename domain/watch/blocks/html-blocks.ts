import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from "parse5";
import {
  cleanText,
  createBlockList,
  raisedText,
  rowText,
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
  "a abbr acronym b bdi bdo big blink cite code data dfn em font i img ins kbd label mark nobr q rb ruby samp small span strong sub sup time tt u var wbr".split(
    " ",
  ),
);

/** A table with longer cells only places the parts of a page. */
const longestCell = 1_500;
const mostColumns = 40;
const mostRows = 200;
const longestAddress = 2_000;

type Cell = {
  readonly text: string;
  readonly links: string[];
  readonly isHead: boolean;
  readonly columns: number;
  readonly rows: number;
};

/** Reads a page as its visitors see it. Walks with a stack of its own, since a hostile page nests without end. */
export function htmlBlocks(source: string, address: string): PageText {
  const list = createBlockList();
  let title = "";
  let words = "";
  let begin = 0;
  let links: string[] = [];
  let kind: Block["kind"] = "paragraph";
  let table: Cell[][] | null = null;
  let isInCell = false;
  /** A number or letter after a footnote mark stands apart from it. */
  let isAfterMark = false;
  const steps: (Node | (() => void))[] = [parse(source, { scriptingEnabled: true })];
  for (let step = steps.pop(); step !== undefined && !list.isFull(); step = steps.pop()) {
    if (typeof step === "function") step();
    else if (defaultTreeAdapter.isTextNode(step)) addWords(step.value);
    else if (defaultTreeAdapter.isElementNode(step)) enter(step);
    else pushChildren(step);
  }
  endBlock();
  return { title, blocks: list.blocks };

  function addWords(text: string): void {
    if (isAfterMark && /^[\p{L}\p{N}]/u.test(text)) words += " ";
    isAfterMark = false;
    words += text.replaceAll("\n", " ");
  }

  function endBlock(): void {
    if (isInCell) words += "\n";
    else {
      const text = words.slice(begin);
      begin = words.length;
      if (!/\S/.test(text)) return;
      list.add({ kind, text: kind === "heading" ? text.replaceAll("\n", " ") : text, links });
      links = [];
    }
  }

  function pushChildren(node: Node): void {
    // Not in one call: a page may have more children than a call takes arguments.
    for (const child of "childNodes" in node ? node.childNodes.toReversed() : []) steps.push(child);
  }

  function enter(element: Element): void {
    const { tagName } = element;
    if (tagName === "title") {
      const [child] = element.childNodes;
      if (title === "" && child !== undefined && defaultTreeAdapter.isTextNode(child))
        title = cleanText(child.value).replaceAll("\n", " ").slice(0, 300);
      return;
    }
    if (tagName === "br") words += "\n";
    if (unreadTags.has(tagName) || isHidden(element)) return;
    if (tagName === "a") steps.push(enterLink(element));
    else if (tagName === "sup" || tagName === "sub") steps.push(enterRaised(tagName));
    else if (tagName === "table" && table === null && !holdsTable(element)) {
      endBlock();
      table = [];
      steps.push(leaveTable);
    } else if (tagName === "tr" && table !== null) table.push([]);
    else if ((tagName === "td" || tagName === "th") && table !== null)
      steps.push(enterCell(element));
    else if (tagName !== "br" && !inlineTags.has(tagName)) steps.push(enterBlock(tagName));
    pushChildren(element);
  }

  function enterBlock(tagName: string): () => void {
    endBlock();
    const outer = kind;
    if (/^h[1-6]$/.test(tagName)) kind = "heading";
    else if (/^(?:li|dt|dd)$/.test(tagName)) kind = "item";
    return () => {
      endBlock();
      kind = outer;
    };
  }

  function enterLink(element: Element): () => void {
    const target = URL.parse(attributeOf(element, "href") ?? "#", address);
    if (target !== null) target.hash = "";
    const href = target?.href ?? "";
    if (!/^https?:/.test(href) || href === address || href.length > longestAddress)
      return () => undefined;
    const start = words.length;
    const ofBlock = links;
    ofBlock.push(href);
    return () => {
      // A link without words is a picture or a button.
      if (!/\S/.test(words.slice(start)) && ofBlock.at(-1) === href) ofBlock.pop();
    };
  }

  function enterRaised(tagName: "sup" | "sub"): () => void {
    const start = words.length;
    return () => {
      const before = words.slice(Math.max(begin, start - 20), start);
      const mark = raisedText(words.slice(start), before, tagName === "sub");
      words = words.slice(0, start) + mark;
      isAfterMark = /[\])]$/.test(mark);
    };
  }

  function enterCell(element: Element): () => void {
    const start = words.length;
    const isOutermost = !isInCell;
    isInCell = true;
    links = [];
    return () => {
      const text = cleanText(words.slice(start));
      table?.at(-1)?.push({
        text,
        links,
        isHead: element.tagName === "th",
        columns: spanOf(element, "colspan", mostColumns),
        rows: spanOf(element, "rowspan", mostRows),
      });
      begin = words.length;
      links = [];
      if (isOutermost) isInCell = false;
    };
  }

  function leaveTable(): void {
    endBlock();
    const rows = table ?? [];
    table = null;
    if (rows.flat().every(({ text }) => text.length <= longestCell))
      for (const row of tableBlocks(rows)) list.add(row);
    else
      for (const cell of rows.flat())
        for (const text of cell.text.split("\n"))
          list.add({ kind: "paragraph", text, links: cell.links });
  }
}

function isHidden(element: Element): boolean {
  return (
    attributeOf(element, "hidden") !== undefined ||
    /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(
      attributeOf(element, "style")?.slice(0, 10_000) ?? "",
    )
  );
}

function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

function spanOf(cell: Element, name: string, most: number): number {
  const span = Number(attributeOf(cell, name) ?? 1);
  return Number.isInteger(span) && span > 1 ? Math.min(span, most) : 1;
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

/** The rows below the heads; a cell over several rows or columns stands in each of them. */
function tableBlocks(table: readonly (readonly Cell[])[]): readonly Block[] {
  const rows = gridOf(table)
    .filter((cells) => cells.some(({ text }) => text !== ""))
    .map((cells) => ({
      texts: cells.map(({ text }) => text.replaceAll("\n", " ")),
      links: cells.flatMap((cell) => cell.links),
      isHead: cells.every(({ isHead }) => isHead),
    }));
  const first = rows[0]?.texts ?? [];
  // Heads that are not marked as such: words alone, each another.
  const areWords =
    new Set(first).size === first.length && first.every((text) => !/\d{2}|₹/.test(text));
  const hasHeads = rows.length > 1 && (rows[0]?.isHead === true || areWords);
  const heads = hasHeads && new Set(first).size > 1 ? first : [];
  return rows
    .slice(hasHeads ? 1 : 0)
    .map(({ texts, links }) =>
      new Set(texts).size === 1
        ? { kind: "paragraph", text: texts[0] ?? "", links }
        : { kind: "row", text: rowText(heads, texts), links },
    );
}

function gridOf(table: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  /** Cells that reach down from rows above, by column. */
  const reaching = new Map<number, { readonly cell: Cell; rows: number }>();
  return table.map((row) => {
    const cells: Cell[] = [];
    const takeReaching = () => {
      for (
        let above = reaching.get(cells.length);
        above !== undefined;
        above = reaching.get(cells.length)
      ) {
        if (above.rows-- <= 1) reaching.delete(cells.length);
        cells.push(above.cell);
      }
    };
    takeReaching();
    for (const cell of row) {
      for (let left = cell.columns; left > 0 && cells.length < mostColumns; left--) {
        if (cell.rows > 1) reaching.set(cells.length, { cell, rows: cell.rows - 1 });
        cells.push(cell);
      }
      takeReaching();
    }
    return cells;
  });
}
