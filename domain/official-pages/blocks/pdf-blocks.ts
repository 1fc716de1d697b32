import { fail, succeed, type Result } from "../../shared/result.ts";
import {
  createBlockList,
  raisedText,
  rowText,
  singleLine,
  type Block,
  type PageText,
} from "./block.ts";

const maxPages = 200;
/** Of one line, only so many pieces are compared with the next one. */
const maxCompared = 50;

/** In heights of the letters: a wider gap parts cells, a narrower one no words, and lines further apart paragraphs. */
const cellGap = 0.65;
const wordGap = 0.12;
const lineDistance = 1.75;

/** Letters where they stand on a page, in points from its lower left. */
type Piece = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly height: number;
  readonly blank: number;
};

type Chunk = {
  text: string;
  left: number;
  right: number;
  readonly top: number;
  bottom: number;
  readonly height: number;
};

/** Headings are known by their size, tables by chunks that stand beside each other. */
export async function pdfBlocks(body: Uint8Array): Promise<Result<PageText>> {
  // Few processes ever read one.
  const { getDocumentProxy } = await import("unpdf");
  const pages: (readonly Chunk[])[] = [];
  try {
    const options = { verbosity: 0, isEvalSupported: false, disableFontFace: true };
    const pdf = await getDocumentProxy(new Uint8Array(body), options);
    for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number++) {
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
  const usual = usualHeight(pages.flat());
  for (const [at, chunks] of pages.entries())
    for (const block of blocksOf(rowsOf(chunks), usual)) list.add({ ...block, page: at + 1 });
  if (list.blocks.length === 0) return fail("unacceptable", "The PDF holds no text");
  const title = list.blocks.find(({ kind }) => kind === "heading") ?? list.blocks[0];
  return succeed({ title: title?.text.slice(0, 300) ?? "", blocks: list.blocks });
}

type TextItem = Pick<Piece, "height"> & { str: string; transform: unknown[]; width: number };

/** Upright letters that can be seen, each once: bold is often the same letters drawn twice, some tenths of a point apart. */
function piecesOf(items: readonly TextItem[]): readonly Piece[] {
  const lines = new Map<number, Piece[]>();
  let blank = 0;
  return items.flatMap(({ str, transform, width, height }) => {
    const [, turned = 0, , , left = 0, bottom = 0] = transform.map(Number);
    const text = str.replaceAll("\0", "");
    const before = blank;
    if (str !== "") blank = text.trim() === "" ? width : 0;
    if (text.trim() === "" || height === 0 || Math.abs(turned) > 0.01) return [];
    const line = Math.round(bottom);
    const near = [line - 1, line, line + 1].flatMap((at) => lines.get(at) ?? []);
    const right = left + width;
    const piece = withoutOverlap({ text, left, right, bottom, height, blank: before }, near);
    if (piece === null) return [];
    lines.set(line, [...(lines.get(line)?.slice(-maxCompared) ?? []), piece]);
    return piece;
  });
}

function withoutOverlap(piece: Piece, near: readonly Piece[]): Piece | null {
  const { text, left, right, bottom, height } = piece;
  for (const other of near) {
    const overlap = Math.min(other.right, right) - Math.max(other.left, left);
    if (Math.abs(other.bottom - bottom) > 1 || overlap < 0.3 * height) continue;
    const isInside = left > other.left - 1 && right < other.right + 1;
    if (isInside && other.text.includes(text.trim())) return null;
    // The letters of a piece are not of one width.
    const shared = Math.round((overlap * text.length) / (right - left)) + 2;
    for (let length = Math.min(shared, text.length); length >= shared - 4 && length > 0; length--)
      if (other.text.endsWith(text.slice(0, length))) {
        const rest = text.slice(length);
        return rest.trim() === "" ? null : { ...piece, text: rest, left: other.right };
      }
  }
  return piece;
}

/** Puts pieces together in the order of the file: programs write a cell or a column to its end before they begin the next one. */
function chunksOf(pieces: readonly Piece[]): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let last: Piece | undefined;
  for (const piece of pieces) {
    const open = chunks.at(-1);
    const rise = last === undefined ? null : riseAfter(last, piece);
    const join =
      open === undefined || last === undefined
        ? null
        : rise === null
          ? joined(open, last, piece)
          : raisedText(piece.text, open.text, rise < 0);
    if (open === undefined || join === null) {
      const { bottom, height } = piece;
      chunks.push({ ...piece, top: bottom + height, height: Math.round(height) });
    } else {
      open.text += join;
      open.left = Math.min(open.left, piece.left);
      open.right = Math.max(open.right, piece.right);
      if (rise === null) open.bottom = Math.min(open.bottom, piece.bottom);
    }
    // After raised letters the line goes on where it was.
    last =
      rise === null || last === undefined
        ? piece
        : { ...piece, bottom: last.bottom, height: last.height };
  }
  return chunks;
}

