import { uuidv7 } from "uuidv7";
import { factText } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { raiseSiteVersion } from "../../database/site-version.ts";
import type { RoomTools } from "../audit/room-tools.ts";
import { shortLine } from "../notify/mail-template.ts";
import type { OutboundClient } from "../outbound/outbound-client.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { storableText } from "../shared/written-text.ts";
import { decideChange, listChanges, listWaiting, type ChangeState } from "./change-repository.ts";
import { insertPages, listPages, updatePage } from "./page-repository.ts";
import { sourcePages, watchableAddress } from "./watched-sources.ts";

type Person = { readonly email: string };

type Dependencies = RoomTools & {
  readonly outbound: Pick<OutboundClient, "refusal">;
  readonly isOn: boolean;
  readonly facts: { readonly current: () => FactSnapshot };
};

const changesAtOnce = 20;

const maxPages = 300;
const longestTitle = 200;
const longestNote = 500;
const noAddress = "Please give the whole address of a page; it begins with https://.";

export function createOfficialPagesDesk(
  { database, clock, audit, outbound, facts, isOn }: Dependencies,
  hurry: (id: string) => Promise<void>,
) {
  const { queries } = database;

  async function watchedPages() {
    const sources = sourcePages(facts.current());
    const changed = new Set((await listWaiting(queries)).map(({ pageId }) => pageId));
    const pages = await listPages(queries);
    return pages.flatMap(({ id, address, title, reason, removed_at, ...page }) => {
      if (removed_at !== null) return [];
      const isChanged = page.state === "fine" && changed.has(id);
      return {
        id,
        address,
        title,
        reason,
        state: isChanged ? ("changed" as const) : page.state,
        since: page.state === "suspect" ? page.suspect_since : page.failed_since,
        lastLook: page.tried_at,
        lastChange: page.changed_at,
        facts: sources.get(address)?.factIds ?? [],
      };
    });
  }

  return {
    watchedPages,

    /** `isOn`: they are looked at without being asked. */
    async pages() {
      const waiting = (await listWaiting(queries)).length;
      return succeed({ isOn, waiting, pages: await watchedPages() });
    },

    async add(
      { address: typed, title }: { readonly address: string; readonly title: string },
      by: Person,
    ): Promise<Result<{ id: string }>> {
      const address = watchableAddress(typed);
      if (address === null) return fail("unacceptable", noAddress);
      const closed = await outbound.refusal(address);
      if (closed !== null) return fail("unacceptable", `${closed}.`);
      const at = clock.now().toISOString();
      const id = await database.transaction(async (transaction) => {
        const pages = await listPages(transaction);
        const known = pages.find((one) => one.address === address);
        if (known?.removed_at === null) return known.id;
        if (known === undefined && pages.length >= maxPages) return null;
        const page = { id: known?.id ?? uuidv7(), next_look_at: at };
        const called = shortLine(title, longestTitle);
        const added = { ...page, address, title: called, origin: "office", created_at: at };
        await insertPages(transaction, [added]);
        await updatePage(transaction, page.id, { removed_at: null, removed_by: null });
        const actor = `admin:${by.email}`;
        await audit.append(transaction, { actor, action: "page-watched", details: { address } });
        return page.id;
      });
      if (id === null) return fail("conflict", `No more than ${maxPages} pages can be watched.`);
      await hurry(id);
      return succeed({ id });
    },

    async change(
      { id, removed = false, look = false }: { id: string; removed?: boolean; look?: boolean },
      by: Person,
    ): Promise<Result<{ id: string }>> {
      const page = (await watchedPages()).find((one) => one.id === id);
      if (page === undefined) return fail("not-found", "This page is not watched.");
      if (removed)
        await database.transaction(async (transaction) => {
          const removed_at = clock.now().toISOString();
          await updatePage(transaction, id, { removed_at, removed_by: by.email });
          const entry = { actor: `admin:${by.email}`, details: { address: page.address } };
          await audit.append(transaction, { ...entry, action: "page-unwatched" });
          await raiseSiteVersion(transaction);
        });
      else if (look) await hurry(id);
      return succeed({ id });
    },

    /** The newest first, of all states without one: so many at a time, since each has up to 100 kB. */
    async changes({ state, cursor = "" }: { state?: ChangeState | undefined; cursor?: string }) {
      const pages = new Map((await listPages(queries)).map((page) => [page.id, page]));
      const after = storableText(cursor) || undefined;
      const found = await listChanges(queries, { state, after, limit: changesAtOnce + 1 });
      const shown = found.slice(0, changesAtOnce);
      const changes = shown.map((change) => {
        const ids = new Set([...change.facts, ...change.blocks.flatMap((block) => block.facts)]);
        const page = pages.get(change.pageId);
        return {
          ...change,
          page: { title: page?.title ?? "", address: page?.address ?? "" },
          records: [...ids].flatMap((id) => {
            const record = facts.current().find(id);
            return record === undefined ? [] : { id, label: record.label, text: factText(record) };
          }),
        };
      });
      const nextCursor = found.length > shown.length ? (shown.at(-1)?.id ?? null) : null;
      return succeed({ changes, nextCursor });
    },

    async judge(
      { id, note }: { readonly id: string; readonly note: string },
      by: Person,
    ): Promise<Result<{ id: string; state: ChangeState }>> {
      const change = await queries
        .selectFrom("page_changes as change")
        .innerJoin("watched_pages as page", "page.id", "change.page_id")
        .select("page.address")
        .where("change.id", "=", id)
        .executeTakeFirst();
      if (change === undefined) return fail("not-found", "There is no such change.");
      await database.transaction(async (transaction) => {
        const decision = {
          state: "seen",
          decidedBy: by.email,
          decidedAt: clock.now().toISOString(),
          note: shortLine(note, longestNote) || null,
        } as const;
        if (!(await decideChange(transaction, id, decision))) return;
        const entry = { actor: `admin:${by.email}`, details: { change: id, ...change } };
        await audit.append(transaction, { ...entry, action: "page-change-judged" });
        await raiseSiteVersion(transaction);
      });
      return succeed({ id, state: "seen" });
    },
  };
}
