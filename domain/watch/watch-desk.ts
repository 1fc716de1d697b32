import { uuidv7 } from "uuidv7";
import type { Edition } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import { factTag } from "../facts/recorded-facts.ts";
import type { OutboundClient } from "../outbound/outbound-client.ts";
import type { Clock } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { shortLine } from "../notify/mail-template.ts";
import { decideChange, findChange, listChanges, listWaitingPages } from "./change-repository.ts";
import { expectedNews } from "./expected-news.ts";
import { findPage, insertPages, listPages, updatePage } from "./page-repository.ts";
import type { ChangeState, PageChange } from "./page-change.ts";
import { sourcePages, watchableAddress } from "./watched-sources.ts";
import type { WatchedPage } from "./watched-page.ts";

type Person = { readonly email: string };

type Dependencies = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly outbound: OutboundClient;
  readonly isOn: boolean;
  readonly facts: {
    readonly current: () => FactSnapshot;
    readonly ofEdition: (edition: Edition) => FactSnapshot | undefined;
  };
  /** Has a page looked at with the next round. */
  readonly hurry: (id: string) => Promise<void>;
  /** Called before the pages go that tell of the change. */
  readonly onJudged: () => Promise<void>;
};

const mostListed = 100;
const mostPages = 300;
const longestTitle = 200;
const longestNote = 500;