/** How far a smaller piece that touches its neighbour is above its line, below it less than 0; null for any other piece. */
function riseAfter(last: Piece, piece: Piece): number | null {
  const rise = piece.bottom - last.bottom;
  const isSmaller = piece.height < 0.85 * last.height;
  const isTouching = piece.blank === 0 && Math.abs(piece.left - last.right) < 0.25 * last.height;
  const isShifted = Math.abs(rise) > 0.08 * last.height && Math.abs(rise) < 0.8 * last.height;
  return isSmaller && isTouching && isShifted ? rise : null;
}

/** A piece as its chunk goes on with it; null where another one begins. */
function joined(open: Chunk, last: Piece, { text, left, bottom, ...piece }: Piece): string | null {
  const height = Math.min(last.height, piece.height);
  const down = last.bottom - bottom;
  if (Math.abs(down) < 0.4 * height) {
    const gap = Math.max(left - last.right, piece.blank);
    if (gap > cellGap * height || gap < -2 * height) return null;
    return gap > wordGap * height ? ` ${text}` : text;
  }
  const isSameSize = Math.abs(last.height - piece.height) < 0.25 * height;
  const isBelow = down > 0 && down < lineDistance * height;
  const isUnder = left < open.right && left > open.left - 2 * height;
  // Points of a list and numbered rows begin anew.
  const isNewPoint = /^(?:[•●▪■◦➢✓*–-]\s|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s)/.test(text);
  if (!isSameSize || !isBelow || !isUnder || isNewPoint) return null;
  return /[a-z]-$/.test(last.text) ? text : ` ${text}`;
}

function usualHeight(chunks: readonly Chunk[]): number {
  const counts = new Map<number, number>();
  for (const { height, text } of chunks)
    counts.set(height, (counts.get(height) ?? 0) + text.length);
  const [usual] = [...counts].toSorted((one, other) => other[1] - one[1]);
  return usual?.[0] ?? 10;
}

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
  const shared = Math.min(before.top, chunk.top) - Math.max(before.bottom, chunk.bottom);
  const lower = Math.min(before.top - before.bottom, chunk.top - chunk.bottom);
  return chunk.left >= before.right - 1 && shared > 0.5 * lower;
}

/** Rows as blocks: the first of several with the same columns holds the heads of the others. */
function blocksOf(rows: readonly (readonly Chunk[])[], usual: number): readonly Block[] {
  let heads: readonly Chunk[] = [];
  return rows.map((row): Block => {
    const texts = row.map(({ text }) => singleLine(text));
    const [text = ""] = texts;
    if (row.length === 1) {
      heads = [];
      const isHeading = (row[0]?.height ?? 0) >= 1.15 * usual && text.length <= 160;
      const isItem = /^[•●▪■◦➢✓*–-]\s/.test(text);
      return { kind: isHeading ? "heading" : isItem ? "item" : "paragraph", text, links: [] };
    }
    const names = heads.length < 2 ? [] : row.map((cell) => headOver(cell, heads));
    const isData = texts.some((cell) => /\d{3}|₹/.test(cell) && !/20\d\d\)?$/.test(cell));
    if (heads.length < 2) heads = isData ? [] : row;
    return { kind: "row", text: rowText(names, texts), links: [] };
  });
}

function headOver({ left, right, height }: Chunk, heads: readonly Chunk[]): string {
  const most = Math.min(left + 2 * height, (left + right) / 2);
  return singleLine((heads.findLast((head) => head.left <= most) ?? heads[0])?.text ?? "");
}
