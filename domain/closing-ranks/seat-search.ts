import { type Branch, branchNames } from "./branches.ts";
import type { Quota, RankList, SeatType } from "./closing-rank.ts";
import type { Institute, InstituteType } from "./institutes.ts";
import { type RecordedRanks, withRecord } from "./recorded-ranks.ts";
import { isOpenTo } from "./seat-quota.ts";
import type { Program, Seat, SeatTable } from "./seat-table.ts";
import type { State } from "./states.ts";
import { understand, type UnderstoodWords } from "./understood-words.ts";
import { instituteWords, namesWith, programWords } from "./words-in-names.ts";

/** How a rank lies to the closing ranks of a seat's years; one of a preparatory list is compared with none. */
export const lies = ["some", "every", "before", "preparatory"] as const;

export type Lie = (typeof lies)[number];

export type SeatQuery = {
  readonly list: RankList;
  readonly seatType: SeatType;
  readonly isWoman: boolean;
  readonly state: State | undefined;
  readonly rank: number | undefined;
  readonly branch: Branch | undefined;
  readonly program: string;
  readonly institute: string;
  readonly types: readonly InstituteType[];
  readonly lie: Lie | undefined;
};

/** A seat that closed further before the rank than this part of it in each of its years is not listed. */
export const farPart = 0.2;

/**
 * The seats of a query. With a rank: first those that closed after it in some years, fewest misses first, then those that did in
 * every year, then those that did in none, the nearest first; a closing rank that equals the rank counts as after it. Within
 * each of these, and without a rank, the seats kept for the state of who asks come before all others.
 */
export function findSeats(table: SeatTable, query: SeatQuery, records: RecordedRanks = new Map()) {
  const counts = { some: 0, every: 0, before: 0, preparatory: 0 };
  const institutes = new Set(institutesOf(table, query));
  const programs = new Set(programsOf(table, query));
  const found: { readonly seat: Seat; readonly order: number }[] = [];
  let far = 0;
  for (const one of table.seatsOf(query.list, query.seatType)) {
    const { institute, program, quota, gender } = one;
    if (!institutes.has(institute) || !programs.has(program)) continue;
    if (query.state !== undefined && !isOpenTo(query.state, quota, institute)) continue;
    if (!query.isWoman && gender !== "Gender-Neutral") continue;
    const seat = withRecord(one, records.get(one));
    const isAway = query.state === undefined || !ofOneState.has(quota) ? 1 : 0;
    if (query.rank === undefined) {
      found.push({ seat, order: isAway });
      continue;
    }
    const { lie, nearness } = compareRank(seat, query.rank);
    if (lie === "before" && nearness > query.rank * farPart) {
      far++;
      continue;
    }
    counts[lie]++;
    if (query.lie === undefined || query.lie === lie)
      found.push({ seat, order: (2 * lies.indexOf(lie) + isAway) * maxNearness + nearness });
  }
  // Of equal order they stay in that of the table.
  found.sort((one, other) => one.order - other.order);
  /** `counts`: how many lie how, whichever of them were asked for; `far`: how many are too far to be listed. */
  return { seats: found.map(({ seat }) => seat), counts, far };
}

const ofOneState: ReadonlySet<Quota> = new Set(["HS", "GO", "JK", "LA"]);

const maxRank = 2 ** 22;
const maxNearness = 2 ** 27;

/** How a rank lies to the years of a seat, and how near: less is nearer. */
function compareRank(
  { years }: Pick<Seat, "years">,
  rank: number,
): { readonly lie: Lie; readonly nearness: number } {
  let known = 0;
  let misses = 0;
  let earliest = maxRank;
  let nearestMiss = maxRank;
  for (const { closing } of years) {
    if (closing.isPreparatory) continue;
    known += 1;
    earliest = Math.min(earliest, closing.rank);
    if (closing.rank >= rank) continue;
    misses += 1;
    nearestMiss = Math.min(nearestMiss, rank - closing.rank);
  }
  if (known === 0) return { lie: "preparatory", nearness: 0 };
  if (misses === 0) return { lie: "every", nearness: earliest - rank };
  return misses < known
    ? { lie: "some", nearness: misses * maxRank + nearestMiss }
    : { lie: "before", nearness: nearestMiss };
}

export function lieOf(seat: Pick<Seat, "years">, rank: number): Lie {
  return compareRank(seat, rank).lie;
}

export function instituteWordsOf(table: SeatTable, typed: string): UnderstoodWords {
  return understand(instituteWords(typed, table.instituteVocabulary), table.instituteVocabulary);
}

export function programWordsOf(table: SeatTable, typed: string): UnderstoodWords {
  return understand(programWords(typed), table.programVocabulary);
}

function institutesOf(table: SeatTable, { institute, types }: SeatQuery): readonly Institute[] {
  const { words } = instituteWordsOf(table, institute);
  const matches = namesWith(table.instituteWords, words);
  return table.institutes.filter(
    ({ type }, index) =>
      (types.length === 0 || types.includes(type)) && matches(table.instituteWords[index] ?? ""),
  );
}

function programsOf(table: SeatTable, { branch, program }: SeatQuery): readonly Program[] {
  const { words } = programWordsOf(table, program);
  const bit = branch === undefined ? undefined : 1 << branchNames.indexOf(branch);
  const matches = namesWith(
    table.programs.map((one) => one.words),
    words,
  );
  return table.programs.filter(
    ({ words: name, branches }) => (bit === undefined || (branches & bit) !== 0) && matches(name),
  );
}
