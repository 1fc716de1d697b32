import {
  knownSeats,
  type KnownSeat,
  reportedSeats,
  yearOfRecords,
} from "../../content/closing-ranks/known-ranks.ts";
import type { FactId } from "../../content/facts/index.ts";
import { isKnown, type Standing } from "../../content/facts/fact-record.ts";
import type { FactLookup } from "../../content/facts/snapshot.ts";
import { standingOf } from "../../content/facts/standing.ts";
import { genderPools, quotas } from "./closing-rank.ts";
import { instituteNamed } from "./institutes/known-institutes.ts";
import { plainName } from "./plain-name.ts";
import { rankListOf } from "./rank-lists.ts";
import { type RankTable, segmentOf } from "./rank-table.ts";

/** At which rank a seat closed in the last round of a year, as a record of the site says it. */
export type RecordedRank = {
  readonly id: FactId;
  readonly year: number;
  readonly closing: number;
};

/** The records of closing ranks by the place of their seat in a table. */
export type RecordedRanks = ReadonlyMap<number, RecordedRank>;

/** The records of seats that this table has, as they hold now; one without a confirmed rank says nothing. */
export function recordedRanks(table: RankTable, facts: FactLookup): RecordedRanks {
  const ranksBySeat = new Map<number, RecordedRank>();
  for (const [place, id] of placesIn(table)) {
    const record = facts.fact(id);
    const { value } = record;
    if (value.kind === "rank" && isKnown(record) && !unsure.has(standingOf(record)))
      ranksBySeat.set(place, { id, year: yearOfRecords, closing: value.rank });
  }
  return ranksBySeat;
}

const unsure: ReadonlySet<Standing> = new Set(["expected", "superseded"]);

/** Whether the rounds have this year of the seat: then that row stands, whatever a record says besides. */
export function hasRowOf(table: RankTable, place: number, year: number): boolean {
  const index = table.years.findIndex((one) => one.year === year);
  return index !== -1 && table.closing[place * table.years.length + index] !== 0;
}

const recordsByTable = new WeakMap<RankTable, ReadonlyMap<number, FactId>>();

function placesIn(table: RankTable): ReadonlyMap<number, FactId> {
  const before = recordsByTable.get(table);
  if (before !== undefined) return before;
  const places = new Map(
    [...knownSeats, ...reportedSeats].flatMap((seat) => {
      const place = placeOf(table, seat);
      return place === undefined ? [] : [[place, seat.record] as const];
    }),
  );
  recordsByTable.set(table, places);
  return places;
}

/** All recorded seats are open ones of the gender-neutral pool. */
function placeOf(table: RankTable, { institute, program, quota }: KnownSeat): number | undefined {
  const { name, type } = instituteNamed(institute);
  const plain = plainName(program);
  const segment = segmentOf(rankListOf(type === "IIT", program), "OPEN");
  const to = table.starts[segment + 1] ?? table.count;
  for (let place = table.starts[segment] ?? table.count; place < to; place++)
    if (
      table.institutes[table.institute[place] ?? -1]?.name === name &&
      table.programs[table.program[place] ?? -1]?.plain === plain &&
      quotas[table.quota[place] ?? -1] === quota &&
      genderPools[table.pool[place] ?? -1] === "Gender-Neutral"
    )
      return place;
  return undefined;
}
