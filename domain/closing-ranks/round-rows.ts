import {
  type ClosingRank,
  genderPools,
  quotas,
  type RankRound,
  readSeatRank,
  seatTypes,
  writeSeatRank,
} from "./closing-rank.ts";

/** The largest round that ships has 11,261 rows of 9 cells with 123 characters at most; a saved page has 5 to 8 MB. */
export const roundBounds = {
  bytes: 16 * 1024 * 1024,
  rows: 40_000,
  columns: 40,
  cellCharacters: 1_000,
  /** Of a page. */
  elements: 600_000,
} as const;

/** A row of the official table as it is written. */
export type WrittenRow = Record<keyof typeof heads, string> & {
  /** Counted from 1 with the heads, as a spreadsheet does. */
  readonly number: number;
};

const heads = {
  institute: "Institute",
  program: "Academic Program Name",
  quota: "Quota",
  seatType: "Seat Type",
  gender: "Gender",
  opening: "Opening Rank",
  closing: "Closing Rank",
  year: "Year",
  round: "Round",
} as const;

/** The official page has these alone; year and round stand beside the table there. */
const neededHeads = Object.values(heads).filter((head) => head !== "Year" && head !== "Round");

/** The needed columns that these cells do not name. */
export function missingHeads(cells: readonly string[]): readonly string[] {
  const names = new Set(cells.map(plainHead));
  return neededHeads.filter((head) => !names.has(plainHead(head)));
}

/** `Opening Rank ▲` is `openingrank`. */
function plainHead(head: string): string {
  return head.toLowerCase().replaceAll(/[^a-z]/g, "");
}

/** How rows below these heads are read; a column that is not there is empty. */
export function rowReader(headCells: readonly string[]) {
  const names = headCells.map(plainHead);
  const at = (head: string) => names.indexOf(plainHead(head));
  const places = {
    institute: at(heads.institute),
    program: at(heads.program),
    quota: at(heads.quota),
    seatType: at(heads.seatType),
    gender: at(heads.gender),
    opening: at(heads.opening),
    closing: at(heads.closing),
    year: at(heads.year),
    round: at(heads.round),
  };
  return (number: number, cells: readonly string[]): WrittenRow => ({
    number,
    institute: cells[places.institute] ?? "",
    program: cells[places.program] ?? "",
    quota: cells[places.quota] ?? "",
    seatType: cells[places.seatType] ?? "",
    gender: cells[places.gender] ?? "",
    opening: cells[places.opening] ?? "",
    closing: cells[places.closing] ?? "",
    year: cells[places.year] ?? "",
    round: cells[places.round] ?? "",
  });
}

/** The seat of a row, or a sentence on the cell that cannot be read. */
export function parseRow(row: WrittenRow): ClosingRank | string {
  const { institute, program } = row;
  const quota = quotas.find((one) => one === row.quota);
  const seatType = seatTypes.find((one) => one === row.seatType);
  const gender = genderPools.find((one) => one === row.gender);
  const opening = readSeatRank(row.opening);
  const closing = readSeatRank(row.closing);
  if (institute === "" || program === "") return "Institute or programme is empty.";
  if (quota === undefined) return `“${excerpt(row.quota)}” is no quota that JoSAA knows.`;
  if (seatType === undefined) return `“${excerpt(row.seatType)}” is no seat type that JoSAA knows.`;
  if (gender === undefined) return `“${excerpt(row.gender)}” is no gender pool that JoSAA knows.`;
  if (opening === null) return noRank("opening", row.opening);
  if (closing === null) return noRank("closing", row.closing);
  if (opening.isPreparatory === closing.isPreparatory && opening.rank > closing.rank)
    return "The opening rank comes after the closing rank.";
  return { institute, program, quota, seatType, gender, opening, closing };
}

function noRank(which: string, cell: string): string {
  return `“${excerpt(cell)}” is no ${which} rank: a whole number, with a P behind it for a preparatory list.`;
}

/** As much of a cell as fits into a sentence. */
export function excerpt(cell: string): string {
  return cell.length > 40 ? `${cell.slice(0, 40)}…` : cell;
}

/** A cell without white space around it, and with one space between its words. */
export function cellText(cell: string): string {
  // Nearly all of a hundred thousand cells are plain words already.
  if (/^[!-~]+(?: [!-~]+)*$/.test(cell)) return cell;
  return cell.replaceAll(/[\s\u{a0}\u{200b}\u{feff}]+/gu, " ").trim();
}

export type Delimiter = "," | ";" | "\t";

type TableRow = { readonly number: number; readonly cells: readonly string[] };

/**
 * The rows of a delimited text (RFC 4180), blank ones too: a cell in quotes may hold the delimiter, line breaks, and quotes
 * written twice. A row beyond `roundBounds` is the last one.
 */
export function* delimitedRows(text: string, delimiter: Delimiter): Generator<TableRow> {
  let cells: string[] = [];
  let number = 1;
  let at = 0;
  while (at <= text.length) {
    const { cell, end } = cellAt(text, at, delimiter);
    cells.push(cellText(cell));
    const isBeyond = exceedsBounds(cells);
    at = end + 1;
    if (text.charAt(end) === delimiter && !isBeyond) continue;
    yield { number, cells };
    if (isBeyond) return;
    if (text.startsWith("\r\n", end)) at += 1;
    number += 1;
    cells = [];
  }
}

/** No row of JoSAA has so many cells, or so long ones. */
export function exceedsBounds(cells: readonly string[]): boolean {
  const { columns, cellCharacters } = roundBounds;
  return cells.length > columns || cells.some((cell) => cell.length > cellCharacters);
}

/** The cell that begins here, and the position of the delimiter or line break behind it. */
function cellAt(text: string, start: number, delimiter: string): { cell: string; end: number } {
  if (text.charAt(start) !== '"') {
    const end = endOfPlain(text, start, delimiter);
    return { cell: text.slice(start, end), end };
  }
  let cell = "";
  let from = start + 1;
  while (cell.length <= roundBounds.cellCharacters) {
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
  return { cell, end: from };
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

/** The round as it is kept, and as the shipped files are: CSV with its heads, ranks as the official page writes them. */
export function writeRoundCsv({ year, round, rows }: RankRound): string {
  const lines = rows.map((row) =>
    [
      csvField(row.institute),
      csvField(row.program),
      row.quota,
      row.seatType,
      row.gender,
      writeSeatRank(row.opening),
      writeSeatRank(row.closing),
      year,
      round,
    ].join(","),
  );
  return [Object.values(heads).join(","), ...lines, ""].join("\n");
}

function csvField(words: string): string {
  return /[",\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
}

/** The rows of a round that was checked before it was kept or shipped; throws where it is damaged. */
export function* readRoundCsv(text: string): Generator<ClosingRank> {
  let readRow: ReturnType<typeof rowReader> | null = null;
  for (const { number, cells } of delimitedRows(text, ",")) {
    if (cells.length === 1 && cells[0] === "") continue;
    if (readRow === null) {
      if (missingHeads(cells).length > 0) break;
      readRow = rowReader(cells);
      continue;
    }
    const seat = parseRow(readRow(number, cells));
    if (typeof seat === "string") throw new Error(`Row ${number} of a round is damaged: ${seat}`);
    yield seat;
  }
  if (readRow === null) throw new Error("A round has no heads.");
}
