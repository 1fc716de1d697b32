import { fail, succeed, type Result } from "../../shared/result.ts";
import { cleanText, createBlockList, raisedText, rowText, type PageText } from "./block.ts";

/** Longer ones are read so far. */
const mostPages = 200;

/** Letters where they stand on a page, in points from its lower left. */
type Piece = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly height: number;
  /** The width of the blank before it. */
  readonly blank: number;
};

/** Lines that belong together: a paragraph, a heading, the cell of a table. */
type Chunk = {
  text: string;
  left: number;
  right: number;
  readonly top: number;
  bottom: number;
  readonly height: number;
};

/**
 * Reads the text of a PDF into blocks: headings by their size, tables by chunks that stand beside each other.
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
      pages.push(chunksOf(piecesOf(items.filter((item) => "str" in item))));
      page.cleanup();
    }
    await pdf.destroy();
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    return fail("unacceptable", isLocked ? "The PDF is locked" : "The PDF cannot be read");
  }
  const list = createBlockList();
  const size = usualHeight(pages.flat());
  const repeated = repeatedLines(pages);
  for (const [at, chunks] of pages.entries())
    addRows(list, rowsOf(chunks.filter((chunk) => !repeated.has(lineKey(chunk)))), size, at + 1);
  if (list.blocks.length === 0) return fail("unacceptable", "The PDF holds no text");
  const title = list.blocks.find(({ kind }) => kind === "heading") ?? list.blocks[0];
  return succeed({ title: title?.text.slice(0, 300) ?? "", blocks: list.blocks });
}

/** Of one line, only so many pieces are compared with the next one. */
const mostCompared = 50;

type TextItem = Pick<Piece, "height"> & { str: string; transform: unknown[]; width: number };

/** Upright letters that can be seen, each once: bold is often the same letters drawn twice, some tenths of a point apart. */
function piecesOf(items: readonly TextItem[]): readonly Piece[] {
  const lines = new Map<number, Piece[]>();
  const pieces: Piece[] = [];
  let blank = 0;
  for (const { str, transform, width, height } of items) {
    const [, turned = 0, , , left = 0, bottom = 0] = transform.map(Number);
    const text = str.replaceAll("\0", "");
    const isSeen = text.trim() !== "" && height !== 0 && Math.abs(turned) <= 0.01;
    const line = Math.round(bottom);
    const near = [line - 1, line, line + 1].flatMap((at) => lines.get(at) ?? []);
    const right = left + width;
    const piece = withoutOverlap({ text, left, right, bottom, height, blank }, near);
    if (isSeen && piece !== null) {
      pieces.push(piece);
      lines.set(line, [...(lines.get(line)?.slice(-mostCompared) ?? []), piece]);
    }
    if (str !== "") blank = isSeen ? 0 : width;
  }
  return pieces;
}

/** The part of a piece that does not lie over the same letters; null for none. */
function withoutOverlap(piece: Piece, near: readonly Piece[]): Piece | null {
  for (const other of near) {
    const overlap = Math.min(other.right, piece.right) - Math.max(other.left, piece.left);
    if (Math.abs(other.bottom - piece.bottom) > 1 || overlap < 0.3 * piece.height) continue;
    const isInside = piece.left > other.left - 1 && piece.right < other.right + 1;
    if (isInside && other.text.includes(piece.text.trim())) return null;
    const width = (piece.right - piece.left) / piece.text.length;
    const shared = Math.round(overlap / width);
    for (let length = Math.min(shared + 2, piece.text.length); length >= shared - 2; length--)
      if (length > 0 && other.text.endsWith(piece.text.slice(0, length))) {
        const text = piece.text.slice(length);
        return text.trim() === "" ? null : { ...piece, text, left: other.right };
      }
  }
  return piece;
}

/** In heights of the letters: a wider gap parts cells, a narrower one no words, and lines further apart paragraphs. */
const cellGap = 0.65;
const wordGap = 0.12;
const lineDistance = 1.75;

/** Puts pieces together in the order of the file: programs write a cell or a column to its end before they begin the next one. */
function chunksOf(pieces: readonly Piece[]): Chunk[] {
  const chunks: Chunk[] = [];
  let last: Piece | undefined;
  for (const piece of pieces) {
    const open = chunks.at(-1);
    const raised: number | null = last === undefined ? null : raisedAfter(last, piece);
    if (open !== undefined && last !== undefined && raised !== null) {
      open.text += raisedText(piece.text, open.text, raised < 0);
      open.right = Math.max(open.right, piece.right);
      // The line goes on where it was.
      last = { ...last, text: piece.text, right: piece.right };
      continue;
    }
    const join = open === undefined || last === undefined ? null : joinOf(open, last, piece);
    if (open === undefined || join === null) {
      const { text, left, right, bottom, height } = piece;
      chunks.push({ text, left, right, top: bottom + height, bottom, height: Math.round(height) });
    } else {
      open.text += join + piece.text;
      open.left = Math.min(open.left, piece.left);
      open.right = Math.max(open.right, piece.right);
      open.bottom = Math.min(open.bottom, piece.bottom);
    }
    last = piece;
  }
  return chunks;
}

