import { uuidv7 } from "uuidv7";
import { z } from "zod";
import { firstDayOf } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { milestoneWords } from "../../content/milestones.ts";
import type { Queries } from "../../database/open-database.ts";
import { raiseSiteVersion } from "../../database/site-version.ts";
import { readJson } from "../../database/values.ts";
import type { RoomTools } from "../audit/room-tools.ts";
import type { OutboundClient, OutboundOutcome } from "../outbound/outbound-client.ts";
import { indianDate, indianDayNumber, later, dayMs } from "../shared/clock.ts";
import type { Log } from "../shared/log.ts";
import { createPageClient } from "./ask-page.ts";
import { pageTextSchema } from "./blocks/block.ts";
import { isTicking, tickingBlockSchema } from "./blocks/block-changes.ts";
import { readInProcess, type ReadPage } from "./blocks/read-in-process.ts";
import { changeOf, decideChange, insertChange, waitingChanges } from "./change-repository.ts";
import type { PageChange } from "./change-repository.ts";
import { lookRules } from "./look-rules.ts";
import { lookOver, type PageReading } from "./page-look.ts";
import { updateUnchanged, type PageUpdate, type WatchedPage } from "./page-repository.ts";
import { sourcePages } from "./watched-sources.ts";

export type PageLooksDependencies = Pick<RoomTools, "database" | "clock"> & {
  readonly log: Log;
  readonly site: { readonly url: string };
  readonly facts: { readonly current: () => FactSnapshot };
  readonly outbound: OutboundClient;
  readonly hostPause?: number;
  readonly readPage?: ReadPage;
};

export type Look = {
  readonly page: WatchedPage;
  readonly change: PageChange | null;
  readonly reason: string;
};

