import { uuidv7 } from "uuidv7";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import { raiseSiteVersion } from "../../database/site-version.ts";
import type { OutboundClient } from "../outbound/outbound-client.ts";
import { indianDayNumber, type Clock } from "../shared/clock.ts";
import type { Log } from "../shared/log.ts";
import { createPageClient, type PageAnswer } from "./ask-page.ts";
import { isTicking } from "./blocks/block-changes.ts";
import type { ReadPage } from "./blocks/read-in-process.ts";
import { decideChange, insertChange, listWaitingOf, type PageChange } from "./change-repository.ts";
import { later, lookRules } from "./look-rules.ts";
import { lookOver, type PageReading } from "./page-look.ts";
import {
  claimHost,
  readText,
  releaseHost,
  updateUnchanged,
  type PageUpdate,
  type WatchedPage,
} from "./page-repository.ts";

export type PageLooksDependencies = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly log: Log;
  readonly siteUrl: string;
  readonly readPage: ReadPage;
  readonly outbound: OutboundClient;
  readonly facts: { readonly current: () => FactSnapshot };
  /** The records that name a page as their source. */
  readonly citing: (address: string) => readonly string[];
  /** From a look to the next one: milliseconds. */
  readonly interval: () => number;
  /** How long a host rests after a look: milliseconds. */
  readonly hostPause: number;
};

/** A page after a look, with the change that waits for a person and the reason why there was none. */
export type Look = {
  readonly page: WatchedPage;
  readonly change: PageChange | null;
  readonly reason: string;
};

/** One look at a page. All of it is stored at once, or nothing: null while its host is looked at or rests, and when another instance was first. */
export function createPageLooks(dependencies: PageLooksDependencies) {
  const { database, clock, log, readPage, facts, citing, hostPause, interval } = dependencies;
  const { queries } = database;
  const ask = createPageClient(dependencies.outbound, dependencies.siteUrl, clock);

  return async (due: WatchedPage): Promise<Look | null> => {
    const { host } = new URL(due.address);
    const now = clock.now();
    const until = later(now, lookRules.claimTime);
    if (!(await claimHost(queries, host, { now: now.toISOString(), until }))) return null;
    try {
      // A look that breaks off is made again after that.
      if (!(await updateUnchanged(queries, due, { next_look_at: until }))) return null;
      const page = { ...due, next_look_at: until };
      const answer = await ask(page);
      if (answer.kind === "answer") return await read(page, answer);
      const at = clock.now();
      if (answer.kind === "same") return await store(page, afterAnswer(at, interval()));
      const { kind, reason } = answer;
      const isRefused = kind === "refused";
      const update = isRefused ? afterRefusal(reason, at) : afterFailure(page, reason, at);
      return await store(page, update);
    } finally {
      await releaseHost(queries, host, later(clock.now(), hostPause));
    }
  };

  async function read(
    page: WatchedPage,
    { headers, body, address }: Extract<PageAnswer, { kind: "answer" }>,
  ): Promise<Look | null> {
    const { text, ticking } = await readText(queries, page.id);
    const fetched = { address, contentType: headers["content-type"] ?? "", body };
    const before = text?.blocks ?? null;
    const look = { fetched, before, ticking, citing: citing(page.address) };
    const result = await lookOver(look, facts.current(), readPage);
    const now = clock.now();
    if (!result.ok) return store(page, afterFailure(page, result.failure.message, now));
    const reading = result.value;
    if (isOtherPage(page, before, reading, now)) return store(page, afterOtherPage(page, now));
    const isNews = reading.blocks.length > 0 && !reading.isTicking;
    const update: PageUpdate = {
      ...afterAnswer(now, interval()),
      etag: headers.etag ?? null,
      last_modified: headers["last-modified"] ?? null,
      text: JSON.stringify(reading.text),
      ticking: JSON.stringify(reading.ticking),
      ...(page.title === "" && { title: reading.text.title || page.address }),
      ...(isNews && { changed_at: now.toISOString(), former_text: JSON.stringify(text) }),
    };
    return store(page, update, reading);
  }

  /** Nothing is stored of a look that took so long that another one was made. */
  async function store(
    page: WatchedPage,
    update: PageUpdate,
    reading: PageReading | null = null,
  ): Promise<Look | null> {
    const { address } = page;
    const now = clock.now();
    const change = reading === null ? null : changeOf(page, reading, now);
    const isStored = await database.transaction(async (transaction) => {
      if (!(await updateUnchanged(transaction, page, update))) return false;
      const hasLearned = reading !== null && (await learn(transaction, page.id, reading.ticking));
      if (change !== null) await insertChange(transaction, change);
      // Readers are told of a change that waits, and of the day of the last look.
      const isNewDay =
        update.looked_at !== undefined && dayOf(update.looked_at) !== dayOf(page.looked_at);
      if (change !== null || hasLearned || isNewDay) await raiseSiteVersion(transaction);
      return true;
    });
    if (!isStored) return null;
    const reason = update.reason ?? "";
    const news = change?.state === "new" ? change : null;
    if (news !== null) log.info("An official page has changed.", { address, change: news.id });
    if (reason !== "" && update.state !== page.state)
      log.warn("An official page cannot be looked at.", { address, reason });
    return { page, change: news, reason };
  }

  /** Blocks that turn out to change at every look wait for nobody any more; true if there were any. */
  async function learn(
    transaction: Queries,
    pageId: string,
    ticking: PageReading["ticking"],
  ): Promise<boolean> {
    const at = clock.now().toISOString();
    const learned = (await listWaitingOf(transaction, pageId)).filter(
      ({ blocks }) =>
        blocks.length > 0 &&
        blocks.every(({ after }) => after !== null && isTicking(after, ticking)),
    );
    for (const { id } of learned)
      await decideChange(transaction, id, { state: "learned", by: null, at, note: null });
    return learned.length > 0;
  }
}

