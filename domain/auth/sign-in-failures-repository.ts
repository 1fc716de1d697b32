import { uuidv7 } from "uuidv7";
import type { Queries } from "../../database/open-database.ts";

export async function insertFailures(
  queries: Queries,
  { keys, at }: { keys: readonly string[]; at: string },
): Promise<void> {
  await queries
    .insertInto("sign_in_failures")
    .values(keys.map((key) => ({ id: uuidv7(), key, failed_at: at })))
    .execute();
}

/** When the failure happened that is the `count`th when counted back from the latest; undefined when there are fewer. */
export async function findFailureFromLatest(
  queries: Queries,
  { key, count }: { key: string; count: number },
): Promise<string | undefined> {
  const row = await queries
    .selectFrom("sign_in_failures")
    .select("failed_at")
    .where("key", "=", key)
    .orderBy("failed_at", "desc")
    .limit(1)
    .offset(count - 1)
    .executeTakeFirst();
  return row?.failed_at;
}

export async function deleteFailures(queries: Queries, key: string): Promise<void> {
  await queries.deleteFrom("sign_in_failures").where("key", "=", key).execute();
}

export async function deleteFailuresBefore(queries: Queries, instant: string): Promise<void> {
  await queries.deleteFrom("sign_in_failures").where("failed_at", "<", instant).execute();
}
