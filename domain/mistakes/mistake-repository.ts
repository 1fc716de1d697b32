import type { Selectable } from "kysely";
import type { MistakeReportRow } from "../../database/fact-rows.ts";
import type { Queries } from "../../database/open-database.ts";
import type { Count } from "../../database/values.ts";
import { isMistakeOutcome, type MistakeReport, type Settlement } from "./mistake-report.ts";

export async function insertReport(
  queries: Queries,
  { id, page, words, source, createdAt }: Omit<MistakeReport, "settled">,
): Promise<void> {
  await queries
    .insertInto("mistake_reports")
    .values({
      ...{ id, page, words, created_at: createdAt },
      source: source === "" ? null : source,
      ...noSettlement,
    })
    .execute();
}

const noSettlement = { settled_at: null, settled_by: null, outcome: null, note: null } as const;

/** Whether a report with the same words on the same page waits. */
export async function isReported(
  queries: Queries,
  { page, words }: Pick<MistakeReport, "page" | "words">,
): Promise<boolean> {
  const row = await queries
    .selectFrom("mistake_reports")
    .select("id")
    .where("settled_at", "is", null)
    .where("page", "=", page)
    .where("words", "=", words)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countSince(queries: Queries, since: string): Promise<number> {
  const { count } = await queries
    .selectFrom("mistake_reports")
    .select((of) => of.fn.countAll<Count>().as("count"))
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countWaiting(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom("mistake_reports")
    .select((of) => of.fn.countAll<Count>().as("count"))
    .where("settled_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Those that have waited longest first. */
export async function listWaiting(queries: Queries, limit: number): Promise<MistakeReport[]> {
  const rows = await queries
    .selectFrom("mistake_reports")
    .selectAll()
    .where("settled_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(reportOf);
}

/** Those that were settled last first. */
export async function listSettled(queries: Queries, limit: number): Promise<MistakeReport[]> {
  const rows = await queries
    .selectFrom("mistake_reports")
    .selectAll()
    .where("settled_at", "is not", null)
    .orderBy("settled_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(reportOf);
}

/** Settles a report that waits; false when there is none with this id. */
export async function settleReport(
  queries: Queries,
  id: string,
  { at, by, outcome, note }: Settlement,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("mistake_reports")
    .set({ settled_at: at, settled_by: by, outcome, note })
    .where("id", "=", id)
    .where("settled_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Lets a settled report wait again; false when there is none with this id. */
export async function reopenReport(queries: Queries, id: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("mistake_reports")
    .set(noSettlement)
    .where("id", "=", id)
    .where("settled_at", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function isKnownReport(queries: Queries, id: string): Promise<boolean> {
  const row = await queries
    .selectFrom("mistake_reports")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The ids of the posts with these slugs, by slug. */
export async function findPostIds(
  queries: Queries,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await queries
    .selectFrom("blog_posts")
    .select(["id", "slug"])
    .where("slug", "in", slugs)
    .where("deleted_at", "is", null)
    .execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** Answers how many there were. */
export async function deleteSettledBefore(queries: Queries, instant: string): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom("mistake_reports")
    .where("settled_at", "<", instant)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function reportOf(row: Selectable<MistakeReportRow>): MistakeReport {
  const { id, page, words, source, created_at: createdAt, outcome, note } = row;
  const settlement =
    row.settled_at === null || outcome === null || !isMistakeOutcome(outcome)
      ? null
      : { at: row.settled_at, by: row.settled_by ?? "", outcome, note: note ?? "" };
  return { id, page, words, source: source ?? "", createdAt, settled: settlement };
}
