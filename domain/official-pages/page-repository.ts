import type { Updateable } from "kysely";
import type { Row } from "../../database/named-rows.ts";
import type { Queries } from "../../database/open-database.ts";
import type { Database } from "../../database/schema.ts";

export type WatchedPage = Omit<Row<"watched_pages">, "text" | "former_text" | "ticking">;

export type PageUpdate = Updateable<Database["watched_pages"]>;

const columns = [
  "id",
  "address",
  "title",
  "origin",
  "created_at",
  "removed_at",
  "removed_by",
  "state",
  "reason",
  "failures",
  "failed_since",
  "suspect_since",
  "etag",
  "last_modified",
  "tried_at",
  "looked_at",
  "changed_at",
  "next_look_at",
] as const satisfies readonly (keyof WatchedPage)[];

type NewPage = Pick<
  WatchedPage,
  "id" | "address" | "title" | "origin" | "created_at" | "next_look_at"
>;

export async function insertPages(queries: Queries, pages: readonly NewPage[]): Promise<void> {
  if (pages.length === 0) return;
  const unread = { state: "new" as const, reason: "", failures: 0, ticking: "[]" };
  await queries
    .insertInto("watched_pages")
    .values(pages.map((page) => ({ ...page, ...unread })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function listPages(queries: Queries): Promise<WatchedPage[]> {
  return queries.selectFrom("watched_pages").select(columns).orderBy("address").execute();
}

/** Changes a page that is as it was read or claimed; false when another instance has it, or it was asked for anew. */
export async function updateUnchanged(
  queries: Queries,
  { id, next_look_at }: Pick<WatchedPage, "id" | "next_look_at">,
  update: PageUpdate,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("watched_pages")
    .set(update)
    .where("id", "=", id)
    .where("next_look_at", "=", next_look_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function updatePage(queries: Queries, id: string, update: PageUpdate): Promise<void> {
  await queries.updateTable("watched_pages").set(update).where("id", "=", id).execute();
}
