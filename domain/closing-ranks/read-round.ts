import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { Tokenizer, TokenizerMode, type Token } from "parse5";
import { fail, succeed, type Result } from "../shared/result.ts";
import { yieldToOthers } from "../shared/yield-to-others.ts";
import {
  cellText,
  type Delimiter,
  delimitedRows,
  exceedsBounds,
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
  /** The words around the table. */
  readonly words: string;
  /** The page ends inside its table. */
  readonly isCut: boolean;
};

const unpack = promisify(gunzip);

/** The heads of a table stand within this part of a text, in characters. */
const openingLength = 64 * 1024;
const maxWords = 100_000;

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
  const text = decode(bytes);
  const opening = text.slice(0, openingLength);
  const otherKind = describeOtherKind(bytes, opening);
  if (otherKind !== null) return fail("unacceptable", otherKind);
  if (/^\s*</.test(opening) || /<table[\s>]/i.test(opening)) return readPage(text);
  return readDelimited(text, opening);
}

/** Spreadsheets save UTF-8, UTF-16 with its mark ("Unicode text") or, as Excel's plain CSV, windows-1252. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

async function readDelimited(text: string, opening: string): Promise<Result<WrittenRound>> {
  const delimiter = delimiterOf(opening);
  if (delimiter === null) return fail("unacceptable", describeMissingTable(opening));
  const table = createTableReader();
  for (const { number, cells } of delimitedRows(text, delimiter)) {
    table.addRow(number, cells);
    if (table.isRefused()) break;
    await yieldToOthers();
  }
  return table.result();
}

const delimiters: readonly Delimiter[] = ["\t", ";", ","];

/** The delimiter of the line with the heads; null where there is no such line. */
function delimiterOf(opening: string): Delimiter | null {
  for (const line of opening.split(/[\r\n]+/)) {
    const delimiter = delimiters.find((one) => missingHeads(line.split(one)).length === 0);
    if (delimiter !== undefined) return delimiter;
  }
  return null;
}

const noTable =
  "This holds no table with the columns Institute, Academic Program Name, Quota, Seat Type, Gender, Opening Rank and Closing Rank. On the page of JoSAA, choose the round and all institutes, and save the page once its table is there.";

/** Names the missing columns where a line has most of the others. */
function describeMissingTable(opening: string): string {
  for (const line of opening.split(/[\r\n]+/)) {
    const missing = missingHeads(line.split(/[\t;,]/));
    if (missing.length <= 3) return describeMissingColumns(missing);
  }
  return noTable;
}

function describeMissingColumns(missing: readonly string[]): string {
  return `The table has no column ${missing.map((head) => `“${head}”`).join(", ")}.`;
}

const tooManyRows = `The table has more than ${roundBounds.rows} rows: one round of JoSAA has some 12,000. Save a page that shows one round.`;

/** Takes rows of cells one after the other, from the first row that has all heads. */
function createTableReader() {
  let heads: readonly string[] | null = null;
  let readRow: ReturnType<typeof rowReader> | null = null;
  let isOpen = false;
  let problem: string | null = null;
  let missing: readonly string[] | null = null;
  let words = "";
  const rows: WrittenRow[] = [];
  const uneven: number[] = [];

  function addWords(more: string): void {
    if (words.length < maxWords) words += more;
  }

  function describeExcess(number: number, cells: readonly string[]): string {
    return cells.length > roundBounds.columns
      ? `Row ${number} has more than ${roundBounds.columns} cells: the table of JoSAA has seven columns. Save it again, or remove the others.`
      : `Row ${number} has a cell of more than ${roundBounds.cellCharacters} characters: no name in JoSAA's table is that long. Is a quotation mark missing?`;
  }

  return {
    addRow(number: number, cells: readonly string[]): void {
      if (number > roundBounds.rows) {
        problem = tooManyRows;
        return;
      }
      if (cells.every((cell) => cell === "")) return;
      if (!isOpen || readRow === null || heads === null) {
        const missingHere = missingHeads(cells);
        if (missingHere.length > 0) {
          if (missingHere.length <= 3) missing ??= missingHere;
          addWords(` ${cells.join(" ")} `);
          return;
        }
        if (heads !== null) {
          problem = "The page has 2 tables of closing ranks. Save a page that shows one round.";
          return;
        }
        heads = cells;
        readRow = rowReader(cells);
        isOpen = true;
        return;
      }
      if (exceedsBounds(cells)) {
        problem = describeExcess(number, cells);
        return;
      }
      if (cells.join("\t") === heads.join("\t")) return;
      if (cells.length === heads.length) rows.push(readRow(number, cells));
      else uneven.push(number);
    },

    addWords,

    /** The table ends: rows that follow are not of it. */
    close: () => void (isOpen = false),

    /** Nothing more has to be read. */
    isRefused: () => problem !== null,

    result(isPage = false): Result<WrittenRound> {
      if (problem !== null) return fail("unacceptable", problem);
      if (heads === null)
        return fail("unacceptable", missing === null ? noTable : describeMissingColumns(missing));
      return succeed({ rows, uneven, words: cellText(words), isCut: isPage && isOpen });
    },
  };
}

