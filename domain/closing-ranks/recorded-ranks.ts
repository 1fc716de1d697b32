import { yearOfKnownRanks } from "../../content/closing-ranks/known-ranks.ts";
import { isKnown } from "../../content/facts/fact-record.ts";
import type { FactLookup } from "../../content/facts/snapshot.ts";
import { standingOf } from "../../content/facts/standing.ts";
import type { RecordedRank, Seat, SeatTable } from "./seat-table.ts";

export type RecordedRanks = ReadonlyMap<Seat, RecordedRank>;

/** The records of seats that this table has, as they hold now; one without a confirmed rank says nothing. */
export function recordedRanks(table: SeatTable, facts: FactLookup): RecordedRanks {
  const ranksBySeat = new Map<Seat, RecordedRank>();
  const year = yearOfKnownRanks;
  for (const [seat, known] of table.recorded) {
    if (typeof known === "number") {
      ranksBySeat.set(seat, { id: null, year, closing: known });
      continue;
    }
    const record = facts.fact(known);
    const { value } = record;
    const isSure = isKnown(record) && !["expected", "superseded"].includes(standingOf(record));
    if (value.kind === "rank" && isSure)
      ranksBySeat.set(seat, { id: known, year, closing: value.rank });
  }
  return ranksBySeat;
}

/** The seat with the year of its record. A year that both have is the round's; a record that differs is named beside it. */
export function withRecord(seat: Seat, record: RecordedRank | undefined): Seat {
  if (record === undefined) return seat;
  const { year, closing: rank } = record;
  if (!seat.years.some((one) => one.year === year)) {
    const recorded = { year, opening: null, closing: { rank, isPreparatory: false }, record };
    const years = [...seat.years, recorded];
    return { ...seat, years: years.toSorted((one, other) => one.year - other.year) };
  }
  const years = seat.years.map((one) =>
    one.year === year && one.closing.rank !== rank ? { ...one, record } : one,
  );
  return { ...seat, years };
}
