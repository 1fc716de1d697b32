import { defaultTreeAdapter, type DefaultTreeAdapterTypes } from "parse5";
import { rowBlock, type Block } from "./block.ts";
import { attributeOf, childrenOf, pushReversed, wordsIn, type Node } from "./html-words.ts";

type Element = DefaultTreeAdapterTypes.Element;

/** A table with longer cells places the parts of a page, and says nothing row by row. */
const longestCell = 1_500;
/** No table for people has wider or taller cells. */
const mostColumns = 40;
const mostSpannedRows = 200;

type TableCell = {
  readonly text: string;
  readonly links: Block["links"];
  readonly isHead: boolean;
};

/** Whether a table holds data, and not other tables or whole parts of a page. */
export function isDataTable(table: Element): boolean {
  const cells = elementsIn(table).filter(({ tagName }) => tagName === "td" || tagName === "th");
  return (
    cells.length > 1 &&
    cells.every(
      (cell) =>
        !elementsIn(cell).some(({ tagName }) => tagName === "table") &&
        wordsIn([cell], "").text.length <= longestCell,
    )
  );
}

/** The rows of a table below its heads; cells over several rows or columns stand in each of them. */
export function tableRows(table: Element, address: string): readonly Block[] {
  const grid = gridOf(table, address);
  const [first = [], ...others] = grid;
  const hasHeads = others.length > 0 && (first.every(({ isHead }) => isHead) || isAllWords(first));
  const heads = hasHeads ? first.map(({ text }) => text.replaceAll("\n", " ")) : [];
  const isNamed = new Set(heads).size > 1;
  return (hasHeads ? others : grid).map((cells) => {
    const texts = cells.map(({ text }) => text.replaceAll("\n", " "));
    const links = cells.flatMap((cell, column) =>
      cells.indexOf(cell) === column ? cell.links : [],
    );
    return new Set(texts).size === 1
      ? { kind: "paragraph", text: texts[0] ?? "", links }
      : rowBlock(isNamed ? heads : [], texts, links);
  });
}

/** Heads that are not marked as such: words alone, each another. */
function isAllWords(cells: readonly TableCell[]): boolean {
  const words = new Set(cells.map(({ text }) => text));
  return words.size === cells.length && [...words].every((text) => !/\d{2}|₹/.test(text));
}

function gridOf(table: Element, address: string): readonly (readonly TableCell[])[] {
  /** Cells that reach down from rows above, by column, with how many rows are left. */
  const reaching = new Map<number, { readonly cell: TableCell; rows: number }>();
  return elementsIn(table)
    .filter(({ tagName }) => tagName === "tr")
    .map((row) => {
      const cells: TableCell[] = [];
      const takeReaching = () => {
        for (let above = reaching.get(cells.length); above !== undefined;) {
          if (above.rows-- <= 1) reaching.delete(cells.length);
          cells.push(above.cell);
          above = reaching.get(cells.length);
        }
      };
      takeReaching();
      for (const element of elementsIn(row, false)) {
        if (element.tagName !== "td" && element.tagName !== "th") continue;
        const cell = { ...wordsIn([element], address), isHead: element.tagName === "th" };
        const rows = spanOf(element, "rowspan", mostSpannedRows);
        for (let left = spanOf(element, "colspan", mostColumns); left > 0; left--) {
          if (cells.length >= mostColumns) break;
          if (rows > 1) reaching.set(cells.length, { cell, rows: rows - 1 });
          cells.push(cell);
        }
        takeReaching();
      }
      return cells;
    })
    .filter((cells) => cells.some(({ text }) => text !== ""));
}

function spanOf(cell: Element, name: string, most: number): number {
  const span = Number(attributeOf(cell, name) ?? 1);
  return Number.isInteger(span) && span > 1 ? Math.min(span, most) : 1;
}

/** All elements within another; only its own children where it is not asked for those further down. */
function elementsIn(parent: Element, isDeep = true): readonly Element[] {
  const elements: Element[] = [];
  const left: Node[] = childrenOf(parent).toReversed();
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    elements.push(node);
    if (isDeep) pushReversed(left, node);
  }
  return elements;
}
