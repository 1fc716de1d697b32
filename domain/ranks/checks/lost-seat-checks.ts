import type { ClosingRank, RankRound } from "../closing-rank.ts";
import { seatKey, type NumberedRow } from "./checked-row.ts";
import { questionFinding, type Finding } from "./round-finding.ts";
import { percent, indianNumber } from "./said-numbers.ts";

/** From 2022 to 2024 each kind of seat grew, by 2 to 10 % a year. */
const kindKept = 0.9;
/** Of the seats without PwD whose programme goes on, 2 to 3 % were not there again. */
const seatsLost = 0.04;

/**
 * Whether one kind of seat has shrunk, or seats are gone here and there: what the number of all rows does
 * not show. Institutes that are not in both rounds are asked about by name.
 */
export function* checkLostSeats(
  rows: readonly NumberedRow[],
  before: RankRound,
): Generator<Finding> {
  const seatsNow = rows.map(({ seat }) => seat);
  const inHere = new Set(seatsNow.map(({ institute }) => institute));
  const inThere = new Set(before.rows.map(({ institute }) => institute));
  const seats = seatsNow.filter(({ institute }) => inThere.has(institute));
  const seatsBefore = before.rows.filter(({ institute }) => inHere.has(institute));
  yield* shrunk(seats, seatsBefore, before.year);
  yield* lostHereAndThere(seats, seatsBefore, before.year);
}

function* shrunk(
  seats: readonly ClosingRank[],
  seatsBefore: readonly ClosingRank[],
  year: number,
): Generator<Finding> {
  for (const kindOf of [typeOf, genderOf]) {
    const now = Map.groupBy(seats, kindOf);
    for (const [kind, rows] of Map.groupBy(seatsBefore, kindOf)) {
      const count = now.get(kind)?.length ?? 0;
      if (count < rows.length * kindKept)
        yield questionFinding(
          `${indianNumber(count)} rows are ${kind} here, and ${year} had ${indianNumber(rows.length)} at the same institutes. Are all of them here?`,
          `fewer ${kind}`,
        );
    }
  }
}

/** All PwD seats are one kind: some of their types have thirty rows, of which half are other ones every year. */
function typeOf({ seatType }: ClosingRank): string {
  return isPwd(seatType) ? "PwD" : seatType;
}

function genderOf({ gender }: ClosingRank): string {
  return gender;
}

function* lostHereAndThere(
  seats: readonly ClosingRank[],
  seatsBefore: readonly ClosingRank[],
  year: number,
): Generator<Finding> {
  const programs = new Set(seats.map(programKey));
  const keysNow = new Set(seats.map(seatKey));
  const expectedSeats = seatsBefore.filter(
    (seat) => !isPwd(seat.seatType) && programs.has(programKey(seat)),
  );
  const lostSeats = expectedSeats.filter((seat) => !keysNow.has(seatKey(seat)));
  if (lostSeats.length > expectedSeats.length * seatsLost)
    yield questionFinding(
      `Of programmes that are here, ${indianNumber(lostSeats.length)} seats of ${year} (${percent(lostSeats.length / expectedSeats.length)}) are not; most years it is 2 or 3 %. Were rows lost?`,
      "seats lost",
      [],
      lostSeats.slice(0, 10).map(nameOf),
    );
}

function isPwd(seatType: ClosingRank["seatType"]): boolean {
  return seatType.endsWith("(PwD)");
}

function programKey({ institute, program }: ClosingRank): string {
  return `${institute}\t${program}`;
}

function nameOf({ institute, program, quota, seatType, gender }: ClosingRank): string {
  return `${program} at ${institute}: ${quota}, ${seatType}, ${gender}`;
}
