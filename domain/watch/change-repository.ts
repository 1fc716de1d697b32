import type { Selectable } from "kysely";
import { z } from "zod";
import type { Queries } from "../../database/open-database.ts";
import { readJson } from "../../database/values.ts";
import type { PageChangeRow } from "../../database/watch-rows.ts";
import {
  blockDifferenceSchema,
  changeStates,
  newFileSchema,
  proposalSchema,
  type ChangeState,
  type PageChange,
} from "./page-change.ts";

type NewChange = Omit<PageChange, "decidedBy" | "decidedAt" | "note">;

export async function insertChange(queries: Queries, change: NewChange): Promise<void> {
  const { id, pageId, at, state, blocks, facts, proposals, newFiles } = change;
  await queries
    .insertInto("page_changes")
    .values({
      ...{ id, page_id: pageId, at, state },
      blocks: JSON.stringify(blocks),
      facts: JSON.stringify(facts),
      proposals: JSON.stringify(proposals),
      new_files: JSON.stringify(newFiles),
    })
    .execute();
}

/** The newest first; of all states without one. */
export async function listChanges(
  queries: Queries,
  { state, limit }: { readonly state?: ChangeState | undefined; readonly limit: number },
): Promise<PageChange[]> {
  const rows = await queries
    .selectFrom("page_changes")
    .selectAll()
    .$if(state !== undefined, (query) => query.where("state", "=", state ?? ""))
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(changeOf);
}

export async function findChange(queries: Queries, id: string): Promise<PageChange | undefined> {
  const row = await queries
    .selectFrom("page_changes")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row && changeOf(row);
}

/** The changes of a page that wait for a person. */
export async function listWaitingOf(queries: Queries, pageId: string): Promise<PageChange[]> {
  const rows = await queries
    .selectFrom("page_changes")
    .selectAll()
    .where("page_id", "=", pageId)
    .where("state", "=", "new")
    .execute();
  return rows.map(changeOf);
}

/** Which pages have changes that wait for a person, and since when. */
export async function listWaitingPages(
  queries: Queries,
): Promise<readonly { readonly pageId: string; readonly at: string }[]> {
  const rows = await queries
    .selectFrom("page_changes")
    .select(["page_id as pageId", "at"])
    .where("state", "=", "new")
    .orderBy("at")
    .execute();
  return [...new Map(rows.toReversed().map((row) => [row.pageId, row])).values()];
}

export type Decision = {
  readonly state: Exclude<ChangeState, "new">;
  readonly by: string | null;
  readonly at: string;
  readonly note: string | null;
};

/** Decides a change that waits; false when it does not, or there is none. */
export async function decideChange(
  queries: Queries,
  id: string,
  { state, by, at, note }: Decision,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("page_changes")
    .set({ state, decided_by: by, decided_at: at, note })
    .where("id", "=", id)
    .where("state", "=", "new")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** When approvers were last told of changes; null when they never were. */
export async function lastMailAt(queries: Queries): Promise<string | null> {
  const row = await queries
    .selectFrom("page_changes")
    .select("mailed_at")
    .where("mailed_at", "is not", null)
    .orderBy("mailed_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.mailed_at ?? null;
}

/** Changes that wait and of which nobody was told, the oldest first. */
export async function listUnmailed(queries: Queries): Promise<PageChange[]> {
  const rows = await queries
    .selectFrom("page_changes")
    .selectAll()
    .where("state", "=", "new")
    .where("mailed_at", "is", null)
    .orderBy("at")
    .execute();
  return rows.map(changeOf);
}

export async function markMailed(
  queries: Queries,
  ids: readonly string[],
  at: string,
): Promise<void> {
  await queries
    .updateTable("page_changes")
    .set({ mailed_at: at })
    .where("id", "in", [...ids])
    .execute();
}

/** Answers how many there were. What waits for a person stays. */
export async function deleteChangesBefore(queries: Queries, instant: string): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom("page_changes")
    .where("at", "<", instant)
    .where("state", "!=", "new")
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function changeOf(row: Selectable<PageChangeRow>): PageChange {
  return {
    ...{ id: row.id, pageId: row.page_id, at: row.at, note: row.note },
    state: z.enum(changeStates).parse(row.state),
    blocks: readJson(z.array(blockDifferenceSchema), row.blocks),
    facts: readJson(z.array(z.string()), row.facts),
    proposals: readJson(z.array(proposalSchema), row.proposals),
    newFiles: readJson(z.array(newFileSchema), row.new_files),
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
  };
}
