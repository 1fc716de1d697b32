import {
  type GenderPool,
  genderPools,
  type Quota,
  quotas,
  type SeatRank,
  type SeatType,
} from "./closing-rank.ts";
import type { Institute } from "./institutes/institute.ts";
import type { Program, RankTable } from "./rank-table.ts";

/** The ranks of a seat in one round. */
export type SeatYear = {
  readonly year: number;
  readonly opening: SeatRank;
  readonly closing: SeatRank;
};

/** One line of the answer: a seat with the years in which the table has it, the oldest first. */
export type Seat = {
  readonly institute: Institute;
  readonly program: Program;
  readonly quota: Quota;
  readonly gender: GenderPool;
  readonly years: readonly SeatYear[];
};

/** What the columns hold of a seat; null at a place that the table does not have. */
export function seatAt(table: RankTable, place: number): Seat | null {
  const institute = table.institutes[table.institute[place] ?? -1];
  const program = table.programs[table.program[place] ?? -1];
  const quota = quotas[table.quota[place] ?? -1];
  const gender = genderPools[table.pool[place] ?? -1];
  if (!institute || !program || !quota || !gender) return null;
  const years = table.years.flatMap(({ year }, index) => {
    const cell = place * table.years.length + index;
    const opening = table.opening[cell] ?? 0;
    const closing = table.closing[cell] ?? 0;
    return closing === 0 ? [] : [{ year, opening: read(opening), closing: read(closing) }];
  });
  return { institute, program, quota, gender, years };
}

function read(cell: number): SeatRank {
  return { rank: Math.abs(cell), isPreparatory: cell < 0 };
}

/** Types of seats by the category and the disability of who asks. */
export function seatTypeOf(
  category: Extract<SeatType, "OPEN" | "EWS" | "OBC-NCL" | "SC" | "ST">,
  isPwd: boolean,
): SeatType {
  return isPwd ? `${category} (PwD)` : category;
}
