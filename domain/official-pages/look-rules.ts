import { createHash } from "node:crypto";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Times in milliseconds, sizes in bytes. */
export const lookRules = {
  /** Between two looks at a page: usually, and while the season expects news. */
  usualInterval: 12 * hour,
  hourlyInterval: hour,
  /** After a look that failed or showed another page, and after several failures in a row. */
  afterFailure: hour,
  afterFailures: day,
  failuresToReport: 3,
  suspectFor: 3 * day,
  /** How long an instance has for a look before another may take it, and how long its host then rests. */
  claimTime: 5 * minute,
  hostPause: 5_000,
  timeout: 20_000,
  longestPage: 15_000_000,
  longestRobots: 1_000_000,
  betweenMails: hour,
  keptChanges: 365 * day,
} as const;

/** A page is looked at in its own part of the hour (milliseconds), so that not all are at once. */
export function offsetOf(address: string): number {
  return createHash("sha256").update(address).digest().readUInt32BE() % hour;
}