/** How far a smaller piece that touches its neighbour is above its line, below it less than 0; null for any other piece. */
function raisedAfter(last: Piece, piece: Piece): number | null {
  const rise = piece.bottom - last.bottom;
  const gap = piece.left - last.right;
  const isSmaller = piece.height < 0.85 * last.height;
  const isTouching = piece.blank === 0 && Math.abs(gap) < 0.25 * last.height;
  const isShifted = Math.abs(rise) > 0.08 * last.height && Math.abs(rise) < 0.8 * last.height;
  return isSmaller && isTouching && isShifted ? rise : null;
}

/** The blank between two pieces of one chunk; null where another one begins. */
function joinOf(open: Chunk, last: Piece, piece: Piece): string | null {
  const height = Math.min(last.height, piece.height);
  const isSameSize = Math.abs(last.height - piece.height) < 0.25 * height;
  const isSameLine = Math.abs(last.bottom - piece.bottom) < 0.4 * height;
  if (isSameLine) {
    const gap = Math.max(piece.left - last.right, piece.blank);
    if (gap > cellGap * height || gap < -2 * height) return null;
    return gap > wordGap * height || /\s$/.test(last.text) ? " " : "";
  }
  const down = last.bottom - piece.bottom;
  const isBelow = down > 0 && down < lineDistance * height;
  const isUnder = piece.left < open.right && piece.left > open.left - 2 * height;
  // Points of a list and numbered rows begin anew.
  const isNewPoint = /^(?:[•●▪■◦➢✓*–-]\s|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s)/.test(piece.text);
  if (!isSameSize || !isBelow || !isUnder || isNewPoint) return null;
  return /[a-z]-$/.test(last.text) ? "" : " ";
}

/** The height of most letters. */
function usualHeight(chunks: readonly Chunk[]): number {
  const counts = new Map<number, number>();
  for (const { height, text } of chunks)
    counts.set(height, (counts.get(height) ?? 0) + text.length);
  const [usual] = [...counts].toSorted((one, other) => other[1] - one[1]);
  return usual?.[0] ?? 10;
}

/** Heads and feet: lines at the same height on most pages, whatever their numbers. */
function repeatedLines(pages: readonly (readonly Chunk[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const chunks of pages)
    for (const key of new Set(chunks.map(lineKey))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const least = Math.max(3, Math.floor(pages.length / 2) + 1);
  return new Set([...counts].flatMap(([key, count]) => (count >= least ? key : [])));
}

function lineKey({ text, bottom }: Chunk): string {
  return `${Math.round(bottom)} ${cleanText(text).replaceAll(/\d+/g, "#")}`;
}

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
  usual: number,
  page: number,
): void {
  let heads: readonly Chunk[] = [];
  const add = (kind: "heading" | "paragraph" | "item" | "row", text: string) =>
    list.add({ kind, text, links: [], page });
  for (const row of rows) {
    const texts = row.map(textOf);
    const [text = ""] = texts;
    const isHeading = (row[0]?.height ?? 0) >= 1.15 * usual && text.length <= 160;
    if (row.length === 1) {
      heads = [];
      if (isHeading) add("heading", text);
      else add(/^[•●▪■◦➢✓*–-]\s/.test(text) ? "item" : "paragraph", text);
    } else if (heads.length >= 2)
      add(
        "row",
        rowText(
          row.map((cell) => headOver(cell, heads)),
          texts,
        ),
      );
    else {
      const isData = texts.some((cell) => /\d{3}|₹/.test(cell) && !/20\d\d\)?$/.test(cell));
      heads = isData ? [] : row;
      add("row", rowText([], texts));
    }
  }
}

/** The words of the head whose column a cell stands in. */
function headOver({ left, right, height }: Chunk, heads: readonly Chunk[]): string {
  const most = Math.min(left + 2 * height, (left + right) / 2);
  return textOf(heads.findLast((head) => head.left <= most) ?? heads[0]);
}

function textOf(chunk: Chunk | undefined): string {
  return cleanText(chunk?.text ?? "").replaceAll("\n", " ");
}
