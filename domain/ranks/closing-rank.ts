/** Who may take a seat, by where they passed Class 12 (`content/closing-ranks`): all India, home state, other state, Goa, Jammu and Kashmir, Ladakh. */
export const quotas = ["AI", "HS", "OS", "GO", "JK", "LA"] as const;

export type Quota = (typeof quotas)[number];

export const quotaWords: Readonly<Record<Quota, string>> = {
  AI: "all India",
  HS: "home state",
  OS: "other state",
  GO: "Goa",
  JK: "Jammu and Kashmir",
  LA: "Ladakh",
};

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

/** The seats of one programme for one quota, seat type and gender pool: the ranks of the first and the last who got one. */
export type ClosingRank = {
  readonly institute: string;
  readonly program: string;
  readonly quota: Quota;
  readonly seatType: SeatType;
  readonly gender: GenderPool;
  readonly opening: SeatRank;
  readonly closing: SeatRank;
};

/** One round of JoSAA, as its official page shows it. */
export type RankRound = {
  readonly year: number;
  readonly round: number;
  readonly rows: readonly ClosingRank[];
};

/** The round in force of each year that the site has, the oldest first. */
export type RoundsInForce = {
  /** Another number: other rounds. */
  readonly version: string;
  readonly rounds: readonly RankRound[];
};
