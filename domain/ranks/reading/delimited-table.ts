import { roundBounds } from "./round-bounds.ts";
import { cellText, type TableRow } from "./table-row.ts";

/**
 * The rows of a text whose cells are parted by a comma or a tab (RFC 4180): a cell in quotes may hold
 * the delimiter, line breaks, and quotes written twice. Blank lines count, and are left out. A quote
 * that is never closed takes in all that follows. A row with a cell or a number of cells beyond `roundBounds`
 * is the last one, and goes a little beyond them: whoever takes the rows has to refuse it.
 *
 * @param readCell how a cell's white space is read
 */
export function* delimitedRows(
  text: string,
  delimiter: "," | "\t",
  readCell = cellText,
): Generator<TableRow> {
  let cells: string[] = [];
  let number = 1;
  let at = text.startsWith("\u{feff}") ? 1 : 0;
  while (at <= text.length) {
    const { cell, end } = cellAt(text, at, delimiter);
    const isLong = cell.length > roundBounds.cellCharacters;
    cells.push(isLong ? cell : readCell(cell));
    const isBeyond = isLong || cells.length > roundBounds.columns;
    at = end + 1;
    if (text.charAt(end) === delimiter && !isBeyond) continue;
    if (text.charAt(end) === "\r" && text.charAt(end + 1) === "\n") at += 1;
    if (isBeyond || cells.some((words) => words !== "")) yield { number, cells };
    if (isBeyond) return;
    number += 1;
    cells = [];
  }
}

/** The cell that begins here, and where its delimiter, its line break or the end of the text stands. */
function cellAt(text: string, start: number, delimiter: string): { cell: string; end: number } {
  const last = Math.min(text.length, start + mostRead);
  if (text.charAt(start) !== '"') {
    const end = endOfPlain(text, start, delimiter, last);
    return { cell: text.slice(start, end), end };
  }
  let cell = "";
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1 || quote >= last) return { cell: cell + text.slice(from, last), end: last };
    cell += text.slice(from, quote);
    if (text.charAt(quote + 1) !== '"') {
      const end = endOfPlain(text, quote + 1, delimiter, last);
      return { cell: cell + text.slice(quote + 1, end), end };
    }
    cell += '"';
    from = quote + 2;
  }
}

function endOfPlain(text: string, start: number, delimiter: string, last: number): number {
  const mark = delimiter.charCodeAt(0);
  let end = start;
  while (end < last) {
    const code = text.charCodeAt(end);
    if (code === mark || code === lineFeed || code === carriageReturn) return end;
    end += 1;
  }
  return end;
}

/** Of a cell: each of its characters may be a quote, which is written twice. */
const mostRead = 2 * roundBounds.cellCharacters + 4;
const lineFeed = 10;
const carriageReturn = 13;
