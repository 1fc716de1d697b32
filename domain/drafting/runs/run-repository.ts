import { sql, type Insertable, type Selectable } from "kysely";
import type { Queries } from "../../../database/open-database.ts";
import type { DraftingRunRow } from "../../../database/schema.ts";
import type { Count } from "../../../database/values.ts";
import type { TokenUsage, WriterName } from "../writer.ts";
import { type DraftingRun, type Lease, runKindsSchema } from "./drafting-run.ts";

const open = ["queued", "running"] as const;

export const released = { lease_owner: null, lease_expires_at: null };

const writerOf = ({ provider, model }: WriterName) => ({ provider, model });

/** One under this lease is begun, another waits. Null, and nothing is stored, when its key is taken or its post has one under way. */
export async function insertRun(
  queries: Queries,
  run: Pick<DraftingRun, "id" | "kind" | "prompt" | "requested_by" | "created_at"> &
    Partial<Insertable<DraftingRunRow>>,
  writer: WriterName,
  lease: Lease | null,
): Promise<DraftingRun | null> {
  const leased =
    lease === null
      ? { state: "queued", attempts: 0 }
      : {
          state: "running",
          attempts: 1,
          lease_owner: lease.owner,
          lease_expires_at: lease.expires_at,
          started_at: run.created_at,
        };
  const row = await queries
    .insertInto("drafting_runs")
    .values({ stage: "reading", publish: 0, ...run, ...writerOf(writer), ...leased })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : toRun(row);
}

/**
 * Takes the oldest run that waits, or whose worker was not heard of in time, by one conditional update: of several
 * instances one gets it. Null when there is none, or another was faster.
 */
export async function claimNextRun(
  queries: Queries,
  claim: { readonly lease: Lease; readonly now: string; readonly writer: WriterName },
): Promise<DraftingRun | null> {
  const { lease, now, writer } = claim;
  const claimable = sql<boolean>`
    (state in ('queued', 'running') and (lease_expires_at is null or lease_expires_at <= ${now}))`;
  const row = await queries
    .updateTable("drafting_runs")
    .set((set) => ({
      // Another model may write it now than when it was asked for.
      ...writerOf(writer),
      state: "running",
      lease_owner: lease.owner,
      lease_expires_at: lease.expires_at,
      attempts: set("attempts", "+", 1),
      started_at: now,
    }))
    .where("id", "=", (oldest) =>
      oldest
        .selectFrom("drafting_runs")
        .select("id")
        .where(claimable)
        .orderBy("created_at")
        .limit(1),
    )
    .where(claimable)
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : toRun(row);
}

export async function updateUnderLease(
  queries: Queries,
  id: string,
  { owner }: Lease,
  change: Partial<Omit<DraftingRunRow, "id">>,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("drafting_runs")
    .set(change)
    .where("id", "=", id)
    .where("lease_owner", "=", owner)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** For a server that knows that it is the only one. */
export async function endAllLeases(queries: Queries): Promise<void> {
  await queries.updateTable("drafting_runs").set(released).where("state", "=", "running").execute();
}

type Failed = { readonly message: string; readonly kind: string; readonly at: string };

export function failedRun({ message, kind, at }: Failed) {
  return { ...released, state: "failed", error: message, error_kind: kind, finished_at: at };
}

export async function failOpenRuns(queries: Queries, failed: Failed): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable("drafting_runs")
    .set(failedRun(failed))
    .where("state", "in", open)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export async function eraseRunsOfPost(queries: Queries, postId: string): Promise<void> {
  await queries.deleteFrom("drafting_runs").where("post_id", "=", postId).execute();
}

export async function findRun(
  queries: Queries,
  value: string,
  column: "id" | "request_key" = "id",
): Promise<DraftingRun | null> {
  const row = await queries
    .selectFrom("drafting_runs")
    .selectAll()
    .where(column, "=", value)
    .executeTakeFirst();
  return row === undefined ? null : toRun(row);
}

export async function findLatestRun(queries: Queries, postId: string): Promise<DraftingRun | null> {
  const row = await newestFirst(queries).where("post_id", "=", postId).limit(1).executeTakeFirst();
  return row === undefined ? null : toRun(row);
}

export async function listRuns(
  queries: Queries,
  since: string,
  limit: number,
): Promise<DraftingRun[]> {
  const rows = await newestFirst(queries)
    .where("dismissed_at", "is", null)
    .where("created_at", ">=", since)
    .limit(limit)
    .execute();
  return rows.map(toRun);
}

function newestFirst(queries: Queries) {
  return queries
    .selectFrom("drafting_runs")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc");
}

export async function listPostsWithOpenRun(queries: Queries, postId?: string): Promise<string[]> {
  const runs = queries.selectFrom("drafting_runs").select("post_id").where("state", "in", open);
  const rows = await (postId === undefined ? runs : runs.where("post_id", "=", postId)).execute();
  return rows.flatMap(({ post_id }) => post_id ?? []);
}

export async function hasOpenRun(queries: Queries, postId: string): Promise<boolean> {
  return (await listPostsWithOpenRun(queries, postId)).length > 0;
}

export async function countRuns(queries: Queries, since: string) {
  const counts = await queries
    .selectFrom("drafting_runs")
    .select((of) => [
      of.fn.countAll<Count>().filterWhere("state", "in", open).as("open"),
      of.fn
        .countAll<Count>()
        .filterWhere("state", "=", "failed")
        .filterWhere("finished_at", ">=", since)
        .as("failed"),
    ])
    .executeTakeFirstOrThrow();
  return { open: Number(counts.open), failed: Number(counts.failed) };
}

export async function findProviderFailure(
  queries: Queries,
): Promise<{ readonly at: string; readonly message: string } | null> {
  const row = await queries
    .selectFrom("drafting_runs")
    .select(["finished_at", "error"])
    .where("state", "=", "failed")
    .where("error_kind", "in", ["provider-failed", "provider-late"])
    .where("finished_at", "is not", null)
    .orderBy("finished_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.finished_at == null ? null : { at: row.finished_at, message: row.error ?? "" };
}

/** The tokens of runs begun at this instant or later, with what is set aside for answers that nobody has counted. */
export async function sumTokens(queries: Queries, since: string): Promise<number> {
  const { tokens } = await queries
    .selectFrom("drafting_runs")
    .select((of) =>
      of.fn
        .sum<number | string | null>(
          sql`coalesce(input_tokens, 0) + coalesce(output_tokens, 0) + coalesce(reserved_tokens, 0)`,
        )
        .as("tokens"),
    )
    .where("created_at", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(tokens ?? 0);
}

export async function addTokens(
  queries: Queries,
  id: string,
  { owner }: Lease,
  { inputTokens = 0, outputTokens = 0, reserved = 0 }: Partial<TokenUsage> & { reserved?: number },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("drafting_runs")
    .set((set) => {
      const grown = (column: "input_tokens" | "output_tokens" | "reserved_tokens", by: number) =>
        set(set.fn.coalesce(column, set.val(0)), "+", by);
      return {
        input_tokens: grown("input_tokens", inputTokens),
        output_tokens: grown("output_tokens", outputTokens),
        reserved_tokens: grown("reserved_tokens", reserved),
      };
    })
    .where("id", "=", id)
    .where("lease_owner", "=", owner)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function toRun(row: Selectable<DraftingRunRow>): DraftingRun {
  return { ...row, ...runKindsSchema.parse(row), requested_by: row.requested_by ?? "system" };
}
