import { cellText, type TableRow } from "./table-row.ts";

/**
 * The rows of a text whose cells are parted by a comma or a tab (RFC 4180): a cell in quotes may hold
 * the delimiter, line breaks, and quotes written twice. Blank lines count, and are left out. A quote
 * that is never closed takes in all that follows, so that whoever checks the rows misses them.
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
    cells.push(readCell(cell));
    at = end + 1;
    if (text.charAt(end) === delimiter) continue;
    if (text.charAt(end) === "\r" && text.charAt(end + 1) === "\n") at += 1;
    if (cells.some((words) => words !== "")) yield { number, cells };
    number += 1;
    cells = [];
  }
}

/** The cell that begins here, and where its delimiter, its line break or the end of the text stands. */
function cellAt(text: string, start: number, delimiter: string): { cell: string; end: number } {
  if (text.charAt(start) !== '"') {
    const end = endOfPlain(text, start, delimiter);
    return { cell: text.slice(start, end), end };
  }
  let cell = "";
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return { cell: cell + text.slice(from), end: text.length };
    cell += text.slice(from, quote);
    if (text.charAt(quote + 1) !== '"') {
      const end = endOfPlain(text, quote + 1, delimiter);
      return { cell: cell + text.slice(quote + 1, end), end };
    }
    cell += '"';
    from = quote + 2;
  }
}

function endOfPlain(text: string, start: number, delimiter: string): number {
  const mark = delimiter.charCodeAt(0);
  let end = start;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    if (code === mark || code === lineFeed || code === carriageReturn) return end;
    end += 1;
  }
  return end;
}

const lineFeed = 10;
const carriageReturn = 13;
