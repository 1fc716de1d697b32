import { cleanText, rowBlock, type createBlockList } from "./block.ts";
import type { Chunk } from "./pdf-chunks.ts";

/** Letters so much larger than most are a heading. */
const headingSize = 1.15;
/** No heading is longer. */
const longestHeading = 160;

/** Chunks beside each other, from the left; most rows have one. */
export function rowsOf(chunks: readonly Chunk[]): readonly (readonly Chunk[])[] {
  const rows: Chunk[][] = [];
  for (const chunk of chunks) {
    const row = rows.at(-1);
    const before = row?.at(-1);
    if (row !== undefined && before !== undefined && isBeside(before, chunk)) row.push(chunk);
    else rows.push([chunk]);
  }
  return rows;
}

function isBeside(before: Chunk, chunk: Chunk): boolean {
  if (chunk.left < before.right - 1) return false;
  const shared = Math.min(before.top, chunk.top) - Math.max(before.bottom, chunk.bottom);
  return shared > 0.5 * Math.min(before.top - before.bottom, chunk.top - chunk.bottom);
}

/** Adds rows as blocks: the first of several with the same columns holds the heads of the others. */
export function addRows(
  list: ReturnType<typeof createBlockList>,
  rows: readonly (readonly Chunk[])[],
  usualHeight: number,
): void {
  let heads: readonly Chunk[] = [];
  for (const row of rows) {
    const [only] = row;
    if (row.length > 1) {
      const isUnderHeads =
        heads.length >= 2 && row.some((chunk, at) => at > 0 && headOver(chunk, heads) !== null);
      if (isUnderHeads) addRow(list, row, heads);
      else {
        heads = row.some(({ text }) => /\d{3}|₹/.test(text) && !/20\d\d\)?$/.test(text.trim()))
          ? []
          : row;
        list.add(rowBlock([], row.map(textOf), []));
      }
      continue;
    }
    heads = [];
    if (only === undefined) continue;
    const text = textOf(only);
    const isHeading = only.height >= headingSize * usualHeight && text.length <= longestHeading;
    if (isHeading)
      list.add({
        kind: "heading",
        text,
        level: only.height > 1.6 * usualHeight ? 1 : 2,
        links: [],
      });
    else list.add({ kind: /^[•●▪■◦➢✓*–-]\s/.test(text) ? "item" : "paragraph", text, links: [] });
  }
}

function addRow(
  list: ReturnType<typeof createBlockList>,
  row: readonly Chunk[],
  heads: readonly Chunk[],
): void {
  const names = row.map((chunk) => {
    const head = headOver(chunk, heads);
    return head === null ? "" : textOf(head);
  });
  list.add(rowBlock(names, row.map(textOf), []));
}

/** The head whose column a cell stands in. */
function headOver(chunk: Chunk, heads: readonly Chunk[]): Chunk | null {
  const middle = (chunk.left + chunk.right) / 2;
  return (
    heads.findLast(({ left }) => left <= chunk.left + 2 * chunk.height && left <= middle) ??
    heads[0] ??
    null
  );
}

function textOf({ text }: Chunk): string {
  return cleanText(text).replaceAll("\n", " ");
}
