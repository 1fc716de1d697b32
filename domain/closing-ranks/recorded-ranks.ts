import {
  knownSeats,
  type ListedRow,
  listedRows,
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
  for (const [seat, known] of seatsWithRecord(table)) {
    if (typeof known === "number") {
      ranksBySeat.set(seat, { id: null, year: yearOfRecords, closing: known });
      continue;
    }
    const record = facts.fact(known);
    const { value } = record;
    if (value.kind === "rank" && isKnown(record) && !unsure.has(standingOf(record)))
      ranksBySeat.set(seat, { id: known, year: yearOfRecords, closing: value.rank });
  }
  return ranksBySeat;
}

const unsure: ReadonlySet<Standing> = new Set(["expected", "superseded"]);

/** The fact of a seat, or its closing rank where it has none. */
type SeatRecords = ReadonlyMap<Seat, FactId | number>;

const recordsByTable = new WeakMap<SeatTable, SeatRecords>();

function seatsWithRecord(table: SeatTable): SeatRecords {
  const before = recordsByTable.get(table);
  if (before !== undefined) return before;
  const seats = new Map<Seat, FactId | number>();
  for (const known of [...knownSeats, ...reportedSeats, ...listedRows]) {
    const seat = findSeat(table, known);
    if (seat !== undefined) seats.set(seat, "record" in known ? known.record : known.closing);
  }
  recordsByTable.set(table, seats);
  return seats;
}

/** All recorded seats are open ones of the gender-neutral pool. */
function findSeat(
  table: SeatTable,
  { institute, program, quota }: Pick<ListedRow, "institute" | "program" | "quota">,
): Seat | undefined {
  const { name, type } = instituteNamed(institute);
  const plain = plainName(program);
  return table
    .seatsOf(rankListOf(type === "IIT", program), "OPEN")
    .find(
      (seat) =>
        seat.institute.name === name &&
        seat.program.plain === plain &&
        seat.quota === quota &&
        seat.gender === "Gender-Neutral",
    );
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
