import { fail, succeed, type Result } from "../../shared/result.ts";
import { delimitedRows } from "./delimited-table.ts";
import { openingText, textParts } from "./file-text.ts";
import { readHtmlTables } from "./html-tables.ts";
import { sentenceOnOtherFile } from "./other-files.ts";
import { collectRoundRows, type RoundRows } from "./round-rows.ts";

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
