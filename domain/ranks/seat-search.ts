import { type Branch, branchNames } from "./branches.ts";
import { genderPools, type Quota, quotas, type SeatType } from "./closing-rank.ts";
import type { InstituteType } from "./institutes/institute.ts";
import type { RankList } from "./rank-lists.ts";
import { type RankTable, segmentOf } from "./rank-table.ts";
import { hasRowOf, type RecordedRanks } from "./recorded-ranks.ts";
import type { Seat } from "./seat.ts";
import { isOpenTo } from "./seat-quota.ts";
import type { State } from "./states.ts";
import { understand, type UnderstoodWords } from "./understood-words.ts";
import { hasWords, namesWith, programWords, instituteWords } from "./words-in-names.ts";

/** How a rank lies to the closing ranks of a seat's years; one of a preparatory list is compared with none. */
export const lies = ["some", "every", "before", "preparatory"] as const;

export type Lie = (typeof lies)[number];

/** What somebody asks of the table. */
export type SeatQuery = {
  readonly list: RankList;
  readonly seatType: SeatType;
  /** Women may take the seats of both pools. */
  readonly isWoman: boolean;
  /** Where Class 12 was sat first; without it the seats of all quotas. */
  readonly state: State | undefined;
  /** In the list of the seat type; without it all seats, by institute. */
  readonly rank: number | undefined;
  readonly branch: Branch | undefined;
  readonly program: string;
  readonly institute: string;
  /** None: all. */
  readonly types: readonly InstituteType[];
  readonly lie: Lie | undefined;
};

/** The seats that were found, by their place in the table, in the order in which they are shown. */
export type FoundSeats = {
  readonly seats: readonly number[];
  /** How many lie how, whichever of them were asked for. */
  readonly counts: Readonly<Record<Lie, number>>;
  /** How many closed so far before the rank that they are not listed. */
  readonly far: number;
};

/** A seat that closed further before the rank than this part of it in each of its years is not listed. */
export const farPart = 0.2;

/**
 * The seats of a query. With a rank: first those that closed after it in some years, fewest misses first, then those that did in
 * every year, then those that did in none, the nearest first; a closing rank that equals the rank counts as after it. Within
 * each of these, and without a rank, the seats kept for the state of who asks come before all others.
 */
export function findSeats(
  table: RankTable,
  query: SeatQuery,
  records: RecordedRanks = new Map(),
): FoundSeats {
  const counts = { some: 0, every: 0, before: 0, preparatory: 0 };
  const mayTake = quotasAt(table, query);
  const isWanted = programsOf(table, query);
  const segment = segmentOf(query.list, query.seatType);
  const from = table.starts[segment] ?? table.count;
  const to = table.starts[segment + 1] ?? table.count;
  const { institute, program, quota, pool } = table;
  const keys: number[] = [];
  let far = 0;
  for (let seat = from; seat < to; seat++) {
    const takenQuotas = mayTake[institute[seat] ?? 0] ?? 0;
    if (((takenQuotas >> (quota[seat] ?? 0)) & 1) === 0) continue;
    if (isWanted[program[seat] ?? 0] === 0) continue;
    if (!query.isWoman && pool[seat] === femaleOnly) continue;
    const isAway = query.state === undefined || !ofOneState.includes(quota[seat] ?? 0) ? 1 : 0;
    if (query.rank === undefined) {
      keys.push(isAway * mostSeats + seat);
      continue;
    }
    const { lie, nearness, isFar } = placeInYears(table, seat, query.rank, records);
    if (isFar) {
      far++;
      continue;
    }
    counts[lie]++;
    if (query.lie === undefined || query.lie === lie)
      keys.push(((2 * lies.indexOf(lie) + isAway) * mostNearness + nearness) * mostSeats + seat);
  }
  const sortedKeys = Float64Array.from(keys).sort();
  return { seats: Array.from(sortedKeys, (key) => key % mostSeats), counts, far };
}

