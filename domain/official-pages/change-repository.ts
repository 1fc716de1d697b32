import { z } from "zod";
import type { Queries } from "../../database/open-database.ts";
import { readJson } from "../../database/values.ts";
import { named, type NamedRow } from "../../database/named-rows.ts";

/** A block that came (`before` null), went (`after` null) or was changed. */
const differenceSchema = z.object({
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  page: z.optional(z.number()),
  /** The records that cite the page or of whose subject it speaks, best first. */
  facts: z.array(z.string()).default([]),
});

export type Difference = z.infer<typeof differenceSchema>;

const newFileSchema = z.object({ title: z.string(), address: z.string() });

export type ChangeState = NamedRow<"page_changes">["state"];

export type PageChange = Pick<
  NamedRow<"page_changes">,
  "id" | "pageId" | "at" | "state" | "decidedBy" | "decidedAt" | "note"
> & {
  readonly blocks: readonly Difference[];
  readonly more: number;
  readonly facts: readonly string[];
  readonly newFiles: readonly z.infer<typeof newFileSchema>[];
};

export const longestChange = 100_000;

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
  const { blocks, more, facts, newFiles, ...columns } = change;
  await named(queries)
    .insertInto("pageChanges")
    .values({
      ...columns,
      blocks: JSON.stringify({ blocks, more }),
      facts: JSON.stringify(facts),
      newFiles: JSON.stringify(newFiles),
    })
    .execute();
}

type ListedChanges = {
  readonly state?: ChangeState | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
};

/** The newest first, of all states without one. */
export async function listChanges(queries: Queries, { state, after, limit }: ListedChanges) {
  // Ids are in the order of their time.
  let query = named(queries)
    .selectFrom("pageChanges")
    .selectAll()
    .orderBy("id", "desc")
    .limit(limit);
  if (state !== undefined) query = query.where("state", "=", state);
  if (after !== undefined) query = query.where("id", "<", after);
  return (await query.execute()).map(changeOf);
}

export async function listWaiting(queries: Queries) {
  return waitingChanges(queries).select(["pageId", "at"]).orderBy("at").execute();
}

export async function decideChange(
  queries: Queries,
  id: string,
  decision: Pick<PageChange, "state" | "decidedBy" | "decidedAt" | "note">,
): Promise<boolean> {
  const changes = named(queries).updateTable("pageChanges").where("id", "=", id);
  const { numUpdatedRows } = await changes
    .set(decision)
    .where("state", "=", "new")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function waitingChanges(queries: Queries) {
  return named(queries).selectFrom("pageChanges").where("state", "=", "new");
}

export function changeOf({ mailedAt, ...row }: NamedRow<"page_changes">): PageChange {
  return {
    ...row,
    ...readJson(storedBlocksSchema, row.blocks),
    facts: readJson(z.array(z.string()), row.facts),
    newFiles: readJson(z.array(newFileSchema), row.newFiles),
  };
}
