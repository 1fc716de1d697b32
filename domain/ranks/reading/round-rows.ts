import { roundBounds } from "./round-bounds.ts";
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

/** The rows below the heads of a table. */
export type RoundRows = {
  readonly rows: readonly WrittenRow[];
  /** Rows with another number of cells than the heads. */
  readonly uneven: readonly number[];
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

/** Takes the rows of a table one after the other: those above its heads are let go, those below are what it says. */
export function collectRoundRows() {
  let headCells: readonly string[] | null = null;
  let places: readonly string[] = [];
  const rows: WrittenRow[] = [];
  const uneven: number[] = [];

  function keep({ number, cells }: TableRow): void {
    const cellOf = (name: keyof typeof heads) => cells[places.indexOf(heads[name])] ?? "";
    rows.push({
      number,
      institute: cellOf("institute"),
      program: cellOf("program"),
      quota: cellOf("quota"),
      seatType: cellOf("seatType"),
      gender: cellOf("gender"),
      opening: cellOf("opening"),
      closing: cellOf("closing"),
      year: cellOf("year"),
      round: cellOf("round"),
    });
  }

  return {
    hasHeads: () => headCells !== null,

    /** Takes the next row; says why the table is none of JoSAA where the row goes beyond what one has. */
    add(row: TableRow): string | null {
      const { number, cells } = row;
      if (headCells === null) {
        if (!areHeads(cells)) return null;
        headCells = cells;
        places = cells.map(plainHead);
        return beyondBounds(row);
      }
      const beyond = beyondBounds(row);
      if (beyond !== null) return beyond;
      const isHeads = cells.every((words, index) => words === headCells?.[index]);
      // Heads that stand again between the rows are none of them.
      if (isHeads) return null;
      if (cells.length === places.length) keep(row);
      else uneven.push(number);
      return rows.length + uneven.length > roundBounds.rows ? tooManyRows : null;
    },

    taken: (): RoundRows => ({ rows, uneven }),
  };
}

function areHeads(cells: readonly string[]): boolean {
  const plain = cells.map(plainHead);
  return neededHeads.every((head) => plain.includes(head));
}

/** `Opening Rank ▲` is `openingrank`. */
function plainHead(head: string): string {
  return head.toLowerCase().replaceAll(/[^a-z]/g, "");
}

function beyondBounds({ number, cells }: TableRow): string | null {
  const { columns, cellCharacters } = roundBounds;
  if (cells.length > columns)
    return `Row ${number} has more than ${columns} cells: the table of JoSAA has seven columns. Save it again, or remove the others.`;
  if (cells.some((cell) => cell.length > cellCharacters))
    return `Row ${number} has a cell of more than ${cellCharacters} characters: no name in JoSAA's table is that long. Is a quotation mark missing?`;
  return null;
}

const tooManyRows = `The table has more than ${roundBounds.rows} rows: one round of JoSAA has some 12,000. Save a page that shows one round.`;
