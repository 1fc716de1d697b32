import { fail, succeed, type Result } from "../../shared/result.ts";
import { cleanText, createBlockList, rowBlock, type PageText } from "./block.ts";
import { chunksOf, type Chunk, type PdfItem } from "./pdf-chunks.ts";

/** Longer ones are read so far. */
const mostPages = 200;

/**
 * Reads the text of a PDF into blocks: headings by their size, tables by what stands beside each other.
 * `unacceptable` for one that is broken, locked, or holds pictures alone.
 */
export async function pdfBlocks(body: Uint8Array): Promise<Result<PageText>> {
  // Few processes ever read one.
  const { getDocumentProxy } = await import("unpdf");
  const pages: Chunk[][] = [];
  try {
    const pdf = await getDocumentProxy(new Uint8Array(body), {
      verbosity: 0,
      isEvalSupported: false,
      disableFontFace: true,
      stopAtErrors: false,
    });
    for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number++) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(chunksOf(itemsOf(items.filter((item) => "str" in item))));
      page.cleanup();
    }
    await pdf.destroy();
  } catch (error) {
    // What the library says of a file tells the office whether it is locked or broken.
    const isLocked = error instanceof Error && error.name === "PasswordException";
    return fail("unacceptable", isLocked ? "The PDF is locked" : "The PDF cannot be read");
  }
  const list = createBlockList();
  const size = usualHeight(pages.flat());
  const repeated = repeatedLines(pages);
  for (const chunks of pages)
    addRows(list, rowsOf(chunks.filter((chunk) => !repeated.has(lineKey(chunk)))), size);
  if (list.blocks.length === 0) return fail("unacceptable", "The PDF holds no text");
  const title = list.blocks.find(({ kind }) => kind === "heading") ?? list.blocks[0];
  return succeed({ title: title?.text.slice(0, 300) ?? "", blocks: list.blocks });
}

type TextItem = {
  readonly str: string;
  readonly transform: readonly unknown[];
  readonly width: number;
  readonly height: number;
};

/** What stands upright and can be seen; blanks between two of them as the space before the second. */
function itemsOf(items: readonly TextItem[]): readonly PdfItem[] {
  let blank = 0;
  return items.flatMap((item) => {
    const shown = itemOf(item, blank);
    blank = shown.length === 0 && item.str !== "" ? item.width : 0;
    return shown;
  });
}

function itemOf({ str, transform, width, height }: TextItem, blank: number): PdfItem[] {
  const [, turned = 0, , , x = 0, y = 0] = transform.map(Number);
  const text = str.replaceAll("\0", "");
  return text.trim() === "" || height === 0 || Math.abs(turned) > 0.01
    ? []
    : [{ text, left: x, right: x + width, bottom: y, height, blank }];
}

/** The height of most letters. */
function usualHeight(chunks: readonly Chunk[]): number {
  const counts = new Map<number, number>();
  for (const { height, text } of chunks)
    counts.set(height, (counts.get(height) ?? 0) + text.length);
  const [usual] = [...counts].toSorted((one, other) => other[1] - one[1]);
  return usual?.[0] ?? 10;
}

/** Heads and feet of pages: what stands at the same height on most pages, its numbers aside. */
function repeatedLines(pages: readonly (readonly Chunk[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const chunks of pages)
    for (const key of new Set(chunks.map(lineKey))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return new Set(
    [...counts].flatMap(([key, count]) => (count > 2 && count > pages.length / 2 ? key : [])),
  );
}

function lineKey({ text, bottom }: Chunk): string {
  return `${Math.round(bottom)} ${cleanText(text).replaceAll(/\d+/g, "#")}`;
}

/** Letters so much larger than most are a heading. */
const headingSize = 1.15;
/** No heading is longer. */
const longestHeading = 160;

/** Chunks beside each other, from the left; most rows have one. */
function rowsOf(chunks: readonly Chunk[]): readonly (readonly Chunk[])[] {
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
function addRows(
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
