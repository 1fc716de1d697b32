import { sql, type Selectable } from "kysely";
import { z } from "zod";
import type { Queries } from "../../../database/open-database.ts";
import type { DraftingRunRow } from "../../../database/schema.ts";
import type { Count } from "../../../database/values.ts";
import { postCategorySchema } from "../../posts/post.ts";
import { failureKinds } from "../../shared/result.ts";
import type { TokenUsage, WriterName } from "../writer.ts";
import {
  type Assignment,
  type DraftingRun,
  type Lease,
  type RunState,
  runStageSchema,
  runStateSchema,
} from "./drafting-run.ts";

const open = ["queued", "running"] as const;

export const released = { lease_owner: null, lease_expires_at: null };

type NewRun = DraftingRun & {
  readonly writer: WriterName;
  readonly requestKey: string | null;
  readonly lease: Lease | null;
};

/** Stores a run; answers false, and stores nothing, when its key is taken or its post has one under way. */
export async function insertRun(queries: Queries, run: NewRun): Promise<boolean> {
  const { assignment, lease, writer } = run;
  const ofPost = assignment.kind === "generate" ? null : assignment;
  const ofPrompt = assignment.kind === "generate" ? assignment : null;
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto("drafting_runs")
    .values({
      id: run.id,
      kind: assignment.kind,
      state: lease === null ? "queued" : "running",
      stage: run.stage,
      post_id: run.post_id,
      prompt: run.instructions,
      category: ofPrompt?.category ?? null,
      publish: ofPrompt?.publish === true ? 1 : 0,
      base_revision: ofPost?.baseRevision ?? null,
      reader_note: ofPost?.readerNote ?? null,
      provider: writer.provider,
      model: writer.model,
      prompt_version: writer.promptVersion,
      attempts: lease === null ? 0 : 1,
      lease_owner: lease?.owner ?? null,
      lease_expires_at: lease?.expires_at ?? null,
      request_key: run.requestKey,
      requested_by: run.requested_by,
      created_at: run.created_at,
      started_at: lease === null ? null : run.created_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
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
      state: "running",
      lease_owner: lease.owner,
      lease_expires_at: lease.expires_at,
      attempts: set("attempts", "+", 1),
      started_at: now,
      // Another model may write it now than when it was asked for.
      provider: writer.provider,
      model: writer.model,
      prompt_version: writer.promptVersion,
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

export async function markCancelled(
  queries: Queries,
  id: string,
  at: string,
): Promise<DraftingRun | null> {
  const row = await queries
    .updateTable("drafting_runs")
    .set({ ...released, state: "cancelled", finished_at: at })
    .where("id", "=", id)
    .where("state", "in", open)
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : toRun(row);
}

/** Notes of a failed run, and of all failures of its post, that they were put away at this instant, or for null that they were not. */
export async function markDismissed(
  queries: Queries,
  id: string,
  at: string | null,
): Promise<boolean> {
  const failed = await findRun(queries, id);
  if (failed?.state !== "failed") return false;
  const { post_id } = failed;
  await queries
    .updateTable("drafting_runs")
    .set({ dismissed_at: at })
    .where("state", "=", "failed")
    .where((of) =>
      post_id === null
        ? of("id", "=", id)
        : of.or([of("id", "=", id), of("post_id", "=", post_id)]),
    )
    .execute();
  return true;
}

export async function releaseKey(queries: Queries, id: string): Promise<void> {
  await queries
    .updateTable("drafting_runs")
    .set({ request_key: null })
    .where("id", "=", id)
    .execute();
}

export async function eraseRunsOfPost(queries: Queries, postId: string): Promise<void> {
  await queries.deleteFrom("drafting_runs").where("post_id", "=", postId).execute();
}

export async function findRun(
  queries: Queries,
  value: string,
  column: "id" | "request_key" = "id",
): Promise<DraftingRun | null> {
  const row = await allRuns(queries).where(column, "=", value).executeTakeFirst();
  return row === undefined ? null : toRun(row);
}

export async function findLatestRun(queries: Queries, postId: string): Promise<DraftingRun | null> {
  const row = await newestFirst(queries).where("post_id", "=", postId).limit(1).executeTakeFirst();
  return row === undefined ? null : toRun(row);
}

export async function listRuns(queries: Queries, limit: number): Promise<DraftingRun[]> {
  const rows = await newestFirst(queries).where("dismissed_at", "is", null).limit(limit).execute();
  return rows.map(toRun);
}

function newestFirst(queries: Queries) {
  return allRuns(queries).orderBy("created_at", "desc").orderBy("id", "desc");
}

function allRuns(queries: Queries) {
  return queries.selectFrom("drafting_runs").selectAll();
}

export async function listPostsWithOpenRun(queries: Queries, postId?: string): Promise<string[]> {
  const runs = queries.selectFrom("drafting_runs").select("post_id").where("state", "in", open);
  const rows = await (postId === undefined ? runs : runs.where("post_id", "=", postId)).execute();
  return rows.flatMap(({ post_id }) => post_id ?? []);
}

export async function hasOpenRun(queries: Queries, postId: string): Promise<boolean> {
  return (await listPostsWithOpenRun(queries, postId)).length > 0;
}

export async function countRunsByState(queries: Queries): Promise<Record<RunState, number>> {
  const rows = await queries
    .selectFrom("drafting_runs")
    .select((of) => ["state", of.fn.countAll<Count>().as("runs")])
    .groupBy("state")
    .execute();
  const counts = { queued: 0, running: 0, succeeded: 0, failed: 0, cancelled: 0 };
  for (const { state, runs } of rows) counts[runStateSchema.parse(state)] = Number(runs);
  return counts;
}

export async function countFailedRuns(queries: Queries, since: string): Promise<number> {
  const { runs } = await queries
    .selectFrom("drafting_runs")
    .select((of) => of.fn.countAll<Count>().as("runs"))
    .where("state", "=", "failed")
    .where("finished_at", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(runs);
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

type SumOrNull = number | string | null;

/** The tokens of runs begun at this instant or later, with what was set aside: for answers that nobody counted, and for those under way. */
export async function sumTokens(queries: Queries, since: string) {
  const { counted, uncounted, reserved } = await queries
    .selectFrom("drafting_runs")
    .select((of) => [
      of.fn
        .sum<SumOrNull>(sql`coalesce(input_tokens, 0) + coalesce(output_tokens, 0)`)
        .as("counted"),
      of.fn.sum<SumOrNull>("reserved_tokens").filterWhere("state", "not in", open).as("uncounted"),
      of.fn.sum<SumOrNull>("reserved_tokens").filterWhere("state", "in", open).as("reserved"),
    ])
    .where("created_at", ">=", since)
    .executeTakeFirstOrThrow();
  return { used: Number(counted ?? 0) + Number(uncounted ?? 0), reserved: Number(reserved ?? 0) };
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
  const { id, state, stage, post_id, error, error_kind, remark, attempts } = row;
  return {
    id,
    assignment: toAssignment(row),
    instructions: row.prompt,
    state: runStateSchema.parse(state),
    stage: runStageSchema.parse(stage),
    post_id,
    error,
    error_kind: z.enum(failureKinds).nullable().parse(error_kind),
    remark,
    attempts,
    requested_by: row.requested_by ?? "system",
    created_at: row.created_at,
    finished_at: row.finished_at,
  };
}

function toAssignment(row: Selectable<DraftingRunRow>): Assignment {
  return row.kind === "generate"
    ? {
        kind: "generate",
        category: postCategorySchema.parse(row.category),
        publish: row.publish === 1,
      }
    : {
        kind: "regenerate",
        postId: z.string().parse(row.post_id),
        baseRevision: z.int().parse(row.base_revision),
        readerNote: row.reader_note,
      };
}
