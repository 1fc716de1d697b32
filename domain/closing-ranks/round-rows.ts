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
} as const;

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

type Column = keyof typeof heads;

const columns = Object.keys(heads) as Column[];

const neededColumns = columns.filter((column) => column !== "year" && column !== "round");

/** A row of the official table as it is written, with its number, counted from 1 with the heads, as a spreadsheet does. */
export type WrittenRow = Readonly<Record<Column, string>> & { readonly number: number };

/** `Opening Rank ▲` is `openingrank`. */
function plainHead(head: string): string {
  return head.toLowerCase().replaceAll(/[^a-z]/g, "");
}

export function missingHeads(cells: readonly string[]): readonly string[] {
  const names = new Set(cells.map(plainHead));
  return neededColumns.map((column) => heads[column]).filter((head) => !names.has(plainHead(head)));
}

export function rowReader(headCells: readonly string[]) {
  const names = headCells.map(plainHead);
  const places = columns.map(
    (column) => [column, names.indexOf(plainHead(heads[column]))] as const,
  );
  return (number: number, cells: readonly string[]): WrittenRow => {
    const texts = places.map(([column, place]) => [column, cells[place] ?? ""] as const);
    return { number, ...(Object.fromEntries(texts) as Record<Column, string>) };
  };
}

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

export function excerpt(cell: string): string {
  return cell.length > 40 ? `${cell.slice(0, 40)}…` : cell;
}

export function cellText(cell: string): string {
  return cell.replaceAll(/[\s\u200b]+/g, " ").trim();
}

export function isTooLong(cells: readonly string[], times = 1): boolean {
  const { columns, cellCharacters } = roundBounds;
  return cells.length > columns || cells.some((cell) => cell.length > times * cellCharacters);
}

/** In quotes a cell may hold the delimiter, line breaks, and quotes written twice (RFC 4180); what is behind it belongs to it. */
function cellPattern(delimiter: string): RegExp {
  const most = roundBounds.cellCharacters;
  const plain = `[^${delimiter}\\r\\n]`;
  return new RegExp(
    `(?:"((?:[^"]|""){0,${most}})"|(?!"))(${plain}{0,${most}})(${delimiter}|\\r?\\n|\\r|$)`,
    "y",
  );
}

/** The rows of a delimited text, blank ones too; null, as the last one, for a row with more or longer cells than any of JoSAA's. */
export function* delimitedRows(text: string, delimiter: string): Generator<string[] | null> {
  const pattern = cellPattern(delimiter);
  let cells: string[] = [];
  while (pattern.lastIndex <= text.length) {
    const [whole, quoted, plain = "", end] = pattern.exec(text) ?? [];
    if (whole === undefined || cells.length === roundBounds.columns) {
      yield null;
      return;
    }
    cells.push(cellText(quoted === undefined ? plain : quoted.replaceAll('""', '"') + plain));
    if (end === delimiter) continue;
    yield cells;
    if (end === "") return;
    cells = [];
  }
}

export function writeRoundCsv({ year, round, rows }: RankRound): string {
  const lines = rows.map(({ institute, program, quota, seatType, gender, opening, closing }) => {
    const names = [institute, program].map(csvField);
    const ranks = [opening, closing].map(writeSeatRank);
    return [...names, quota, seatType, gender, ...ranks, year, round].join(",");
  });
  return [Object.values(heads).join(","), ...lines, ""].join("\n");
}

function csvField(words: string): string {
  return /[",\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
}

export function* readRoundCsv(text: string): Generator<ClosingRank> {
  let readRow: ReturnType<typeof rowReader> | null = null;
  for (const cells of delimitedRows(text, ",")) {
    if (readRow === null) readRow = rowReader(cells ?? []);
    else if (cells?.join("") !== "") {
      const seat = parseRow(readRow(0, cells ?? []));
      if (typeof seat === "string") throw new Error(`A round is damaged: ${seat}`);
      yield seat;
    }
  }
}