/** One look at a page. All of it is stored at once, or nothing: null while its host is looked at or rests, and when another instance was first. */
export function createPageLooks(dependencies: PageLooksDependencies) {
  const { database, clock, log, facts, outbound, site } = dependencies;
  const { hostPause = lookRules.hostPause, readPage = readInProcess } = dependencies;
  const { queries } = database;
  const ask = createPageClient(outbound, site.url, clock);

  return async (due: WatchedPage): Promise<Look | null> => {
    const { host } = new URL(due.address);
    const until = later(clock.now(), lookRules.claimTime);
    if (!(await claimHost(host, until))) return null;
    try {
      // A look that breaks off is made again after that.
      if (!(await updateUnchanged(queries, due, { next_look_at: until }))) return null;
      return await look({ ...due, next_look_at: until });
    } finally {
      const free_at = later(clock.now(), hostPause);
      await queries
        .updateTable("watched_hosts")
        .set({ free_at })
        .where("host", "=", host)
        .execute();
    }
  };

  async function claimHost(host: string, free_at: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await queries
      .insertInto("watched_hosts")
      .values({ host, free_at })
      .onConflict((conflict) =>
        conflict
          .column("host")
          .doUpdateSet({ free_at })
          .where("watched_hosts.free_at", "<=", clock.now().toISOString()),
      )
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }

  async function look(page: WatchedPage): Promise<Look | null> {
    const outcome = await ask(page);
    if (outcome.kind === "failure") return store(page, afterFailure(page, outcome.reason));
    if (outcome.kind === "answer")
      return outcome.status === 304 ? store(page, afterAnswer()) : read(page, outcome);
    // It may not be asked, or turns us away.
    const { reason } = outcome;
    const next_look_at = later(clock.now(), lookRules.afterFailures);
    return store(page, { state: "refused", reason, next_look_at });
  }

  async function read(
    page: WatchedPage,
    { headers, body, address }: Extract<OutboundOutcome, { kind: "answer" }>,
  ): Promise<Look | null> {
    const row = await queries
      .selectFrom("watched_pages")
      .select(["text", "ticking"])
      .where("id", "=", page.id)
      .executeTakeFirstOrThrow();
    const text = row.text === null ? null : readJson(pageTextSchema, row.text);
    const result = await lookOver(
      {
        fetched: { address, contentType: headers["content-type"] ?? "", body },
        before: text?.blocks ?? null,
        ticking: readJson(z.array(tickingBlockSchema), row.ticking),
        citing: sourcePages(facts.current()).get(page.address)?.factIds ?? [],
      },
      facts.current(),
      readPage,
    );
    if (!result.ok) return store(page, afterFailure(page, result.failure.message));
    const reading = result.value;
    const at = clock.now().toISOString();
    const suspect_since = page.suspect_since ?? at;
    const hasLasted = later(new Date(suspect_since), lookRules.suspectFor) <= at;
    // A log-in, maintenance, an empty site, and no file, which is replaced as a whole. The former text stays known.
    if (reading.isOther && !hasLasted)
      return store(page, {
        state: "suspect",
        suspect_since,
        reason: "Another page has answered: most of what stood there is gone",
        next_look_at: later(clock.now(), lookRules.afterFailure),
      });
    const isNews = reading.blocks.length > 0 && !reading.isTicking;
    const update: PageUpdate = {
      ...afterAnswer(),
      etag: headers.etag ?? null,
      last_modified: headers["last-modified"] ?? null,
      text: JSON.stringify(reading.text),
      ticking: JSON.stringify(reading.ticking),
      ...(page.title === "" && { title: reading.text.title || page.address }),
      ...(isNews && { changed_at: at, former_text: JSON.stringify(text) }),
    };
    return store(page, update, reading);
  }

  async function store(
    page: WatchedPage,
    update: PageUpdate,
    reading: PageReading | null = null,
  ): Promise<Look | null> {
    const { address } = page;
    const at = clock.now().toISOString();
    const change = reading === null ? null : changeIn(page, reading, at);
    const isStored = await database.transaction(async (transaction) => {
      if (!(await updateUnchanged(transaction, page, { ...update, tried_at: at }))) return false;
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
    const rows = await waitingChanges(transaction)
      .selectAll()
      .where("pageId", "=", pageId)
      .execute();
    const learned = rows
      .map(changeOf)
      .filter(({ blocks }) =>
        blocks.every(({ after }) => after !== null && isTicking(after, ticking)),
      );
    const decided = { decidedBy: null, decidedAt: clock.now().toISOString(), note: null };
    for (const { id } of learned)
      await decideChange(transaction, id, { state: "learned", ...decided });
    return learned.length > 0;
  }

  function afterAnswer(): PageUpdate {
    const now = clock.now();
    const isHourly = isNewsExpected(facts.current(), now);
    return {
      state: "fine",
      reason: "",
      failures: 0,
      failed_since: null,
      suspect_since: null,
      looked_at: now.toISOString(),
      next_look_at: later(now, isHourly ? lookRules.hourlyInterval : lookRules.usualInterval),
    };
  }

  /** Several failures in a row are reported, and the page is looked at daily. */
  function afterFailure(page: WatchedPage, reason: string): PageUpdate {
    const now = clock.now();
    const failures = page.failures + 1;
    const isReported = failures >= lookRules.failuresToReport;
    return {
      state: isReported ? "unreachable" : page.state,
      failures,
      reason,
      failed_since: page.failed_since ?? now.toISOString(),
      next_look_at: later(now, isReported ? lookRules.afterFailures : lookRules.afterFailure),
    };
  }
}

function changeIn(
  { id: pageId }: WatchedPage,
  { blocks, more, facts, newFiles, isTicking }: PageReading,
  at: string,
): PageChange | null {
  if (blocks.length === 0) return null;
  const state = isTicking ? "learned" : "new";
  const undecided = { decidedBy: null, decidedAt: null, note: null };
  return { id: uuidv7(), pageId, at, state, blocks, more, facts, newFiles, ...undecided };
}

function dayOf(instant: string | null): number | null {
  return instant === null ? null : indianDayNumber(new Date(instant));
}

const year = 365.25 * dayMs;
const newsTime = 14 * dayMs;

/** About this time of a year a milestone comes: within two weeks of its day in the records. */
function isNewsExpected(facts: FactSnapshot, now: Date): boolean {
  const today = Date.parse(indianDate(now));
  return milestoneWords.some(({ id }) => {
    const known = firstDayOf({ ...facts.fact(id), carried: undefined });
    if (known === undefined) return false;
    const away = Math.abs(today - Date.parse(known)) % year;
    return Math.min(away, year - away) <= newsTime;
  });
}