/** What the office sees of the official pages, and what it decides. */
export function createWatchDesk(dependencies: Dependencies) {
  const { database, clock, audit, outbound, facts, hurry, isOn, onJudged } = dependencies;
  const { queries } = database;

  return {
    /** All pages on the list, with what waits on them and what the season waits for; `isOn` says whether they are looked at by themselves. */
    async pages() {
      const sources = sourcePages(facts.current());
      const changes = await listChanges(queries, { state: "new", limit: mostListed });
      const waiting = new Set((await listWaitingPages(queries)).map(({ pageId }) => pageId));
      const pages = (await listPages(queries)).filter(({ removedAt }) => removedAt === null);
      return succeed({
        ...{ isOn, waiting: changes.length, expected: isOn ? expectedOf(pages, changes) : [] },
        pages: pages.map((page) => ({
          ...{ id: page.id, address: page.address, title: page.title, reason: page.reason },
          state: page.state === "fine" && waiting.has(page.id) ? ("changed" as const) : page.state,
          /** Since when it is not fine. */
          since: page.state === "suspect" ? page.suspectSince : page.failedSince,
          lastLook: page.triedAt,
          lastChange: page.changedAt,
          /** The records that name it as their source. */
          facts: sources.get(page.address)?.factIds ?? [],
        })),
      });
    },

    /** Takes a page up. `unacceptable` for an address that may not be asked, `conflict` for one too many. */
    async add(
      { address: typed, title }: { readonly address: string; readonly title: string },
      by: Person,
    ): Promise<Result<{ id: string }>> {
      const address = watchableAddress(typed);
      if (address === null)
        return fail(
          "unacceptable",
          "Please give the whole address of a page; it begins with https://.",
        );
      const closed = await outbound.refusal(address);
      if (closed !== null) return fail("unacceptable", `${closed}.`);
      const at = clock.now().toISOString();
      const page = await database.transaction(async (transaction) => {
        const pages = await listPages(transaction);
        const known = pages.find((one) => one.address === address);
        if (known === undefined && pages.length >= mostPages) return null;
        const id = known?.id ?? uuidv7();
        if (known?.removedAt === null) return id;
        if (known !== undefined)
          await updatePage(transaction, id, { removedAt: null, removedBy: null, nextLookAt: at });
        else
          await insertPages(transaction, [
            {
              ...{ id, address, title: shortLine(title, longestTitle), origin: "office" },
              ...{ createdAt: at, nextLookAt: at },
            },
          ]);
        await enter(transaction, "page-watched", { address }, by);
        return id;
      });
      if (page === null) return fail("conflict", `No more than ${mostPages} pages can be watched.`);
      await hurry(page);
      return succeed({ id: page });
    },

    /** Takes a page off the list, or has it looked at at once. */
    async change(
      { id, removed = false, look = false }: { id: string; removed?: boolean; look?: boolean },
      by: Person,
    ): Promise<Result<{ id: string }>> {
      const page = await findPage(queries, id);
      if (page === undefined || page.removedAt !== null) return notWatched();
      if (removed)
        await database.transaction(async (transaction) => {
          const removedAt = clock.now().toISOString();
          await updatePage(transaction, id, { removedAt, removedBy: by.email });
          await enter(transaction, "page-unwatched", { address: page.address }, by);
        });
      else if (look) await hurry(id);
      return succeed({ id });
    },

    /** The newest changes first; of all states without one. */
    async changes(state: ChangeState | undefined) {
      const pages = new Map((await listPages(queries)).map((page) => [page.id, page]));
      const changes = await listChanges(queries, { state, limit: mostListed });
      return succeed({
        changes: changes.map((change) => ({
          ...change,
          page: named(pages.get(change.pageId)),
          /** These records by name. */
          records: change.facts.flatMap((id) => {
            const record = facts.current().find(id);
            return record === undefined ? [] : { id, label: record.label };
          }),
          proposals: change.proposals.map((proposal) => ({
            ...proposal,
            /** Whether its edition exists, if only as planned. */
            isMade: facts.ofEdition(proposal.edition) !== undefined,
          })),
        })),
      });
    },

    /** Somebody has looked at a change and says so; once more, nothing changes. `not-found` for none. */
    async judge(
      { id, note }: { readonly id: string; readonly note: string },
      by: Person,
    ): Promise<Result<{ id: string; state: ChangeState }>> {
      const change = await findChange(queries, id);
      if (change === undefined) return fail("not-found", "There is no such change.");
      const page = await findPage(queries, change.pageId);
      const tags = tagsOf(change.facts, facts.current());
      await database.transaction(async (transaction) => {
        const at = clock.now().toISOString();
        const words = note.trim() === "" ? null : shortLine(note, longestNote);
        const decision = { state: "seen", by: by.email, at, note: words } as const;
        if (await decideChange(transaction, id, decision))
          await audit.append(transaction, {
            actor: `admin:${by.email}`,
            action: "page-change-judged",
            details: { change: id, address: page?.address ?? "", tags },
          });
      });
      await onJudged();
      return succeed({ id, state: "seen" });
    },
  };

  /** What the season waits for and no change has proposed, with the last look at where it is announced. */
  function expectedOf(pages: readonly WatchedPage[], changes: readonly PageChange[]) {
    const proposed = new Set(
      changes.flatMap(({ proposals }) => proposals.map(({ factId, edition }) => edition + factId)),
    );
    return expectedNews(facts.current(), facts.ofEdition, clock.now())
      .filter(({ factId, edition }) => !proposed.has(edition + factId))
      .map(({ site, ...one }) => {
        const { host } = new URL(site.address);
        return { ...one, site: host, lastLook: lastLookAt(pages, host) };
      });
  }

  async function enter(
    transaction: Parameters<AuditLog["append"]>[0],
    action: "page-watched" | "page-unwatched",
    details: { readonly address: string },
    by: Person,
  ): Promise<void> {
    await audit.append(transaction, { actor: `admin:${by.email}`, action, details });
  }
}

/** By what the pages are found that tell of a change of the source of these records. */
function tagsOf(factIds: readonly string[], { editions }: FactSnapshot): readonly string[] {
  return editions.listed.flatMap(({ edition }) => factIds.map((id) => factTag(edition, id)));
}

function named(page: WatchedPage | undefined) {
  return { title: page?.title ?? "", address: page?.address ?? "" };
}

function lastLookAt(pages: readonly WatchedPage[], host: string): string | null {
  const looks = pages
    .filter(({ address }) => new URL(address).host === host)
    .flatMap(({ lookedAt }) => lookedAt ?? []);
  return looks.toSorted().at(-1) ?? null;
}

function notWatched() {
  return fail("not-found", "This page is not watched.");
}
