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
import type { RecordedRank, RecordedRanks } from "./recorded-ranks.ts";

/** The ranks of a seat in the last round of a year. */
export type SeatYear = {
  readonly year: number;
  /** Null where a record alone has the year: it says where the seat closed. */
  readonly opening: SeatRank | null;
  readonly closing: SeatRank;
  /** The record that has the year, or that says something else than the round; null for none. */
  readonly record: RecordedRank | null;
};

/** One line of the answer: a seat with the years in which it is known, the oldest first. */
export type Seat = {
  readonly institute: Institute;
  readonly program: Program;
  readonly quota: Quota;
  readonly gender: GenderPool;
  readonly years: readonly SeatYear[];
};

/** What columns and records hold of a seat; null at a place that the table does not have. */
export function seatAt(
  table: RankTable,
  place: number,
  records: RecordedRanks = new Map(),
): Seat | null {
  const institute = table.institutes[table.institute[place] ?? -1];
  const program = table.programs[table.program[place] ?? -1];
  const quota = quotas[table.quota[place] ?? -1];
  const gender = genderPools[table.pool[place] ?? -1];
  if (!institute || !program || !quota || !gender) return null;
  const years = table.years.flatMap(({ year }, index) => {
    const cell = place * table.years.length + index;
    const opening = table.opening[cell] ?? 0;
    const closing = table.closing[cell] ?? 0;
    if (closing === 0) return [];
    return [{ year, opening: rankOfCell(opening), closing: rankOfCell(closing), record: null }];
  });
  const allYears = withRecord(years, records.get(place));
  return { institute, program, quota, gender, years: allYears };
}

/** A year that both have is the round's; a record that says something else is named beside it. */
function withRecord(
  years: readonly SeatYear[],
  record: RecordedRank | undefined,
): readonly SeatYear[] {
  if (record === undefined) return years;
  const { year, closing: rank } = record;
  if (!years.some((one) => one.year === year)) {
    const recordedYear = { year, opening: null, closing: { rank, isPreparatory: false }, record };
    return [...years, recordedYear].toSorted((one, other) => one.year - other.year);
  }
  return years.map((one) =>
    one.year === year && one.closing.rank !== rank ? { ...one, record } : one,
  );
}

function rankOfCell(cell: number): SeatRank {
  return { rank: Math.abs(cell), isPreparatory: cell < 0 };
}

/** Types of seats by the category and the disability of who asks. */
export function seatTypeOf(
  category: Extract<SeatType, "OPEN" | "EWS" | "OBC-NCL" | "SC" | "ST">,
  isPwd: boolean,
): SeatType {
  return isPwd ? `${category} (PwD)` : category;
}
