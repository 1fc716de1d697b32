import type { ClosingRank, RankRound } from "../closing-rank.ts";
import { seatKey, type NumberedRow } from "./checked-row.ts";
import { questionFinding, refusalFinding, type Finding } from "./round-finding.ts";
import type { KnownRank } from "./known-rank-checks.ts";
import { isPreparatory } from "./preparatory-checks.ts";
import { percent, indianNumber } from "./said-numbers.ts";

/** How far the number of rows may be from that of the year before. From 2022 to 2024 it grew by 7 and 9 %. */
const rowsApart = 0.15;
/** Of two years, not one seat in a thousand has the same two ranks. */
const rowsAlike = 0.05;
/** From 2022 to 2024, 93 % of the seats of a year were there in the next. */
const seatsKept = 0.8;
/** By how much the middle of all changes may lie off. From 2022 to 2024 it was 2 % either way. */
const middleMoved = 0.08;

type Kin = {
  readonly year: number;
  readonly round: number;
  readonly inForce: readonly RankRound[];
  readonly known: readonly KnownRank[];
};

/** Whether the round lies to the others as rounds do: as many rows, most seats again, other ranks. */
export function checkKinship(
  rows: readonly NumberedRow[],
  before: RankRound | null,
  kin: Kin,
): readonly Finding[] {
  const seats = rows.map(({ seat }) => seat);
  const isProved = kin.known.filter(({ isSure }) => isSure).length >= 9;
  return [
    ...(isProved ? [] : copiesOf(seats, kin)),
    ...(before === null ? [] : comparisons(seats, before, kin, isProved)),
  ];
}

function comparisons(
  seats: readonly ClosingRank[],
  before: RankRound,
  { year }: Kin,
  isProved: boolean,
): readonly Finding[] {
  return [
    ...numberOfRows(seats, before, year),
    ...keptSeats(seats, before),
    ...(isProved ? [] : middleOfChanges(seats, before, year)),
  ];
}

function* numberOfRows(
  seats: readonly ClosingRank[],
  before: RankRound,
  year: number,
): Generator<Finding> {
  const change = seats.length / before.rows.length - 1;
  if (Math.abs(change) <= rowsApart) return;
  const sentence = `${indianNumber(seats.length)} rows are ${percent(change)} ${change < 0 ? "fewer" : "more"} than the ${indianNumber(before.rows.length)} of round ${before.round} of ${before.year}`;
  if (Math.abs(year - before.year) <= 1)
    yield refusalFinding(`${sentence}: this is not one whole round.`);
  else yield questionFinding(`${sentence}. Is this the whole round?`, "whole round");
}

function* keptSeats(seats: readonly ClosingRank[], before: RankRound): Generator<Finding> {
  const seatKeys = new Set(seats.map(seatKey));
  const keptShare =
    before.rows.filter((row) => seatKeys.has(seatKey(row))).length / before.rows.length;
  if (keptShare < seatsKept)
    yield questionFinding(
      `Of the seats of ${before.year}, ${percent(keptShare)} are here; most years keep nine of ten. Are the names of programmes written as before?`,
      "seats kept",
    );
}

function* copiesOf(
  seats: readonly ClosingRank[],
  { year, round, inForce }: Kin,
): Generator<Finding> {
  const seatsByKey = new Map(seats.map((seat) => [seatKey(seat), seat]));
  for (const otherRound of inForce) {
    if (otherRound.year === year && otherRound.round === round) continue;
    const alike = otherRound.rows.filter((row) =>
      isAlike(seatsByKey.get(seatKey(row)), row),
    ).length;
    // Two rounds of one year may have much in common.
    const mostAlike = otherRound.year === year ? 0.999 : rowsAlike;
    if (alike > seats.length * mostAlike)
      yield refusalFinding(
        `${percent(alike / seats.length)} of the rows are those of round ${otherRound.round} of ${otherRound.year}: this is not round ${round} of ${year}.`,
      );
  }
}

function isAlike(left: ClosingRank | undefined, right: ClosingRank): boolean {
  return left?.opening.rank === right.opening.rank && left.closing.rank === right.closing.rank;
}

/** An early round closes at better ranks than the last one, on the whole. */
function* middleOfChanges(
  seats: readonly ClosingRank[],
  before: RankRound,
  year: number,
): Generator<Finding> {
  if (before.year === year) return;
  const ranksBefore = new Map(before.rows.map((row) => [seatKey(row), row.closing.rank]));
  const changes = seats
    .filter((seat) => seat.seatType === "OPEN" && !isPreparatory(seat))
    .flatMap((seat) => {
      const rank = ranksBefore.get(seatKey(seat));
      return rank === undefined || rank < 1000 ? [] : [seat.closing.rank / rank - 1];
    })
    .sort((a, b) => a - b);
  const middle = changes[Math.floor(changes.length / 2)] ?? 0;
  if (Math.abs(middle) > middleMoved)
    yield questionFinding(
      `Open seats close at ranks ${percent(middle)} ${middle < 0 ? "better" : "worse"} than in ${before.year}, in the middle of all. Is this the last round of ${year}, not an early one?`,
      "last round",
    );
}
