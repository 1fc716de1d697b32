const minute = 60_000;
const hour = 60 * minute;

/** Contract section 5: so many failures within the window, for one account or one address. */
export const failureLimit = 10;
export const shortestWindowMs = 15 * minute;

/** The window grows no further: who was attacked all day waits half a working day at most. */
const longestWindowMs = 4 * hour;

/** How long failures are remembered, so that the window of who goes on failing can grow. */
export const failureMemoryMs = 24 * hour;

/** A code has a million values and three of them are right: it gets fewer tries. */
export const codeFailureLimit = 5;

/** So many mails that reset a password within the shortest window. */
export const recoveryMailLimit = { account: 3, address: 10 };

/**
 * The window in which `limit` failures are borne, after so many within the memory: it doubles with
 * each further `limit` of them. Guessing on and on gets 100 tries on the first day for ten, and 60 on
 * each day after it, not 960.
 */
export function failureWindow(failures: number, limit: number): number {
  const doublings = Math.max(0, Math.floor(failures / limit) - 1);
  return Math.min(shortestWindowMs * 2 ** doublings, longestWindowMs);
}
