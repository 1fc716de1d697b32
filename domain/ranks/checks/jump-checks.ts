import type { ClosingRank, RankRound } from "../closing-rank.ts";
import { seatKey, type NumberedRow } from "./checked-row.ts";
import { questionFinding, type Finding } from "./round-finding.ts";
import { isPreparatory } from "./preparatory-checks.ts";
import { indianNumber } from "./said-numbers.ts";

/** So many times the worst, or as small a part of the best, of two years: a digit too many or too few. None of 2024 was. */
const timesOff = 5;
/** Ranks of small lists jump by themselves, those of PwD seats always: 101 and 289 became 1,600. */
const rankThatCounts = 1000;
const pointsNamed = 10;

/** Seats that close several times later or earlier than in either of the two years before. */
export function* checkJumps(
  rows: readonly NumberedRow[],
  { year, inForce }: { readonly year: number; readonly inForce: readonly RankRound[] },
): Generator<Finding> {
  const [first, second] = inForce.filter((one) => one.year < year).slice(-2);
  if (first === undefined || second === undefined) return;
  const [older, newer] = [ranksOf(first), ranksOf(second)];
  const jumps = rows.flatMap(({ number, seat }) => {
    const [before, after] = [older.get(seatKey(seat)), newer.get(seatKey(seat))];
    if (before === undefined || after === undefined || jumpsByItself(seat)) return [];
    if (Math.min(before, after) < rankThatCounts) return [];
    const { rank } = seat.closing;
    const isJump =
      rank >= Math.max(before, after) * timesOff || rank * timesOff <= Math.min(before, after);
    const were = `${indianNumber(before)} in ${first.year}, ${indianNumber(after)} in ${second.year}`;
    return isJump
      ? [{ number, point: `${nameOf(seat)}: ${indianNumber(rank)} here, ${were}` }]
      : [];
  });
  if (jumps.length > 0)
    yield questionFinding(
      "These seats close at five times the rank of both years before or later, or at a fifth of it or earlier. Compare them with the official page: is a digit wrong?",
      "jumps compared",
      jumps.map(({ number }) => number),
      jumps.slice(0, pointsNamed).map(({ point }) => point),
    );
}

function ranksOf({ rows }: RankRound): ReadonlyMap<string, number> {
  return new Map(
    rows.filter((row) => !jumpsByItself(row)).map((row) => [seatKey(row), row.closing.rank]),
  );
}

function jumpsByItself(seat: ClosingRank): boolean {
  return isPreparatory(seat) || seat.seatType.endsWith("(PwD)");
}

function nameOf({ institute, program, quota, seatType, gender }: ClosingRank): string {
  return `${program} at ${institute} (${quota}, ${seatType}, ${gender})`;
}
