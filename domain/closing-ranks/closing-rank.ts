/** Seats by where their takers passed Class 12: all India, home state, other state, Goa, Jammu and Kashmir, Ladakh. */
export const quotas = ["AI", "HS", "OS", "GO", "JK", "LA"] as const;

export type Quota = (typeof quotas)[number];

export const seatTypes = [
  "OPEN",
  "OPEN (PwD)",
  "EWS",
  "EWS (PwD)",
  "OBC-NCL",
  "OBC-NCL (PwD)",
  "SC",
  "SC (PwD)",
  "ST",
  "ST (PwD)",
] as const;

export type SeatType = (typeof seatTypes)[number];

export const genderPools = ["Gender-Neutral", "Female-only (including Supernumerary)"] as const;

export type GenderPool = (typeof genderPools)[number];

/** A rank of one of the rank lists; that of a preparatory list is another scale and never compared with others. */
export type SeatRank = { readonly rank: number; readonly isPreparatory: boolean };

export type ClosingRank = {
  readonly institute: string;
  readonly program: string;
  readonly quota: Quota;
  readonly seatType: SeatType;
  readonly gender: GenderPool;
  readonly opening: SeatRank;
  readonly closing: SeatRank;
};

export type RoundNumber = { readonly year: number; readonly round: number };

export type RankRound = RoundNumber & { readonly rows: readonly ClosingRank[] };

export const rankLists = ["engineering", "architecture", "planning", "advanced"] as const;

export type RankList = (typeof rankLists)[number];

/** Seats of IITs go by JEE Advanced, others by JEE Main, where B.Arch. and B.Planning have lists of their own. */
export function rankListOf(isIit: boolean, program: string): RankList {
  if (isIit) return "advanced";
  if (/\bBachelor of Architecture\b/i.test(program)) return "architecture";
  return /\bBachelor of Planning\b/i.test(program) ? "planning" : "engineering";
}

/** A rank as the official page writes it: a whole number, with a P behind it for a preparatory list; null for anything else. */
export function readSeatRank(cell: string): SeatRank | null {
  const isPreparatory = cell.endsWith("P");
  const digits = isPreparatory ? cell.slice(0, -1) : cell;
  // Seven digits: no rank list of JEE is longer.
  return /^[1-9]\d{0,6}$/.test(digits) ? { rank: Number(digits), isPreparatory } : null;
}

export function writeSeatRank({ rank, isPreparatory }: SeatRank): string {
  return `${rank}${isPreparatory ? "P" : ""}`;
}

export function isPreparatory({ opening, closing }: ClosingRank): boolean {
  return opening.isPreparatory || closing.isPreparatory;
}
