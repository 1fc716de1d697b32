import type { Selectable } from "kysely";
import { z } from "zod";
import type { Queries } from "../../database/open-database.ts";
import { readJson } from "../../database/values.ts";
import type { PageChangeRow } from "../../database/schema.ts";

/** A block that came (`before` null), went (`after` null) or was changed. */
const differenceSchema = z.object({
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** The page of a PDF. */
  page: z.optional(z.number()),
  /** The records that cite the page or of whose subject it speaks, best first. */
  facts: z.array(z.string()).default([]),
});

export type Difference = z.infer<typeof differenceSchema>;

const newFileSchema = z.object({ title: z.string(), address: z.string() });

/** `new` waits for a person; `learned` holds only what changes at every look. */
export const changeStates = ["new", "seen", "learned"] as const;

export type ChangeState = (typeof changeStates)[number];

/** How a page differed at a look from the one before. */
export type PageChange = {
  readonly id: string;
  readonly pageId: string;
  /** ISO instant of the look. */
  readonly at: string;
  readonly state: ChangeState;
  readonly blocks: readonly Difference[];
  /** How many more blocks had changed than are kept. */
  readonly more: number;
  /** Of all blocks, the nearest first. */
  readonly facts: readonly string[];
  /** PDFs that the page leads to now and did not before. */
  readonly newFiles: readonly z.infer<typeof newFileSchema>[];
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
  readonly note: string | null;
};

/** Of the differences of one change, in bytes of JSON. */
export const longestChange = 100_000;

/** As many differences as one change may hold, from the first one on. */
export function boundedDifferences(all: readonly Difference[]) {
  let size = 0;
  const end = all.findIndex((difference) => {
    size += Buffer.byteLength(JSON.stringify(difference)) + 1;
    return size > longestChange;
  });
  const blocks = end === -1 ? all : all.slice(0, end);
  return { blocks, more: all.length - blocks.length };
}

const storedBlocksSchema = z.object({ blocks: z.array(differenceSchema), more: z.number() });

export async function insertChange(queries: Queries, change: PageChange): Promise<void> {
  const { pageId, blocks, more, facts, newFiles } = change;
  await queries
    .insertInto("page_changes")
    .values({
      id: change.id,
      page_id: pageId,
      at: change.at,
      state: change.state,
      blocks: JSON.stringify({ blocks, more }),
      facts: JSON.stringify(facts),
      new_files: JSON.stringify(newFiles),
    })
    .execute();
}

type ListedChanges = {
  readonly state?: ChangeState | undefined;
  /** The id of the last one before them. */
  readonly after?: string | undefined;
  readonly limit: number;
};

/** The newest first, of all states without one. */
export async function listChanges(queries: Queries, { state, after, limit }: ListedChanges) {
  // Ids are in the order of their time.
  let query = queries.selectFrom("page_changes").selectAll().orderBy("id", "desc").limit(limit);
  if (state !== undefined) query = query.where("state", "=", state);
  if (after !== undefined) query = query.where("id", "<", after);
  return (await query.execute()).map(changeOf);
}

/** All changes that wait for a person, without their words, the oldest first. */
export async function listWaiting(queries: Queries) {
  return waitingChanges(queries).select(["page_id as pageId", "at"]).orderBy("at").execute();
}

type Decision = {
  readonly state: Exclude<ChangeState, "new">;
  readonly decided_by: string | null;
  readonly decided_at: string;
  readonly note: string | null;
};

/** Decides a change that waits; false when it does not, or there is none. */
export async function decideChange(
  queries: Queries,
  id: string,
  decision: Decision,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("page_changes")
    .set(decision)
    .where("id", "=", id)
    .where("state", "=", "new")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function waitingChanges(queries: Queries) {
  return queries.selectFrom("page_changes").where("state", "=", "new");
}

export function changeOf(row: Selectable<PageChangeRow>): PageChange {
  return {
    id: row.id,
    pageId: row.page_id,
    at: row.at,
    state: z.enum(changeStates).parse(row.state),
    ...readJson(storedBlocksSchema, row.blocks),
    facts: readJson(z.array(z.string()), row.facts),
    newFiles: readJson(z.array(newFileSchema), row.new_files),
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
    note: row.note,
  };
}
