import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { Tokenizer, TokenizerMode } from "parse5";
import { fail, succeed, type Result } from "../shared/result.ts";
import { yieldToOthers } from "../shared/yield-to-others.ts";
import {
  cellText,
  type Delimiter,
  delimitedRows,
  missingHeads,
  roundBounds,
  rowReader,
  type WrittenRow,
} from "./round-rows.ts";

/** The table of a file, its words as they are written. */
export type WrittenRound = {
  readonly rows: readonly WrittenRow[];
  /** Numbers of rows with more or fewer cells than the heads. */
  readonly uneven: readonly number[];
  /** As chosen in the lists of a page; null where there are none. */
  readonly year: number | null;
  readonly round: number | null;
  /** The page ends inside its table. */
  readonly isCut: boolean;
};

const unpack = promisify(gunzip);

/** The heads of a table stand within this part of a text, in characters. */
const openingLength = 64 * 1024;

/**
 * Reads the table of opening and closing ranks: the official page as it was saved, or its table as CSV (comma or
 * semicolon) or with tabs, packed by gzip or not. `unacceptable`, with the reason, for a file without exactly one such table.
 */
export async function readRound(file: Uint8Array): Promise<Result<WrittenRound>> {
  const isPacked = file[0] === 0x1f && file[1] === 0x8b;
  const bytes = isPacked
    ? await unpack(file, { maxOutputLength: roundBounds.bytes }).catch(() => null)
    : file;
  if (bytes === null)
    return fail("unacceptable", "This packed file is damaged, or holds more than 16 MB.");
  const signature = Buffer.from(bytes.subarray(0, 4)).toString("latin1");
  if (signature === "PK\u0003\u0004" || signature === "\u00d0\u00cf\u0011\u00e0")
    return fail("unacceptable", "This is a workbook: save it as CSV, and hand that in.");
  const text = decode(bytes);
  const opening = text.slice(0, openingLength);
  const isPage = /^\s*</.test(opening) || /<table[\s>]/i.test(opening);
  return isPage ? readPage(text) : readDelimited(text, opening);
}

/** Spreadsheets save UTF-8, UTF-16 with its mark ("Unicode text") or, as Excel's plain CSV, windows-1252. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const delimiters: readonly Delimiter[] = ["\t", ";", ","];

async function readDelimited(text: string, opening: string): Promise<Result<WrittenRound>> {
  const lines = opening.split(/[\r\n]+/);
  const delimiter = delimiters.find((one) => lines.some((line) => hasHeads(line.split(one))));
  if (delimiter === undefined) return fail("unacceptable", noTable);
  const table = createTableReader();
  let number = 0;
  for (const cells of delimitedRows(text, delimiter)) {
    table.addRow((number += 1), cells);
    if (table.isRefused()) break;
    await yieldToOthers();
  }
  return table.result({ year: null, round: null, isPage: false });
}

/** Most of them: which are missing is said then. */
function hasHeads(cells: readonly string[]): boolean {
  return missingHeads(cells).length <= 3;
}

const noTable =
  "This holds no table with the columns Institute, Academic Program Name, Quota, Seat Type, Gender, Opening Rank and Closing Rank. On the page of JoSAA, choose the round and all institutes, and once its table is there save the page as “Webpage, HTML only”.";

/** Takes rows of cells one after the other, from the first row that has the heads. */
function createTableReader() {
  let readRow: ReturnType<typeof rowReader> | null = null;
  let width = 0;
  let isOpen = false;
  let problem: string | null = null;
  const rows: WrittenRow[] = [];
  const uneven: number[] = [];

  function readHeads(cells: readonly string[]): void {
    const missing = missingHeads(cells).map((head) => `“${head}”`);
    if (missing.length > 0) problem = `The table has no column ${missing.join(", ")}.`;
    if (readRow !== null)
      problem = "The page has 2 tables of closing ranks. Save a page that shows one round.";
    readRow = rowReader(cells);
    width = cells.length;
    isOpen = true;
  }

  return {
    /** Null for a row with more or longer cells than there are. */
    addRow(number: number, cells: readonly string[] | null): void {
      if (cells === null)
        problem = `Row ${number} has more than ${roundBounds.columns} cells, or one of more than ${roundBounds.cellCharacters} characters. Is a quotation mark missing?`;
      else if (number > roundBounds.rows)
        problem = `The table has more than ${roundBounds.rows} rows: one round of JoSAA has some 12,000. Save a page that shows one round.`;
      else if (cells.every((cell) => cell === "")) return;
      else if (!isOpen || readRow === null) {
        if (hasHeads(cells)) readHeads(cells);
      } else if (cells.length === width) rows.push(readRow(number, cells));
      else uneven.push(number);
    },

    /** The table ends: rows that follow are not of it. */
    close: () => void (isOpen = false),

    /** Nothing more has to be read. */
    isRefused: () => problem !== null,

    result(
      about: Pick<WrittenRound, "year" | "round"> & { isPage: boolean },
    ): Result<WrittenRound> {
      if (problem !== null) return fail("unacceptable", problem);
      if (readRow === null) return fail("unacceptable", noTable);
      const { year, round, isPage } = about;
      return succeed({ rows, uneven, year, round, isCut: isPage && isOpen });
    },
  };
}

