import { fail, succeed, type Result } from "../../shared/result.ts";
import { delimitedRows } from "./delimited-table.ts";
import { sentenceOnOtherFile } from "./other-files.ts";
import type { TableRow } from "./table-row.ts";

/** A row of the official table, its words as they are written. */
export type WrittenRow = {
  /** As a spreadsheet counts, with the heads. */
  readonly number: number;
  readonly institute: string;
  readonly program: string;
  readonly quota: string;
  readonly seatType: string;
  readonly gender: string;
  readonly opening: string;
  readonly closing: string;
  /** Empty where the table has no such column. */
  readonly year: string;
  readonly round: string;
};

export type WrittenRound = {
  readonly rows: readonly WrittenRow[];
  /** Rows with another number of cells than the heads. */
  readonly uneven: readonly number[];
  /** What stands around the table. */
  readonly words: string;
  readonly isCut: boolean;
};

const heads = {
  institute: "institute",
  program: "academicprogramname",
  quota: "quota",
  seatType: "seattype",
  gender: "gender",
  opening: "openingrank",
  closing: "closingrank",
  year: "year",
  round: "round",
} as const satisfies Record<Exclude<keyof WrittenRow, "number">, string>;

const optionalHeads: readonly string[] = [heads.year, heads.round];
const neededHeads = Object.values(heads).filter((head) => !optionalHeads.includes(head));

/**
 * Reads the table of opening and closing ranks as JoSAA's page shows it: the saved page, CSV, or what a
 * spreadsheet or a browser gives when it is copied. `unacceptable` where there is no such table, or two.
 */
export async function readWrittenRound(text: string): Promise<Result<WrittenRound>> {
  const other = sentenceOnOtherFile(text);
  if (other !== null) return fail("unacceptable", other);
  const isPage = /<table[\s>]/i.test(text) && /<t[dh][\s>]/i.test(text);
  if (!isPage) return readText(text);
  const { readHtmlTables } = await import("./html-tables.ts");
  const { tables, words, isCut } = await readHtmlTables(text);
  const found = tables.filter((rows) => headRow(rows) !== -1);
  const [table] = found;
  if (table === undefined) return fail("unacceptable", noTable);
  if (found.length > 1)
    return fail(
      "unacceptable",
      `The page has ${found.length} tables of closing ranks. Save a page that shows one round.`,
    );
  return succeed({ ...withoutHeads(table), words, isCut });
}

function readText(text: string): Result<WrittenRound> {
  const isPasted = /^[^\n]*institute[^\n]*\t/im.test(text);
  const table = [...delimitedRows(text, isPasted ? "\t" : ",")];
  const at = headRow(table);
  if (at === -1) return fail("unacceptable", noTable);
  const words = table.slice(0, at).flatMap(({ cells }) => cells);
  return succeed({ ...withoutHeads(table), words: words.join(" "), isCut: false });
}

const noTable =
  "This holds no table with the columns Institute, Academic Program Name, Quota, Seat Type, Gender, Opening Rank and Closing Rank. On the page of JoSAA, choose the round and all institutes, and save the page once its table is there.";

function headRow(rows: readonly TableRow[]): number {
  return rows.findIndex(({ cells }) => {
    const found = cells.map(plainHead);
    return neededHeads.every((head) => found.includes(head));
  });
}

/** `Opening Rank ▲` is `openingrank`. */
function plainHead(written: string): string {
  return written.toLowerCase().replaceAll(/[^a-z]/g, "");
}

/** Heads that stand again between the rows are none of them. */
function withoutHeads(table: readonly TableRow[]): Pick<WrittenRound, "rows" | "uneven"> {
  const at = headRow(table);
  const written = table[at]?.cells ?? [];
  const places = written.map(plainHead);
  const below = table
    .slice(at + 1)
    .filter(({ cells }) => cells.some((words, index) => words !== written[index]));
  const isEven = ({ cells }: TableRow) => cells.length === places.length;
  const cellOf = ({ cells }: TableRow, name: keyof typeof heads) =>
    cells[places.indexOf(heads[name])] ?? "";
  return {
    rows: below.filter(isEven).map((row) => ({
      number: row.number,
      institute: cellOf(row, "institute"),
      program: cellOf(row, "program"),
      quota: cellOf(row, "quota"),
      seatType: cellOf(row, "seatType"),
      gender: cellOf(row, "gender"),
      opening: cellOf(row, "opening"),
      closing: cellOf(row, "closing"),
      year: cellOf(row, "year"),
      round: cellOf(row, "round"),
    })),
    uneven: below.filter((row) => !isEven(row)).map(({ number }) => number),
  };
}
