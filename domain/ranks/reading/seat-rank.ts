import type { SeatRank } from "../closing-rank.ts";

/** A rank as the official page writes it: a whole number, with a P behind it for a preparatory list; null for anything else. */
export function readSeatRank(cell: string): SeatRank | null {
  const isPreparatory = cell.endsWith("P");
  const digits = isPreparatory ? cell.slice(0, -1) : cell;
  // Seven digits: no rank list of JEE is longer.
  return /^[1-9]\d{0,6}$/.test(digits) ? { rank: Number(digits), isPreparatory } : null;
}
