import type { Queries } from "../../../database/open-database.ts";
import { updateUnderLease } from "./lease-repository.ts";
import type { Lease } from "./drafting-run.ts";

/** Null over no rows; PostgreSQL sends big sums as text. */
type SumOrNull = number | string | null;

/** All tokens that runs begun at this instant or later have used; of an answer that nobody counted what was set aside for it. */
export async function sumTokens(queries: Queries, since: string): Promise<number> {
  const { input, output, uncounted } = await queries
    .selectFrom("drafting_runs")
    .select((of) => [
      of.fn.sum<SumOrNull>("input_tokens").as("input"),
      of.fn.sum<SumOrNull>("output_tokens").as("output"),
      of.fn
        .sum<SumOrNull>("reserved_tokens")
        .filterWhere("state", "not in", ["queued", "running"])
        .as("uncounted"),
    ])
    .where("created_at", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(input ?? 0) + Number(output ?? 0) + Number(uncounted ?? 0);
}

/** What the answers under way may use. */
export async function sumReservedTokens(queries: Queries): Promise<number> {
  const { reserved } = await queries
    .selectFrom("drafting_runs")
    .select((of) => of.fn.sum<SumOrNull>("reserved_tokens").as("reserved"))
    .where("state", "in", ["queued", "running"])
    .executeTakeFirstOrThrow();
  return Number(reserved ?? 0);
}

/**
 * Adds what the provider counted to what it has counted for this run before, whatever becomes of what
 * it wrote; nothing is reserved for that answer any more.
 */
export async function noteUsage(
  queries: Queries,
  id: string,
  { owner }: Lease,
  usage: { readonly inputTokens: number; readonly outputTokens: number },
): Promise<void> {
  await queries
    .updateTable("drafting_runs")
    .set((set) => ({
      input_tokens: set(set.fn.coalesce("input_tokens", set.val(0)), "+", usage.inputTokens),
      output_tokens: set(set.fn.coalesce("output_tokens", set.val(0)), "+", usage.outputTokens),
      reserved_tokens: null,
    }))
    .where("id", "=", id)
    .where("lease_owner", "=", owner)
    .execute();
}

/** Notes what the answer under way may use; null when it has used nothing. */
export function reserveTokens(
  queries: Queries,
  id: string,
  lease: Lease,
  tokens: number | null,
): Promise<boolean> {
  return updateUnderLease(queries, id, lease, { reserved_tokens: tokens });
}

/** Counts as used what is still reserved: for an answer before that may have been paid, and that nobody counted. */
export async function countReserved(
  queries: Queries,
  id: string,
  { owner }: Lease,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("drafting_runs")
    .set((set) => ({
      input_tokens: set(
        set.fn.coalesce("input_tokens", set.val(0)),
        "+",
        set.fn.coalesce("reserved_tokens", set.val(0)),
      ),
      reserved_tokens: null,
    }))
    .where("id", "=", id)
    .where("lease_owner", "=", owner)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