/** Quotas that are kept for one state: whoever may take such a seat is at home there. */
const ofOneState = (["HS", "GO", "JK", "LA"] as const).map((quota) => quotas.indexOf(quota));

const femaleOnly = genderPools.indexOf("Female-only (including Supernumerary)");

/** A place in the order is one number: how it lies, how near, which seat. */
const mostSeats = 2 ** 21;
const mostNearness = 2 ** 27;
const mostRank = 2 ** 22;

/** What was typed for the institute, as the table's names have it. */
export function instituteWordsOf(table: RankTable, typed: string): UnderstoodWords {
  return understand(instituteWords(typed, table.instituteVocabulary), table.instituteVocabulary);
}

/** What was typed for the programme, short forms written out. */
export function programWordsOf(table: RankTable, typed: string): UnderstoodWords {
  return understand(programWords(typed), table.programVocabulary);
}

/** How a rank lies to the years of a seat, without an object for each year. */
function placeInYears(table: RankTable, seat: number, rank: number, records: RecordedRanks) {
  const width = table.years.length;
  let knownYears = 0;
  let missedYears = 0;
  let lowest = mostRank;
  let highest = 0;
  let nearestMiss = mostRank;
  const recordedYear = recordedAlone(table, seat, records);
  for (let cell = seat * width; cell <= (seat + 1) * width; cell++) {
    const closing = cell < (seat + 1) * width ? (table.closing[cell] ?? 0) : recordedYear;
    if (closing <= 0) continue;
    knownYears++;
    if (closing < lowest) lowest = closing;
    if (closing > highest) highest = closing;
    if (closing < rank) {
      missedYears++;
      if (rank - closing < nearestMiss) nearestMiss = rank - closing;
    }
  }
  if (knownYears === 0) return { lie: "preparatory", nearness: 0, isFar: false } as const;
  if (missedYears === 0) return { lie: "every", nearness: lowest - rank, isFar: false } as const;
  if (missedYears < knownYears)
    return { lie: "some", nearness: missedYears * mostRank + nearestMiss, isFar: false } as const;
  const isFar = rank - highest > rank * farPart;
  return { lie: "before", nearness: rank - highest, isFar } as const;
}

/** The closing rank of a year that a record alone has; 0 for none. */
function recordedAlone(table: RankTable, seat: number, records: RecordedRanks): number {
  const record = records.get(seat);
  return record === undefined || hasRowOf(table, seat, record.year) ? 0 : record.closing;
}

/** How a rank lies to the years of a seat that is listed. */
export function lieOf({ years }: Pick<Seat, "years">, rank: number): Lie {
  const closedYears = years.filter(({ closing }) => !closing.isPreparatory);
  const missedYears = closedYears.filter(({ closing }) => closing.rank < rank).length;
  if (closedYears.length === 0) return "preparatory";
  if (missedYears === 0) return "every";
  return missedYears < closedYears.length ? "some" : "before";
}

/** For each institute the quotas that are open to who asks, as bits; 0 where it is not asked for. */
function quotasAt(table: RankTable, { institute, types, state }: SeatQuery): Uint8Array {
  const { words } = instituteWordsOf(table, institute);
  const matches = namesWith(table.instituteWords, words);
  return Uint8Array.from(table.institutes, (one, place) => {
    if (types.length > 0 && !types.includes(one.type)) return 0;
    if (!matches(table.instituteWords[place] ?? "")) return 0;
    if (state === undefined) return everyQuota;
    return quotas.reduce(
      (bits, name: Quota, bit) => (isOpenTo(state, name, one) ? bits | (1 << bit) : bits),
      0,
    );
  });
}

const everyQuota = (1 << quotas.length) - 1;

function programsOf(table: RankTable, { branch, program }: SeatQuery): Uint8Array {
  const { words } = programWordsOf(table, program);
  const bit = branch === undefined ? undefined : 1 << branchNames.indexOf(branch);
  return Uint8Array.from(table.programs, ({ words: name, branches }) =>
    (bit === undefined || (branches & bit) !== 0) && hasWords(name, words) ? 1 : 0,
  );
}
