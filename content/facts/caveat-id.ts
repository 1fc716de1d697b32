/** Names of the visible notes; their words are in `caveats.ts`. */
export const caveatIds = [
  "C-GENERAL",
  "C-FEES",
  "C-UPLOADS",
  "C-PAPER2",
  "C-TIE",
  "C-SAF",
  "C-BARCH",
  "C-75",
  "C-CUTOFF",
  "C-RANKS",
  "C-ADMIT",
  "C-DATES",
] as const;

export type CaveatId = (typeof caveatIds)[number];
