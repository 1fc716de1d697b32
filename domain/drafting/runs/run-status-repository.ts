import type { Queries } from "../../../database/open-database.ts";
import type { Count } from "../../../database/values.ts";
import { type RunState, runStateSchema } from "./run.ts";

/** How many runs are in each state; all states are named. */
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

/** How many runs have failed at this instant or later. */
export async function countFailedRuns(queries: Queries, since: string): Promise<number> {
  const { runs } = await queries
    .selectFrom("drafting_runs")
    .select((of) => of.fn.countAll<Count>().as("runs"))
    .where("state", "=", "failed")
    .where("finished_at", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(runs);
}

/** When the AI provider failed last or came too late, and what was said of it; null for never. */
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
  if (row?.finished_at == null) return null;
  return { at: row.finished_at, message: row.error ?? "" };
}
