import { memoized } from "../../shared/memoized.ts";
import type { ClosingRank, RankRound } from "../closing-rank.ts";
import { instituteNamed } from "../institutes/known-institutes.ts";
import { seatKey, type NumberedRow } from "./checked-row.ts";
import { questionFinding, refusalFinding, type Finding } from "./round-finding.ts";
import { indianNumber } from "./said-numbers.ts";

/** From so many preparatory ranks on, a round without any has lost them. */
const preparatoryThatCount = 20;
const preparatoryKept = 0.5;
/** Of the seats that had a preparatory rank, 75 to 78 % had one in the next year. */
const seatsThatKeepIt = 0.6;
/** A rank of a preparatory list may lie far behind the last one of the rank list itself. */
const behindLast = 1.25;
/** ST seats that were preparatory and are not now closed at 86 % of the last rank and more. */
const shareOfLast = 0.5;

export function isPreparatory({ opening, closing }: ClosingRank): boolean {
  return opening.isPreparatory || closing.isPreparatory;
}

/** Whether the P of preparatory ranks was lost, in all rows, in many, or in one whose rank gives it away. */
export function* checkPreparatory(
  rows: readonly NumberedRow[],
  before: RankRound,
): Generator<Finding> {
  const countNow = rows.filter(({ seat }) => isPreparatory(seat)).length;
  const seatsBefore = before.rows.filter(isPreparatory);
  const rowsWithoutMark = lostMarks(rows, seatsBefore);
  const still = seatsBefore.length - rowsWithoutMark.gone;
  const had = `${before.year} had ${indianNumber(seatsBefore.length)}`;
  const counts = seatsBefore.length >= preparatoryThatCount;
  if (counts && countNow === 0)
    yield refusalFinding(
      `No rank ends in P, and ${had}: the mark of the preparatory lists was stripped, so that their ranks look like real ones.`,
    );
  else if (counts && countNow < seatsBefore.length * preparatoryKept)
    yield questionFinding(
      `${indianNumber(countNow)} rows have a rank that ends in P, and ${had}. Was the mark lost in some?`,
      "preparatory ranks",
    );
  else if (counts && rowsWithoutMark.rows.length > still * (1 - seatsThatKeepIt))
    yield questionFinding(
      `Of ${indianNumber(still)} seats with a rank that ended in P in ${before.year}, ${indianNumber(rowsWithoutMark.rows.length)} have none here; most years it is one of four. Was the mark lost?`,
      "preparatory ranks",
      rowsWithoutMark.rows.map(({ number }) => number),
    );
  else yield* unlikelyRanks(rows, rowsWithoutMark.rows, before);
}

/** The seats that had a preparatory rank and have none now, and how many of them are not here at all. */
function lostMarks(rows: readonly NumberedRow[], seatsBefore: readonly ClosingRank[]) {
  const rowsByKey = new Map(rows.map((row) => [seatKey(row.seat), row]));
  const matchingRows = seatsBefore.flatMap((seat) => rowsByKey.get(seatKey(seat)) ?? []);
  return {
    rows: matchingRows.filter(({ seat }) => !isPreparatory(seat)),
    gone: seatsBefore.length - matchingRows.length,
  };
}

function* unlikelyRanks(
  rows: readonly NumberedRow[],
  rowsWithoutMark: readonly NumberedRow[],
  before: RankRound,
): Generator<Finding> {
  const numbers = new Set(rowsWithoutMark.map(({ number }) => number));
  const otherRows = rows.filter(({ seat, number }) => !isPreparatory(seat) && !numbers.has(number));
  const isOfIit = memoized((name) => instituteNamed(name).type === "IIT");
  // Preparatory ranks are of JEE Advanced: those of others are ranks of another list.
  const ofList = otherRows.filter(({ seat }) => isOfIit(seat.institute));
  const byType = Map.groupBy(ofList, ({ seat }) => seat.seatType);
  const unlikely = rowsWithoutMark.filter(({ seat }) => {
    const list = byType.get(seat.seatType)?.map((one) => one.seat) ?? [];
    return list.length > 0 && isUnlikely(seat, list);
  });
  if (unlikely.length > 0)
    yield questionFinding(
      `These seats had a rank that ended in P in ${before.year}. Here they have none, and ranks that do not fit the list of the others. Was the mark lost?`,
      "ranks without P",
      unlikely.map(({ number }) => number),
      unlikely.slice(0, 10).map(({ seat }) => nameOf(seat)),
    );
}

/** Everybody takes one seat: a rank that stands at another seat as well is of another list, and so is one that lies far off. */
function isUnlikely({ seatType, closing }: ClosingRank, list: readonly ClosingRank[]): boolean {
  const last = list.reduce((most, one) => Math.max(most, one.closing.rank), 0);
  return (
    closing.rank > last * behindLast ||
    (seatType === "ST" && closing.rank < last * shareOfLast) ||
    list.some((one) => one.closing.rank === closing.rank || one.opening.rank === closing.rank)
  );
}

function nameOf({ institute, program, seatType, gender, closing }: ClosingRank): string {
  return `${program} at ${institute}, ${seatType}, ${gender}: ${indianNumber(closing.rank)}`;
}
