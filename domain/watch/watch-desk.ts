import { uuidv7 } from "uuidv7";
import { z } from "zod";
import { factText, type Edition } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import { raiseSiteVersion } from "../../database/site-version.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import { shortLine } from "../notify/mail-template.ts";
import type { OutboundClient } from "../outbound/outbound-client.ts";
import type { Clock } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { decideChange, findChange, listChanges, listWaiting } from "./change-repository.ts";
import { expectedNews } from "./expected-news.ts";
import type { ChangeState, Difference, PageChange } from "./page-change.ts";
import { findPage, insertPages, listPages, pageStates, updatePage } from "./page-repository.ts";
import { sourcePages, watchableAddress } from "./watched-sources.ts";

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
  /** Called before the pages go that show the change. */
  readonly onJudged: () => Promise<void>;
};

/** One answer holds at most so many changes, and about so many characters. */
export const changePageBounds = { changes: 50, characters: 1_000_000 } as const;

const mostPages = 300;
const longestTitle = 200;
const longestNote = 500;

/** The official pages as the office sees them, and its decisions. */
export function createWatchDesk(dependencies: Dependencies) {
  const { database, clock, audit, outbound, facts, hurry, isOn, onJudged } = dependencies;
  const { queries } = database;

  return {
    /** All pages on the list; `isOn`: they are looked at without being asked. */
    async pages() {
      const sources = sourcePages(facts.current());
      const waiting = await listWaiting(queries);
      const changed = new Set(waiting.map(({ pageId }) => pageId));
      const told = new Set(waiting.flatMap((change) => change.facts));
      const pages = (await listPages(queries)).filter(({ removed_at }) => removed_at === null);
      const lastLookAt = (host: string) =>
        pages
          .filter(({ address, looked_at }) => looked_at !== null && new URL(address).host === host)
          .reduce<string | null>(
            (last, { looked_at: at }) => ((last ?? "") > (at ?? "") ? last : at),
            null,
          );
      return succeed({
        isOn,
        waiting: waiting.length,
        /** News that the season brings and of which no change speaks that waits. */
        expected: (isOn ? expectedNews(facts.current(), facts.ofEdition, clock.now()) : [])
          .filter(({ factId }) => !told.has(factId))
          .map((news) => ({ ...news, lastLook: lastLookAt(news.site) })),
        pages: pages.map((page) => ({
          id: page.id,
          address: page.address,
          title: page.title,
          reason: page.reason,
          state:
            page.state === "fine" && changed.has(page.id)
              ? ("changed" as const)
              : z.enum(pageStates).parse(page.state),
          /** Since when it is not fine. */
          since: page.state === "suspect" ? page.suspect_since : page.failed_since,
          lastLook: page.tried_at,
          lastChange: page.changed_at,
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
      const id = await database.transaction(async (transaction) => {
        const pages = await listPages(transaction);
        const known = pages.find((one) => one.address === address);
        if (known?.removed_at === null) return known.id;
        if (known === undefined && pages.length >= mostPages) return null;
        const page = { id: known?.id ?? uuidv7(), next_look_at: at };
        if (known !== undefined)
          await updatePage(transaction, page.id, { ...page, removed_at: null, removed_by: null });
        else {
          const called = shortLine(title, longestTitle);
          const added = { ...page, address, title: called, origin: "office", created_at: at };
          await insertPages(transaction, [added]);
        }
        await audit.append(transaction, {
          actor: `admin:${by.email}`,
          action: "page-watched",
          details: { address },
        });
        return page.id;
      });
      if (id === null) return fail("conflict", `No more than ${mostPages} pages can be watched.`);
      await hurry(id);
      return succeed({ id });
    },

    /** Takes a page off the list, or has it looked at at once. */
    async change(
      { id, removed = false, look = false }: { id: string; removed?: boolean; look?: boolean },
      by: Person,
    ): Promise<Result<{ id: string }>> {
      const page = await findPage(queries, id);
      if (page === undefined || page.removed_at !== null)
        return fail("not-found", "This page is not watched.");
      if (removed)
        await database.transaction(async (transaction) => {
          const removed_at = clock.now().toISOString();
          await updatePage(transaction, id, { removed_at, removed_by: by.email });
          await audit.append(transaction, {
            actor: `admin:${by.email}`,
            action: "page-unwatched",
            details: { address: page.address },
          });
          await raiseSiteVersion(transaction);
        });
      else if (look) await hurry(id);
      return succeed({ id });
    },

    /** One page of them, the newest first, of all states without one. `malformed` for a cursor that is none of ours. */
    async changes(state: ChangeState | undefined, cursor = "") {
      if (cursor !== "" && !z.uuid().safeParse(cursor).success)
        return fail("malformed", "This page of the list does not exist.");
      const pages = new Map((await listPages(queries)).map((page) => [page.id, page]));
      const limit = changePageBounds.changes + 1;
      const found = await listChanges(queries, { state, before: cursor, limit });
      let characters = 0;
      const changes = found.slice(0, changePageBounds.changes).flatMap((change) => {
        const page = pages.get(change.pageId);
        const listed = listedChange(change, page?.title ?? "", page?.address ?? "");
        characters += JSON.stringify(listed).length;
        return characters > changePageBounds.characters ? [] : listed;
      });
      const isLast = changes.length === found.length;
      return succeed({ changes, nextCursor: isLast ? null : (changes.at(-1)?.id ?? null) });
    },

    /** Somebody has looked at a change and says so; once more, nothing changes. `not-found` for none. */
    async judge(
      { id, note }: { readonly id: string; readonly note: string },
      by: Person,
    ): Promise<Result<{ id: string; state: ChangeState }>> {
      const change = await findChange(queries, id);
      if (change === undefined) return fail("not-found", "There is no such change.");
      const address = (await findPage(queries, change.pageId))?.address ?? "";
      await database.transaction(async (transaction) => {
        const at = clock.now().toISOString();
        const words = note.trim() === "" ? null : shortLine(note, longestNote);
        if (
          !(await decideChange(transaction, id, { state: "seen", by: by.email, at, note: words }))
        )
          return;
        await audit.append(transaction, {
          actor: `admin:${by.email}`,
          action: "page-change-judged",
          details: { change: id, address },
        });
        await raiseSiteVersion(transaction);
      });
      await onJudged();
      return succeed({ id, state: "seen" });
    },
  };

  function listedChange(change: PageChange, title: string, address: string) {
    const ids = new Set([...change.facts, ...change.blocks.flatMap((block) => block.facts)]);
    return {
      ...change,
      page: { title, address },
      blocks: change.blocks.map((block) => ({ ...block, edition: editionOf(block, title) })),
      /** The records by name, with their values of today. */
      records: [...ids].flatMap((id) => {
        const record = facts.current().find(id);
        return record === undefined ? [] : { id, label: record.label, text: factText(record) };
      }),
    };
  }

  /** The edition that the last year in its words names; null for the one in force. `isMade`: it exists, if only as planned. */
  function editionOf({ before, after }: Difference, title: string) {
    const years = `${after ?? before ?? ""} ${title}`.match(/\b20\d\d\b/g) ?? [];
    const edition = years.toSorted().at(-1) ?? "";
    return edition > facts.current().edition
      ? { edition, isMade: facts.ofEdition(edition) !== undefined }
      : null;
  }
}
