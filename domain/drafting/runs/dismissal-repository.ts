import type { Queries } from "../../../database/open-database.ts";

/**
 * Notes of a failed run, and of all failures of its post, that they were put away at this instant, or
 * for null that they were not; answers whether there is such a run.
 */
export async function markDismissed(
  queries: Queries,
  id: string,
  at: string | null,
): Promise<boolean> {
  const run = await queries
    .selectFrom("drafting_runs")
    .select("post_id")
    .where("id", "=", id)
    .where("state", "=", "failed")
    .executeTakeFirst();
  if (run === undefined) return false;
  await queries
    .updateTable("drafting_runs")
    .set({ dismissed_at: at })
    .where("state", "=", "failed")
    .where((of) =>
      run.post_id === null
        ? of("id", "=", id)
        : of.or([of("id", "=", id), of("post_id", "=", run.post_id)]),
    )
    .execute();
  return true;
}
