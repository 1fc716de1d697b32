/** The lists by which seats are given: a rank of one says nothing of the others. */
export const rankLists = ["engineering", "architecture", "planning", "advanced"] as const;

export type RankList = (typeof rankLists)[number];

/**
 * By which list a seat is given: those of IITs by JEE Advanced, others by JEE Main, where B.Arch. and B.Planning have
 * lists of their own (README of the rounds).
 */
export function rankListOf(isIit: boolean, program: string): RankList {
  if (isIit) return "advanced";
  if (/\bBachelor of Architecture\b/i.test(program)) return "architecture";
  return /\bBachelor of Planning\b/i.test(program) ? "planning" : "engineering";
}
