import type { Selectable } from "kysely";
import { z } from "zod";
import type { Queries } from "../../database/open-database.ts";
import { readJson } from "../../database/values.ts";
import type { WatchedPageRow } from "../../database/watch-rows.ts";
import { pageTextSchema } from "./blocks/block.ts";
import { tickingBlockSchema } from "./blocks/ticking-blocks.ts";
import { pageStates, type KeptText, type PageUpdate, type WatchedPage } from "./watched-page.ts";

const knownColumns = [
  ...(["id", "address", "title", "origin", "created_at", "removed_at", "removed_by"] as const),
  ...(["state", "reason", "failures", "failed_since", "suspect_since"] as const),
  ...(["etag", "last_modified", "tried_at", "looked_at", "changed_at", "next_look_at"] as const),
] as const;

type KnownRow = Pick<Selectable<WatchedPageRow>, (typeof knownColumns)[number]>;

/** Notes pages that are not known yet; known ones stay as they are. */
export async function insertPages(
  queries: Queries,
  pages: readonly Pick<
    WatchedPage,
    "id" | "address" | "title" | "origin" | "createdAt" | "nextLookAt"
  >[],
): Promise<void> {
  if (pages.length === 0) return;
  await queries
    .insertInto("watched_pages")
    .values(
      pages.map(({ id, address, title, origin, createdAt, nextLookAt }) => ({
        ...{ id, address, title, origin, state: "new", reason: "", failures: 0, ticking: "[]" },
        created_at: createdAt,
        next_look_at: nextLookAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Every page that was ever watched, those that are not any more too. */
export async function listPages(queries: Queries): Promise<WatchedPage[]> {
  const rows = await queries
    .selectFrom("watched_pages")
    .select(knownColumns)
    .orderBy("address")
    .execute();
  return rows.map(pageOf);
}

export async function findPage(queries: Queries, id: string): Promise<WatchedPage | undefined> {
  const row = await queries
    .selectFrom("watched_pages")
    .select(knownColumns)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && pageOf(row);
}

/** Pages whose look is due, those first that have waited longest. */
export async function listDuePages(queries: Queries, now: string): Promise<WatchedPage[]> {
  const rows = await queries
    .selectFrom("watched_pages")
    .select(knownColumns)
    .where("removed_at", "is", null)
    .where("next_look_at", "<=", now)
    .orderBy("next_look_at")
    .orderBy("address")
    .limit(100)
    .execute();
  return rows.map(pageOf);
}

export async function readText(queries: Queries, id: string): Promise<KeptText> {
  const row = await queries
    .selectFrom("watched_pages")
    .select(["text", "ticking"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return {
    text: row.text === null ? null : readJson(pageTextSchema, row.text),
    ticking: readJson(z.array(tickingBlockSchema), row.ticking),
  };
}

/** Takes the look at a page for this instance until then; false when another one has taken it, or it was asked for anew. */
export async function claimPage(
  queries: Queries,
  { id, nextLookAt }: Pick<WatchedPage, "id" | "nextLookAt">,
  until: string,
): Promise<boolean> {
  return updateClaimed(queries, { id, nextLookAt }, { nextLookAt: until });
}

/** Changes a page that is as it was claimed; false when it is not any more. */
export async function updateClaimed(
  queries: Queries,
  { id, nextLookAt }: Pick<WatchedPage, "id" | "nextLookAt">,
  update: PageUpdate,
): Promise<boolean> {
  const { numUpdatedRows } = await updateOf(queries, id, update)
    .where("next_look_at", "=", nextLookAt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function updatePage(queries: Queries, id: string, update: PageUpdate): Promise<void> {
  await updateOf(queries, id, update).execute();
}

function updateOf(queries: Queries, id: string, update: PageUpdate) {
  return queries.updateTable("watched_pages").set(columnsOf(update)).where("id", "=", id);
}

/** Takes a host for one request until then; false while it is asked or was just asked. */
export async function claimHost(
  queries: Queries,
  host: string,
  { now, until }: { readonly now: string; readonly until: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto("watched_hosts")
    .values({ host, free_at: until })
    .onConflict((conflict) =>
      conflict
        .column("host")
        .doUpdateSet({ free_at: until })
        .where("watched_hosts.free_at", "<=", now),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Says from when the host may be asked again. */
export async function releaseHost(queries: Queries, host: string, freeAt: string): Promise<void> {
  await queries
    .updateTable("watched_hosts")
    .set({ free_at: freeAt })
    .where("host", "=", host)
    .execute();
}

const columnNames = {
  title: "title",
  removedAt: "removed_at",
  removedBy: "removed_by",
  state: "state",
  reason: "reason",
  failures: "failures",
  failedSince: "failed_since",
  suspectSince: "suspect_since",
  etag: "etag",
  lastModified: "last_modified",
  triedAt: "tried_at",
  lookedAt: "looked_at",
  changedAt: "changed_at",
  nextLookAt: "next_look_at",
  text: "text",
  formerText: "former_text",
  ticking: "ticking",
} as const satisfies Record<keyof PageUpdate, keyof WatchedPageRow>;

function columnsOf(update: PageUpdate): Record<string, string | number | null> {
  const columns: Record<string, string | number | null> = {};
  let name: keyof PageUpdate;
  for (name in update) {
    const value = update[name];
    if (value !== undefined)
      columns[columnNames[name]] =
        typeof value === "object" && value !== null ? JSON.stringify(value) : value;
  }
  return columns;
}

function pageOf(row: KnownRow): WatchedPage {
  return {
    ...{ id: row.id, address: row.address, title: row.title, reason: row.reason },
    origin: row.origin === "office" ? "office" : "record",
    createdAt: row.created_at,
    removedAt: row.removed_at,
    removedBy: row.removed_by,
    state: z.enum(pageStates).parse(row.state),
    failures: row.failures,
    failedSince: row.failed_since,
    suspectSince: row.suspect_since,
    etag: row.etag,
    lastModified: row.last_modified,
    triedAt: row.tried_at,
    lookedAt: row.looked_at,
    changedAt: row.changed_at,
    nextLookAt: row.next_look_at,
  };
}