function changeOf(page: WatchedPage, reading: PageReading, now: Date): PageChange | null {
  const { blocks, more, facts, newFiles } = reading;
  if (blocks.length === 0) return null;
  const state = reading.isTicking ? "learned" : "new";
  const undecided = { decidedBy: null, decidedAt: null, note: null };
  const at = now.toISOString();
  return { id: uuidv7(), pageId: page.id, at, state, blocks, more, facts, newFiles, ...undecided };
}

/** Another page has answered in place of ours: not for long, and not where a file was replaced. */
function isOtherPage(
  page: WatchedPage,
  before: readonly unknown[] | null,
  { keptShare, isFile }: PageReading,
  now: Date,
): boolean {
  if (before === null || isFile || before.length < lookRules.leastBlocks) return false;
  const since = page.suspect_since === null ? now.getTime() : Date.parse(page.suspect_since);
  return keptShare < lookRules.leastKept && now.getTime() - since < lookRules.suspectFor;
}

function afterAnswer(now: Date, interval: number): PageUpdate {
  return {
    state: "fine",
    reason: "",
    failures: 0,
    failed_since: null,
    suspect_since: null,
    tried_at: now.toISOString(),
    looked_at: now.toISOString(),
    next_look_at: later(now, interval),
  };
}

/** Several failures in a row are reported, and the page is looked at daily. */
function afterFailure(page: WatchedPage, reason: string, now: Date): PageUpdate {
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
function afterRefusal(reason: string, now: Date): PageUpdate {
  const next_look_at = later(now, lookRules.afterFailures);
  return { state: "refused", reason, tried_at: now.toISOString(), next_look_at };
}

/** A log-in, maintenance, an empty site. The former text stays known. */
function afterOtherPage(page: WatchedPage, now: Date): PageUpdate {
  return {
    state: "suspect",
    tried_at: now.toISOString(),
    suspect_since: page.suspect_since ?? now.toISOString(),
    reason: "Another page has answered: most of what stood there is gone",
    next_look_at: later(now, lookRules.afterFailure),
  };
}

function dayOf(instant: string | null): number | null {
  return instant === null ? null : indianDayNumber(new Date(instant));
}
