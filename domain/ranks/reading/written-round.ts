import { fail, succeed, type Result } from "../../shared/result.ts";
import { delimitedRows } from "./delimited-table.ts";
import { readHtmlTables } from "./html-tables.ts";
import { collectRoundRows, type RoundRows } from "./round-rows.ts";
import { roundBounds } from "./round-bounds.ts";

export type WrittenRound = RoundRows & {
  /** What stands around the table. */
  readonly words: string;
  readonly isCut: boolean;
};

/**
 * Reads the table of opening and closing ranks as JoSAA's page shows it: the saved page, CSV, or what a
 * spreadsheet or a browser gives when it is copied. `unacceptable` where there is no such table, or two, or where
 * it goes beyond `roundBounds`. A file that is none of these is known by its first 64 kB, and a text without the heads there is
 * read no further.
 */
export function readWrittenRound(file: Uint8Array): Result<WrittenRound> {
  const opening = openingText(file);
  const otherFileSentence = sentenceOnOtherFile(file, opening);
  if (otherFileSentence !== null) return fail("unacceptable", otherFileSentence);
  const isPage = /^\s*</.test(opening) || /<table[\s>]/i.test(opening);
  return isPage ? readPage(file) : readText(file, opening);
}

function readPage(file: Uint8Array): Result<WrittenRound> {
  const { tables, words, isCut, beyond } = readHtmlTables(textParts(file));
  if (beyond !== null) return fail("unacceptable", beyond);
  const [table] = tables;
  if (table === undefined) return fail("unacceptable", noTable);
  if (tables.length > 1)
    return fail(
      "unacceptable",
      `The page has ${tables.length} tables of closing ranks. Save a page that shows one round.`,
    );
  return succeed({ ...table, words, isCut });
}

function readText(file: Uint8Array, opening: string): Result<WrittenRound> {
  const delimiter = isPasted(opening) ? "\t" : ",";
  const isTable = rowsOf(opening, delimiter).hasHeads;
  if (!isTable) return fail("unacceptable", noTable);
  const { table, words, beyond } = rowsOf([...textParts(file)].join(""), delimiter);
  if (beyond !== null) return fail("unacceptable", beyond);
  return succeed({ ...table, words, isCut: false });
}

/** Somewhere the institute of a line is followed by a tab. */
function isPasted(opening: string): boolean {
  return opening.split(/[\n\r]/).some((line) => {
    const institute = line.search(/institute/i);
    return institute !== -1 && line.includes("\t", institute);
  });
}

function rowsOf(text: string, delimiter: "," | "\t") {
  const collector = collectRoundRows();
  const words: string[] = [];
  let beyond: string | null = null;
  for (const row of delimitedRows(text, delimiter)) {
    beyond = collector.add(row);
    if (beyond !== null) break;
    if (!collector.hasHeads()) words.push(...row.cells);
  }
  const hasHeads = collector.hasHeads();
  return { table: collector.taken(), hasHeads, words: words.join(" "), beyond };
}

const noTable =
  "This holds no table with the columns Institute, Academic Program Name, Quota, Seat Type, Gender, Opening Rank and Closing Rank. On the page of JoSAA, choose the round and all institutes, and save the page once its table is there.";

/** So much of a file is decoded at once, in bytes. */
const partBytes = 256 * 1024;

/**
 * The text of a file in parts, one after the other, in UTF-8 or as a spreadsheet writes "Unicode text" (UTF-16 with its
 * mark). No more of the file is touched than what is asked for.
 */
function* textParts(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let at = 0; at < bytes.length; at += partBytes)
    yield decoder.decode(bytes.subarray(at, at + partBytes), { stream: true });
  yield decoder.decode();
}

/** The words with which a file begins: enough to say what it is. */
function openingText(bytes: Uint8Array): string {
  const opening = bytes.subarray(0, roundBounds.openingBytes);
  return new TextDecoder(encodingOf(bytes)).decode(opening, { stream: true });
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}

const asPage = "On the page of JoSAA, save the page itself, as “Webpage, HTML only”.";
const workbook = "This is a workbook of a spreadsheet: save it as CSV, and hand that in.";
const picture = `This is a picture: its ranks cannot be read. ${asPage}`;
const archive =
  "This is a packed archive: unpack it, and hand in the page or the table that is in it.";

/** How files begin that people hand in for a saved page, byte for byte, and what to do instead. */
const kinds: readonly (readonly [begins: string, sentence: string])[] = [
  // A ZIP archive is .xlsx or .ods; the other one is the older .xls.
  ["PK\u0003\u0004", workbook],
  ["\u00d0\u00cf\u0011\u00e0", workbook],
  ["%PDF-", `This is a PDF. ${asPage}`],
  ["{\\rtf", `This is a document of a word processor. ${asPage}`],
  ["\u0089PNG", picture],
  ["\u00ff\u00d8\u00ff", picture],
  ["GIF8", picture],
  ["\u001f\u008b", archive],
  ["7z\u00bc\u00af", archive],
  ["Rar!", archive],
];

/**
 * What to do where a file is of another kind; null where it may hold a table.
 *
 * @param opening the text with which the file begins
 */
function sentenceOnOtherFile(bytes: Uint8Array, opening: string): string | null {
  const signature = Buffer.from(bytes.subarray(0, 8)).toString("latin1");
  const kind = kinds.find(([begins]) => signature.startsWith(begins));
  if (kind !== undefined) return kind[1];
  if (opening.trim() === "") return "The file is empty: nothing was saved in it.";
  const head = opening.slice(0, 2_000);
  if (/^Content-Type: multipart\/related/im.test(head))
    return `This is a page saved as a single file (MHTML). ${asPage}`;
  if (/^\s*(?:\{|\[\s*\{)\s*"|^\s*\[\s*["[\d]/.test(head))
    return `This looks like JSON, the data of a program. ${asPage}`;
  // A text has none, but that of UTF-16 without its mark.
  if (head.split("\0").length > 100)
    return `This is no text: it holds bytes that neither a page nor a table has. ${asPage}`;
  return null;
}
