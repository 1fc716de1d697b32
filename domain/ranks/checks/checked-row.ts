import {
  genderPools,
  quotas,
  seatTypes,
  type ClosingRank,
  type SeatRank,
} from "../closing-rank.ts";
import { memoized } from "../../shared/memoized.ts";
import { instituteNamed } from "../institutes/known-institutes.ts";
import { plainName } from "../plain-name.ts";
import { readSeatRank } from "../reading/seat-rank.ts";
import type { WrittenRow } from "../reading/round-rows.ts";
import { refusalFinding, type Finding } from "./round-finding.ts";

/** A row that could be read, with its number. */
export type NumberedRow = { readonly number: number; readonly seat: ClosingRank };

/** The rows that can be read, and what is wrong with the others: each kind of fault once, with its rows. */
export function checkRows(
  writtenRows: readonly WrittenRow[],
  { year, round }: { readonly year: number; readonly round: number },
): { readonly rows: readonly NumberedRow[]; readonly findings: readonly Finding[] } {
  const faults = new Map<string, number[]>();
  const rows: NumberedRow[] = [];
  const seats = new Map<string, ClosingRank>();
  const plainKey = createPlainKey();
  for (const row of writtenRows) {
    const parsedRow = readRow(row);
    const rowFaults = typeof parsedRow === "string" ? [parsedRow] : [...faultsOf(parsedRow)];
    if (row.year !== "" && row.year !== String(year))
      rowFaults.push(`The column Year says “${excerpt(row.year)}”, not ${year}.`);
    if (row.round !== "" && row.round !== String(round))
      rowFaults.push(`The column Round says “${excerpt(row.round)}”, not ${round}.`);
    if (typeof parsedRow !== "string") {
      const key = plainKey(parsedRow);
      const first = seats.get(key);
      if (first === undefined) seats.set(key, parsedRow);
      else rowFaults.push(seatKey(first) === seatKey(parsedRow) ? twice : spelledTwice);
      rows.push({ number: row.number, seat: parsedRow });
    }
    for (const fault of rowFaults) {
      const numbers = faults.get(fault);
      if (numbers === undefined) faults.set(fault, [row.number]);
      else numbers.push(row.number);
    }
  }
  const firstFaults = [...faults].slice(0, mostFaults);
  const otherRows = [...faults.values()].slice(mostFaults).flat();
  return {
    rows,
    findings: [
      ...firstFaults.map(([sentence, numbers]) => refusalFinding(sentence, numbers)),
      ...(otherRows.length > 0
        ? [refusalFinding("There are more faults, in these rows.", otherRows)]
        : []),
    ],
  };
}

/** So many kinds of faults are named: more of them are another file. */
const mostFaults = 20;

const twice = "The same seats stand in the table twice.";
const spelledTwice =
  "The same seats stand in the table twice, their institute or programme spelled in two ways.";

/**
 * The seats as the site tells them from others, by the plain names: of two spellings the site would show one. The names
 * of a file are known for as long as it is looked over: each of them holds the text of the whole file in memory.
 */
function createPlainKey(): (seat: ClosingRank) => string {
  const plainInstitute = memoized((name) => instituteNamed(name).name);
  const plainProgram = memoized(plainName);
  return (seat) => {
    const institute = plainInstitute(seat.institute);
    return seatKey({ ...seat, institute, program: plainProgram(seat.program) });
  };
}

/** The seats of a programme for one quota, seat type and gender pool, told from all others. */
export function seatKey(seat: ClosingRank): string {
  const { institute, program, quota, seatType, gender } = seat;
  return [institute, program, quota, seatType, gender].join("\t");
}

/** The seat, or what cannot be read of it. */
function readRow(row: WrittenRow): ClosingRank | string {
  const quota = quotas.find((one) => one === row.quota);
  const seatType = seatTypes.find((one) => one === row.seatType);
  const gender = genderPools.find((one) => one === row.gender);
  const opening = readSeatRank(row.opening);
  const closing = readSeatRank(row.closing);
  const { institute, program } = row;
  if (institute === "" || program === "") return "Institute or programme is empty.";
  if (quota === undefined) return `“${excerpt(row.quota)}” is no quota that JoSAA knows.`;
  if (seatType === undefined) return `“${excerpt(row.seatType)}” is no seat type that JoSAA knows.`;
  if (gender === undefined) return `“${excerpt(row.gender)}” is no gender pool that JoSAA knows.`;
  if (opening === null) return noRank("opening", row.opening);
  if (closing === null) return noRank("closing", row.closing);
  return { institute, program, quota, seatType, gender, opening, closing };
}

function noRank(which: string, cell: string): string {
  return `“${excerpt(cell)}” is no ${which} rank: a whole number, with a P behind it for a preparatory list.`;
}

function* faultsOf({ opening, closing }: ClosingRank): Generator<string> {
  if (isAfter(opening, closing)) yield "The opening rank comes after the closing rank.";
}

/** Ranks of two lists cannot be compared. */
function isAfter(opening: SeatRank, closing: SeatRank): boolean {
  return opening.isPreparatory === closing.isPreparatory && opening.rank > closing.rank;
}

/** So much of a cell as fits into a sentence. */
function excerpt(cell: string): string {
  return cell.length > 40 ? `${cell.slice(0, 40)}…` : cell;
}
