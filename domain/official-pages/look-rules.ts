import { createHash } from "node:crypto";
import type { PageUpdate, WatchedPage } from "./page-repository.ts";

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
  /** Fewer of the former blocks than this share are another page, of a page with at least so many, until it has stayed for so long. */
  leastKept: 1 / 3,
  leastBlocks: 6,
  suspectFor: 3 * day,
  /** How long an instance has for a look before another may take it. */
  claimTime: 5 * minute,
  /** How long a request may hold its host, and how long the host then rests. */
  hostClaimTime: 2 * minute,
  hostPause: 5_000,
  timeout: 20_000,
  longestPage: 15_000_000,
  longestRobots: 1_000_000,
  /** After this the office gets a mail again. */
  betweenMails: hour,
  keptChanges: 365 * day,
} as const;

/** A page is looked at in its own part of the hour (milliseconds), so that not all are at once. */
export function offsetOf(address: string): number {
  return createHash("sha256").update(address).digest().readUInt32BE() % hour;
}

export function later(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}

/** After a look that was answered with the page. */
export function afterAnswer(now: Date, interval: number): PageUpdate {
  const at = now.toISOString();
  const isFine = {
    state: "fine",
    reason: "",
    failures: 0,
    failed_since: null,
    suspect_since: null,
  };
  return { ...isFine, tried_at: at, looked_at: at, next_look_at: later(now, interval) };
}

/** After one that was not: several in a row are reported, and looked at daily. */
export function afterFailure(page: WatchedPage, reason: string, now: Date): PageUpdate {
  const failures = page.failures + 1;
  const isReported = failures >= lookRules.failuresToReport;
  return {
    state: isReported ? "unreachable" : page.state,
    failures,
    reason,
    tried_at: now.toISOString(),
    failed_since: page.failed_since ?? now.toISOString(),
    next_look_at: later(now, isReported ? lookRules.afterFailures : lookRules.afterFailure),
  };
}

/** A page that may not be asked, or turns us away. */
export function afterRefusal(reason: string, now: Date): PageUpdate {
  const next_look_at = later(now, lookRules.afterFailures);
  return { state: "refused", reason, tried_at: now.toISOString(), next_look_at };
}

/** Another page has answered: a log-in, maintenance, an empty site. The former text stays known. */
export function afterOtherPage(page: WatchedPage, now: Date): PageUpdate {
  return {
    state: "suspect",
    tried_at: now.toISOString(),
    suspect_since: page.suspect_since ?? now.toISOString(),
    reason: "Another page has answered: most of what stood there is gone",
    next_look_at: later(now, lookRules.afterFailure),
  };
}
