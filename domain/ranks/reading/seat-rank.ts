import type { SeatRank } from "../closing-rank.ts";

/** A rank as the official page writes it: a whole number, with a P behind it for a preparatory list; null for anything else. */
export function readSeatRank(written: string): SeatRank | null {
  // Seven digits: no rank list of JEE is longer.
  const [, digits, mark] = /^([1-9]\d{0,6})(P?)$/.exec(written) ?? [];
  return digits === undefined ? null : { rank: Number(digits), isPreparatory: mark === "P" };
}