/** Only their own end tag ends these. */
const textModes = new Map([
  ["script", TokenizerMode.SCRIPT_DATA],
  ["style", TokenizerMode.RAWTEXT],
  ["title", TokenizerMode.RCDATA],
  ["textarea", TokenizerMode.RCDATA],
]);
const hiddenElements: ReadonlySet<string> = new Set(["script", "style", "textarea"]);
const spacedElements: ReadonlySet<string> = new Set(["br", "p", "div", "li", "h1", "h2", "h3"]);
const partLength = 32 * 1024;

/** Reads a saved page by the tokens of the HTML standard: a tree of 8 MB would take some hundred MB. */
async function readPage(text: string): Promise<Result<WrittenRound>> {
  const table = createTableReader();
  let elements = 0;
  let number = 0;
  let cells: string[] | null = null;
  let cell: string | null = null;
  let hidden: string | null = null;
  let isOtherOption = false;

  function addText(characters: string): void {
    if (hidden !== null || isOtherOption) return;
    if (cell !== null && cell.length <= 2 * roundBounds.cellCharacters)
      cell += /\S/.test(characters) ? characters : " ";
    table.addWords(characters);
  }

  function endCell(): void {
    if (cell !== null && cells !== null && cells.length <= roundBounds.columns)
      cells.push(cellText(cell));
    cell = null;
  }

  function endRow(): void {
    endCell();
    if (cells !== null && cells.some((one) => one !== "")) table.addRow((number += 1), cells);
    cells = null;
  }

  function startTag({ tagName, attrs }: Token.TagToken): void {
    elements += 1;
    const mode = textModes.get(tagName);
    if (mode !== undefined) tokenizer.state = mode;
    if (hiddenElements.has(tagName)) hidden = tagName;
    if (tagName === "option") isOtherOption = !attrs.some(({ name }) => name === "selected");
    if (spacedElements.has(tagName)) addText(" ");
    // The name of a list says of its chosen number: year or round.
    if (tagName === "select") addText(` ${listName(attrs)} `);
    if (tagName === "table") {
      endRow();
      number = 0;
    }
    if (tagName === "tr") {
      endRow();
      cells = [];
    }
    if (tagName === "td" || tagName === "th") {
      endCell();
      cells ??= [];
      cell = "";
      table.addWords(" ");
    }
  }

  function endTag({ tagName }: Token.TagToken): void {
    if (tagName === hidden) hidden = null;
    if (tagName === "option" || tagName === "select") isOtherOption = false;
    if (tagName === "td" || tagName === "th") endCell();
    if (/^(?:tr|tbody|thead|tfoot|table)$/.test(tagName)) endRow();
    if (tagName === "table") table.close();
  }

  const ignore = () => undefined;
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onStartTag: startTag,
      onEndTag: endTag,
      onCharacter: ({ chars }) => addText(chars),
      onWhitespaceCharacter: ({ chars }) => addText(chars),
      onNullCharacter: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  );
  for (let at = 0; at < text.length && !table.isRefused(); at += partLength) {
    if (elements > roundBounds.elements) return fail("unacceptable", tooManyElements);
    tokenizer.write(text.slice(at, at + partLength), false);
    await yieldToOthers();
  }
  tokenizer.write("", true);
  endRow();
  return table.result(true);
}

const tooManyElements = `The page has more than ${roundBounds.elements} elements: the page of one round has some 200,000. Save a page that shows one round.`;

/** `Round` for a list called `ctl00$ddlRoundNo`. */
function listName(attrs: readonly Token.Attribute[]): string {
  const name = attrs.find((attribute) => attribute.name === "name" || attribute.name === "id");
  return /round|year/i.exec(name?.value ?? "")?.[0] ?? "";
}

const asPage = "On the page of JoSAA, save the page itself, as “Webpage, HTML only”.";
const workbook = "This is a workbook of a spreadsheet: save it as CSV, and hand that in.";
const picture = `This is a picture: its ranks cannot be read. ${asPage}`;
const archive = "This is an archive: unpack it, and hand in the page or the table that is in it.";

/** The first bytes of files that people hand in for a saved page, and what to do instead. */
const otherKinds: readonly (readonly [signature: string, sentence: string])[] = [
  ["PK\u0003\u0004", workbook],
  ["\u00d0\u00cf\u0011\u00e0", workbook],
  ["%PDF-", `This is a PDF. ${asPage}`],
  ["{\\rtf", `This is a document of a word processor. ${asPage}`],
  ["\u0089PNG", picture],
  ["\u00ff\u00d8\u00ff", picture],
  ["GIF8", picture],
  ["7z\u00bc\u00af", archive],
  ["Rar!", archive],
];

/** The reason why a file of another kind is refused; null where it may hold a table. */
function describeOtherKind(bytes: Uint8Array, opening: string): string | null {
  const signature = Buffer.from(bytes.subarray(0, 8)).toString("latin1");
  const kind = otherKinds.find(([begins]) => signature.startsWith(begins));
  if (kind !== undefined) return kind[1];
  if (opening.trim() === "") return "The file is empty: nothing was saved in it.";
  const head = opening.slice(0, 2_000);
  if (/^Content-Type: multipart\/related/im.test(head))
    return `This is a page saved as a single file (MHTML). ${asPage}`;
  if (/^\s*(?:\{|\[\s*\{)\s*"|^\s*\[\s*["[\d]/.test(head))
    return `This looks like JSON, the data of a program. ${asPage}`;
  if (head.split("\0").length > 100)
    return `This is no text: it holds bytes that neither a page nor a table has. ${asPage}`;
  return null;
}
