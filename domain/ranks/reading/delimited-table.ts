import { cellText, type TableRow } from "./table-row.ts";

/**
 * The rows of a text whose cells are parted by a comma or a tab (RFC 4180): a cell in quotes may hold
 * the delimiter, line breaks, and quotes written twice. Blank lines count, and are left out. A quote
 * that is never closed takes in all that follows, so that whoever checks the rows misses them.
 */
export function readDelimited(text: string, delimiter: "," | "\t"): TableRow[] {
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let number = 1;
  let at = text.startsWith("\u{feff}") ? 1 : 0;
  while (at <= text.length) {
    const { cell, end } = cellAt(text, at, delimiter);
    cells.push(cellText(cell));
    at = end + 1;
    if (text.charAt(end) === delimiter) continue;
    if (text.charAt(end) === "\r" && text.charAt(end + 1) === "\n") at += 1;
    if (cells.some((words) => words !== "")) rows.push({ number, cells });
    number += 1;
    cells = [];
  }
  return rows;
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
  let end = start;
  while (end < text.length) {
    const character = text.charAt(end);
    if (character === delimiter || character === "\n" || character === "\r") return end;
    end += 1;
  }
  return end;
}
