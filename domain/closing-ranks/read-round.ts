import { parseFragment } from "parse5";
import { decodeText } from "../shared/decode-text.ts";
import { fail, succeed, type ValueOf } from "../shared/result.ts";
import { yieldToOthers } from "../shared/yield-to-others.ts";
import {
  cellText,
  delimitedRows,
  isTooLong,
  missingHeads,
  roundBounds,
  rowReader,
  type WrittenRow,
} from "./round-rows.ts";

export type WrittenRound = ValueOf<typeof readRound>;

/** Cells, null for more or longer ones than JoSAA has; `endsTable` where the table of a page ends with it. */
type FileRow = { readonly cells: readonly string[] | null; readonly endsTable: boolean };

const noTable =
  "This holds no table with the columns Institute, Academic Program Name, Quota, Seat Type, Gender, Opening Rank and Closing Rank. On the page of JoSAA, choose the round and all institutes, and once its table is there save the page as “Webpage, HTML only”.";

/** `unacceptable`, with the reason, for a file without exactly one table of ranks. */
export async function readRound(file: Uint8Array) {
  const text = decodeText(file);
  if (text.startsWith("PK\u0003\u0004"))
    return fail("unacceptable", "This is a workbook: save it as CSV, and hand that in.");
  const opening = text.slice(0, 64 * 1024);
  const isPage = /^\s*</.test(opening) || /<table[\s>]/i.test(opening);
  const rows: WrittenRow[] = [];
  const uneven: number[] = [];
  let readRow: ReturnType<typeof rowReader> | null = null;
  let width = 0;
  let number = 0;
  let isOpen = false;
  for (const { cells, endsTable } of isPage ? pageRows(text) : textRows(text, opening)) {
    await yieldToOthers();
    number += 1;
    if (cells === null) {
      if (readRow === null) continue;
      return fail("unacceptable", tooLongRow(number));
    }
    if (number > roundBounds.rows) return fail("unacceptable", tooManyRows);
    const missing = missingHeads(cells);
    // Heads of which most are there: which are not is said.
    if (missing.length <= 3) {
      if (missing.length > 0)
        return fail("unacceptable", `The table has no column “${missing.join("”, “")}”.`);
      if (readRow !== null) return fail("unacceptable", twoTables);
      readRow = rowReader(cells);
      width = cells.length;
      isOpen = true;
      number = 1;
    } else if (isOpen && readRow !== null && cells.some((cell) => cell !== "")) {
      if (cells.length === width) rows.push(readRow(number, cells));
      else uneven.push(number);
    }
    if (endsTable) isOpen = false;
  }
  if (readRow === null) return fail("unacceptable", noTable);
  return succeed({
    rows,
    uneven,
    year: isPage ? chosenNumber(text, "year") : null,
    round: isPage ? chosenNumber(text, "round") : null,
    isCut: isPage && isOpen,
  });
}

const twoTables = "The page has 2 tables of closing ranks. Save a page that shows one round.";
const tooManyRows = `The table has more than ${roundBounds.rows} rows: one round of JoSAA has some 12,000. Save a page that shows one round.`;

function tooLongRow(number: number): string {
  const { columns, cellCharacters } = roundBounds;
  return `Row ${number} has more than ${columns} cells, or one of more than ${cellCharacters} characters. Is a quotation mark missing?`;
}

function* textRows(text: string, opening: string): Generator<FileRow> {
  // Spreadsheets of some countries write semicolons.
  const delimiter = /\bquota"?([\t;])/i.exec(opening)?.[1] ?? ",";
  for (const cells of delimitedRows(text, delimiter)) yield { cells, endsTable: false };
}

/** The rows of a saved page, whose tags may be left open; without a tree, which would take some hundred MB. */
function* pageRows(page: string): Generator<FileRow> {
  let start = -1;
  for (const { index } of page.matchAll(/<tr\b|$/gi)) {
    if (start >= 0) yield pageRow(page.slice(start, index));
    start = index;
  }
}

function pageRow(source: string): FileRow {
  const endsTable = /<\/table/i.test(source);
  const [row = ""] = source.split(/<\/(?:tr|table)\b/i, 1);
  const cells = row.split(/<t[dh]\b/i, roundBounds.columns + 2).slice(1);
  // Markup may be as long again as its words.
  if (isTooLong(cells, 4)) return { cells: null, endsTable };
  const texts = cells.map(htmlText);
  return { cells: isTooLong(texts) ? null : texts, endsTable };
}

function htmlText(source: string): string {
  const words = source
    .slice(source.indexOf(">") + 1)
    .replaceAll(/<(?:br|p|div)\b[^>]*>/gi, " ")
    .replaceAll(/<[^>]*>/g, "");
  if (!words.includes("&")) return cellText(words);
  const [node] = parseFragment(words).childNodes;
  return node !== undefined && "value" in node ? cellText(node.value) : "";
}

function chosenNumber(page: string, name: string): number | null {
  const list = new RegExp(`<select\\b[^>]{0,500}${name}[^>]{0,500}>(.{0,10000}?)</select`, "is");
  const chosen = /<option\b[^>]*\bselected\b[^>]*>\s*(\d+)\s*</i.exec(list.exec(page)?.[1] ?? "");
  return chosen === null ? null : Number(chosen[1]);
}
