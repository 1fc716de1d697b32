import {
  knownSeats,
  reportedSeats,
  yearOfRecords,
} from "../../content/closing-ranks/known-ranks.ts";
import type { FactId } from "../../content/facts/index.ts";
import { isKnown, type Standing } from "../../content/facts/fact-record.ts";
import type { FactLookup } from "../../content/facts/snapshot.ts";
import { standingOf } from "../../content/facts/standing.ts";
import { rankListOf } from "./closing-rank.ts";
import { instituteNamed } from "./institutes.ts";
import { plainName } from "./plain-name.ts";
import type { RecordedRank, Seat, SeatTable, SeatYear } from "./seat-table.ts";

/** The records of closing ranks by their seat in a table. */
export type RecordedRanks = ReadonlyMap<Seat, RecordedRank>;

/** The records of seats that this table has, as they hold now; one without a confirmed rank says nothing. */
export function recordedRanks(table: SeatTable, facts: FactLookup): RecordedRanks {
  const ranksBySeat = new Map<Seat, RecordedRank>();
  for (const [seat, id] of seatsWithRecord(table)) {
    const record = facts.fact(id);
    const { value } = record;
    if (value.kind === "rank" && isKnown(record) && !unsure.has(standingOf(record)))
      ranksBySeat.set(seat, { id, year: yearOfRecords, closing: value.rank });
  }
  return ranksBySeat;
}

const unsure: ReadonlySet<Standing> = new Set(["expected", "superseded"]);

const recordsByTable = new WeakMap<SeatTable, ReadonlyMap<Seat, FactId>>();

function seatsWithRecord(table: SeatTable): ReadonlyMap<Seat, FactId> {
  const before = recordsByTable.get(table);
  if (before !== undefined) return before;
  const seats = new Map<Seat, FactId>();
  for (const { institute: written, program, quota, record } of [...knownSeats, ...reportedSeats]) {
    const { name, type } = instituteNamed(written);
    const plain = plainName(program);
    // All recorded seats are open ones of the gender-neutral pool.
    const seat = table
      .seatsOf(rankListOf(type === "IIT", program), "OPEN")
      .find(
        (one) =>
          one.institute.name === name &&
          one.program.plain === plain &&
          one.quota === quota &&
          one.gender === "Gender-Neutral",
      );
    if (seat !== undefined) seats.set(seat, record);
  }
  recordsByTable.set(table, seats);
  return seats;
}

/** The seat with the year of its record. A year that both have is the round's; a record that differs is named beside it. */
export function withRecord(seat: Seat, record: RecordedRank | undefined): Seat {
  if (record === undefined) return seat;
  const { year, closing: rank } = record;
  const { years } = seat;
  if (years.some((one) => one.year === year))
    return {
      ...seat,
      years: years.map((one) =>
        one.year === year && one.closing.rank !== rank ? { ...one, record } : one,
      ),
    };
  const recordedYear: SeatYear = {
    year,
    opening: null,
    closing: { rank, isPreparatory: false },
    record,
  };
  return {
    ...seat,
    years: [...years, recordedYear].toSorted((one, other) => one.year - other.year),
  };
}