/** Their text is no markup, and nobody reads it. */
const textModes = new Map([
  ["script", TokenizerMode.SCRIPT_DATA],
  ["style", TokenizerMode.RAWTEXT],
  ["textarea", TokenizerMode.RCDATA],
]);
const rowEnds: ReadonlySet<string> = new Set(["tr", "thead", "tbody", "tfoot", "table"]);
const partLength = 32 * 1024;

/** Reads a saved page by the tokens of the HTML standard: a tree of 8 MB would take some hundred MB. */
async function readPage(text: string): Promise<Result<WrittenRound>> {
  const table = createTableReader();
  let number = 0;
  let cells: string[] | null = null;
  let cell: string | null = null;
  let hidden: string | null = null;

  function addText(characters: string): void {
    if (hidden === null && cell !== null && cell.length <= 2 * roundBounds.cellCharacters)
      cell += characters;
  }

  function endCell(): void {
    if (cell !== null && cells !== null && cells.length <= roundBounds.columns)
      cells.push(cellText(cell));
    cell = null;
  }

  function endRow(): void {
    endCell();
    if (cells?.some((one) => one !== "") === true)
      table.addRow((number += 1), exceedsBounds(cells) ? null : cells);
    cells = null;
  }

  function startTag(name: string): void {
    const mode = textModes.get(name);
    if (mode !== undefined) {
      tokenizer.state = mode;
      hidden = name;
    }
    if (name === "br" || name === "p" || name === "div") addText(" ");
    if (rowEnds.has(name)) endRow();
    if (name === "table") number = 0;
    if (name === "tr") cells = [];
    if (name === "td" || name === "th") {
      endCell();
      cells ??= [];
      cell = "";
    }
  }

  function endTag(name: string): void {
    if (name === hidden) hidden = null;
    if (name === "td" || name === "th") endCell();
    if (rowEnds.has(name)) endRow();
    if (name === "table") table.close();
  }

  const ignore = () => undefined;
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onStartTag: ({ tagName }) => startTag(tagName),
      onEndTag: ({ tagName }) => endTag(tagName),
      onCharacter: ({ chars }) => addText(chars),
      onWhitespaceCharacter: ({ chars }) => addText(chars),
      onNullCharacter: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  );
  for (let at = 0; at < text.length && !table.isRefused(); at += partLength) {
    tokenizer.write(text.slice(at, at + partLength), false);
    await yieldToOthers();
  }
  tokenizer.write("", true);
  endRow();
  return table.result({
    year: chosenNumber(text, "year"),
    round: chosenNumber(text, "round"),
    isPage: true,
  });
}

function exceedsBounds(cells: readonly string[]): boolean {
  const { columns, cellCharacters } = roundBounds;
  return cells.length > columns || cells.some((cell) => cell.length > cellCharacters);
}

/** The number that is chosen in the list of this name, such as `ctl00$ddlRoundNo`. */
function chosenNumber(page: string, name: string): number | null {
  const list = new RegExp(`<select\\b[^>]{0,500}${name}[^>]{0,500}>(.{0,10000}?)</select`, "is");
  const chosen = /<option\b[^>]*\bselected\b[^>]*>\s*(\d+)\s*</i.exec(list.exec(page)?.[1] ?? "");
  return chosen === null ? null : Number(chosen[1]);
}
