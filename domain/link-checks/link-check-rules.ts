import type { LinkOutcome } from "./link-outcome.ts";
import type { CheckedLink } from "./link-check-repository.ts";

const hour = 3_600_000;
const day = 24 * hour;

export const linkCheckRules = {
  /** An address that answered is looked at again after a week, one that did not after a day: in milliseconds. */
  afterAnswer: 7 * day,
  afterFailure: day + hour,
  /** Failures in a row before the office is told, each at least a day after the one before. */
  failuresToReport: 2,
  betweenFailures: day,
  /** Looks of all instances together in 24 hours. */
  mostADay: 300,
  /** How long an instance has for one look before another may take it. */
  claimTime: 10 * 60_000,
} as const;

/** What is known of an address after this look. */
export function afterLook(link: CheckedLink, { isAlive, words }: LinkOutcome, now: Date) {
  const at = now.toISOString();
  const later = (time: number) => new Date(now.getTime() + time).toISOString();
  const lastCheck = { lastOutcome: words, checkedAt: at };
  if (isAlive)
    return {
      ...lastCheck,
      ...{ failures: 0, failedAt: null, dismissedAt: null },
      nextCheckAt: later(linkCheckRules.afterAnswer),
    };
  const { failedAt, failures } = link;
  const isCounted =
    failedAt === null || now.getTime() - Date.parse(failedAt) >= linkCheckRules.betweenFailures;
  return {
    ...lastCheck,
    ...(isCounted && { failures: failures + 1, failedAt: at }),
    nextCheckAt: later(linkCheckRules.afterFailure),
  };
}

/** Whether the office is told of it. */
export function isReported({ failures, dismissedAt }: CheckedLink): boolean {
  return failures >= linkCheckRules.failuresToReport && dismissedAt === null;
}
