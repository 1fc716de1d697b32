import { uuidv7 } from "uuidv7";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import type { Compute } from "../computing/computation.ts";
import type { OutboundClient } from "../outbound/outbound-client.ts";
import type { Clock } from "../shared/clock.ts";
import type { Log } from "../shared/log.ts";
import { isBusy } from "../shared/result.ts";
import { createPageClient, type PageAnswer } from "./ask-page.ts";
import { decideChange, insertChange, listWaitingOf } from "./change-repository.ts";
import { claimHost, claimPage, readText, releaseHost, updateClaimed } from "./page-repository.ts";
import type { Writer } from "../drafting/writer.ts";
import { askModel } from "./reading/model-proposals.ts";
import type { PageChange } from "./page-change.ts";
import { isTicking } from "./blocks/ticking-blocks.ts";
import type { PageReading } from "./reading/page-look.ts";
import { pageReading } from "./watch-computations.ts";
import {
  afterAnswer,
  afterFailure,
  afterOtherPage,
  afterRefusal,
  later,
  watchRules,
} from "./watch-rules.ts";
import type { KeptText, PageUpdate, WatchedPage } from "./watched-page.ts";

export type PageLooksDependencies = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly log: Log;
  readonly siteUrl: string;
  readonly compute: Compute;
  readonly outbound: OutboundClient;
  readonly facts: { readonly current: () => FactSnapshot };
  /** The records that name a page as their source. */
  readonly citing: (address: string) => readonly string[];
  /** How long after a look the next one is due: milliseconds. */
  readonly interval: () => number;
  /** How long a host rests after a request: milliseconds. */
  readonly hostPause: number;
  /** Who is asked what changed words state; null where no model may be asked. */
  readonly model: () => Pick<Writer, "pageValues"> | null;
};

/** `busy`: another instance has it, or its host was just asked. */
type LookOutcome =
  | { readonly kind: "busy" }
  | { readonly kind: "looked"; readonly change: PageChange | null; readonly reason: string };

/** One look at a page, from its claim to what it changes: all of it is stored at once, or nothing. */
export function createPageLooks(dependencies: PageLooksDependencies) {
  const { database, clock, log, compute, facts, citing, hostPause } = dependencies;
  const { queries } = database;
  const ask = createPageClient(dependencies.outbound, dependencies.siteUrl, clock);

  return async (page: WatchedPage): Promise<LookOutcome> => {
    const { host } = new URL(page.address);
    const now = clock.now();
    const hostUntil = later(now, watchRules.hostClaimTime);
    if (!(await claimHost(queries, host, { now: now.toISOString(), until: hostUntil })))
      return { kind: "busy" };
    const until = later(now, watchRules.claimTime);
    let answer: PageAnswer;
    try {
      if (!(await claimPage(queries, page, until))) return { kind: "busy" };
      answer = await ask(page);
    } finally {
      await releaseHost(queries, host, later(clock.now(), hostPause));
    }
    const claimed = { ...page, nextLookAt: until };
    switch (answer.kind) {
      case "same":
        return store(claimed, afterAnswer(clock.now(), dependencies.interval()), null);
      case "refused":
        return store(claimed, afterRefusal(answer.reason, clock.now()), null);
      case "failure":
        return store(claimed, afterFailure(page, answer.reason, clock.now()), null);
      case "answer":
        return read(claimed, answer);
    }
  };

  async function read(
    page: WatchedPage,
    { headers, body, address }: Extract<PageAnswer, { kind: "answer" }>,
  ): Promise<LookOutcome> {
    const kept = await readText(queries, page.id);
    const fetched = { address, contentType: headers["content-type"] ?? "", body };
    const before = kept.text?.blocks ?? null;
    const job = { facts: facts.current(), person: "the watch of pages", inBackground: true };
    const computed = await compute(pageReading, { fetched, before, ticking: kept.ticking }, job);
    const now = clock.now();
    if (!computed.ok && isBusy(computed.failure)) {
      await updateClaimed(queries, page, { nextLookAt: later(now, watchRules.afterFailure / 6) });
      return { kind: "busy" };
    }
    const read = computed.ok ? computed.value : computed;
    if (!read.ok) return store(page, afterFailure(page, read.failure.message, now), null);
    const reading = read.value;
    if (isOtherPage(page, before, reading, now))
      return store(page, afterOtherPage(page, now), null);
    const change = reading.differences.length === 0 ? null : await changeOf(page, reading, now);
    const update: PageUpdate = {
      ...afterAnswer(now, dependencies.interval()),
      ...{ etag: headers.etag ?? null, lastModified: headers["last-modified"] ?? null },
      ...{ text: reading.text, ticking: reading.ticking },
      ...(page.title === "" && { title: reading.text.title || page.address }),
      ...(change?.state === "new" && { changedAt: change.at, formerText: kept.text }),
    };
    return store(page, update, change, reading.ticking);
  }

  async function changeOf(page: WatchedPage, reading: PageReading, now: Date): Promise<PageChange> {
    const { differences, records, newFiles } = reading;
    const model = reading.isTicking ? null : dependencies.model();
    const added = model === null ? [] : await askModel(reading, facts.current(), model);
    const readIds = new Set(reading.proposals.map(({ factId }) => factId));
    const proposals = [...reading.proposals, ...added.filter(({ factId }) => !readIds.has(factId))];
    return {
      ...{ id: uuidv7(), pageId: page.id, at: now.toISOString(), newFiles, proposals },
      state: reading.isTicking ? "learned" : "new",
      blocks: differences,
      facts: [...new Set([...records, ...citing(page.address)])],
      ...{ decidedBy: null, decidedAt: null, note: null },
    };
  }

  /** False is told of a look that took so long that another one was begun: nothing of it is stored. */
  async function store(
    page: WatchedPage,
    update: PageUpdate,
    change: PageChange | null,
    ticking: KeptText["ticking"] = [],
  ): Promise<LookOutcome> {
    const isStored = await database.transaction(async (transaction) => {
      if (!(await updateClaimed(transaction, page, update))) return false;
      await dropLearned(transaction, page, ticking);
      if (change !== null) await insertChange(transaction, change);
      return true;
    });
    if (!isStored) return { kind: "busy" };
    const reason = update.reason ?? "";
    if (change?.state === "new")
      log.info("An official page has changed.", { address: page.address, change: change.id });
    if (reason !== "" && update.state !== page.state && update.state !== undefined)
      log.warn("An official page cannot be looked at.", { address: page.address, reason });
    return { kind: "looked", change: change?.state === "new" ? change : null, reason };
  }

  /** What turns out to change at every look waits for nobody any more. */
  async function dropLearned(
    transaction: Queries,
    page: WatchedPage,
    ticking: KeptText["ticking"],
  ): Promise<void> {
    if (ticking.length === 0) return;
    const at = clock.now().toISOString();
    for (const { id, blocks } of await listWaitingOf(transaction, page.id))
      if (blocks.every(({ after }) => after !== null && isTicking(after, ticking)))
        await decideChange(transaction, id, { state: "learned", by: null, at, note: null });
  }
}

/** Whether another page has answered in place of ours: not for long, and not where a file was replaced. */
function isOtherPage(
  page: WatchedPage,
  before: readonly unknown[] | null,
  { keptShare, isFile }: PageReading,
  now: Date,
): boolean {
  if (before === null || isFile || before.length < watchRules.leastBlocks) return false;
  const since = page.suspectSince === null ? now.getTime() : Date.parse(page.suspectSince);
  return keptShare < watchRules.leastKept && now.getTime() - since < watchRules.suspectFor;
}
