import { sql } from "kysely";
import type { Queries } from "../../../database/open-database.ts";
import type { DraftingRunRow } from "../../../database/schema.ts";
import { draftingLimits } from "../drafting-limits.ts";
import { toRun } from "./run-repository.ts";
import type { DraftingRun, Lease, RunStage, WriterRecord } from "./drafting-run.ts";

/**
 * Takes the oldest run that waits and may be begun, or whose worker was not heard of in time, by one conditional
 * update: of several instances one gets it. Null when there is none, or another was faster. A run under which two
 * processes have died may be what ends them: it waits a minute longer.
 */
export async function claimNextRun(
  queries: Queries,
  {
    lease,
    now,
    writer,
  }: { readonly lease: Lease; readonly now: string; readonly writer: WriterRecord },
): Promise<DraftingRun | null> {
  const claimable = sql<boolean>`
    (state in ('queued', 'running') and (
      lease_expires_at is null or lease_expires_at <= ${minuteBefore(now)}
      or (lease_expires_at <= ${now} and (state = 'queued' or attempts < 2))))`;
  const row = await queries
    .updateTable("drafting_runs")
    .set((set) => ({
      state: "running",
      lease_owner: lease.owner,
      lease_expires_at: lease.expires_at,
      attempts: set("attempts", "+", 1),
      started_at: now,
      // Who writes it now may be another one than when it was asked for.
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

function minuteBefore(now: string): string {
  return new Date(Date.parse(now) - draftingLimits.waitAfterDeaths).toISOString();
}

/** Says that the run is still worked on; false when it belongs to somebody else by now. */
export function extendLease(queries: Queries, id: string, lease: Lease): Promise<boolean> {
  return updateUnderLease(queries, id, lease, { lease_expires_at: lease.expires_at });
}

/** Notes how far the run is, and extends the lease. */
export function enterStage(
  queries: Queries,
  id: string,
  lease: Lease,
  stage: RunStage,
): Promise<boolean> {
  return updateUnderLease(queries, id, lease, { stage, lease_expires_at: lease.expires_at });
}

export function markSucceeded(
  queries: Queries,
  id: string,
  lease: Lease,
  made: {
    readonly postId: string;
    readonly remark: string | null;
    readonly at: string;
  },
): Promise<boolean> {
  return updateUnderLease(queries, id, lease, {
    ...released,
    state: "succeeded",
    post_id: made.postId,
    remark: made.remark,
    finished_at: made.at,
  });
}

type Failed = { readonly message: string; readonly kind: string; readonly at: string };

export function markFailed(
  queries: Queries,
  id: string,
  lease: Lease,
  failed: Failed,
): Promise<boolean> {
  return updateUnderLease(queries, id, lease, asFailed(failed));
}

/** Fails every run that has not ended, whoever works on it; answers how many there were. */
export async function failOpenRuns(queries: Queries, failed: Failed): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable("drafting_runs")
    .set(asFailed(failed))
    .where("state", "in", ["queued", "running"])
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Ends a run that has not ended, whoever works on it: its owner finds its lease gone. Null when there is none. */
export async function markCancelled(
  queries: Queries,
  id: string,
  at: string,
): Promise<DraftingRun | null> {
  const row = await queries
    .updateTable("drafting_runs")
    .set({ ...released, state: "cancelled", finished_at: at })
    .where("id", "=", id)
    .where("state", "in", ["queued", "running"])
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : toRun(row);
}

/** Gives a run back unfinished, to be begun again at once or not before `until`; this beginning does not count as an attempt. */
export async function requeue(
  queries: Queries,
  id: string,
  lease: Lease,
  until: string | null = null,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("drafting_runs")
    .set((set) => ({
      lease_owner: null,
      lease_expires_at: until,
      state: "queued",
      attempts: set("attempts", "-", 1),
    }))
    .where("id", "=", id)
    .where("lease_owner", "=", lease.owner)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives a run back unfinished; this beginning counts as an attempt. */
export function requeueAsAttempt(queries: Queries, id: string, lease: Lease): Promise<boolean> {
  return updateUnderLease(queries, id, lease, { ...released, state: "queued" });
}

const released = { lease_owner: null, lease_expires_at: null };

function asFailed({ message, kind, at }: Failed) {
  return { ...released, state: "failed", error: message, error_kind: kind, finished_at: at };
}

export async function updateUnderLease(
  queries: Queries,
  id: string,
  lease: Lease,
  change: Partial<Omit<DraftingRunRow, "id">>,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("drafting_runs")
    .set(change)
    .where("id", "=", id)
    .where("lease_owner", "=", lease.owner)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends every lease at this instant: for a server that knows that it is the only one. */
export async function endAllLeases(queries: Queries, at: string): Promise<void> {
  await queries
    .updateTable("drafting_runs")
    .set({ lease_owner: null, lease_expires_at: at })
    .where("state", "=", "running")
    .execute();
}
