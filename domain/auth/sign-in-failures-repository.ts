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

export async function listFailures(
  queries: Queries,
  { key, since }: { key: string; since: string },
): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom("sign_in_failures")
    .select("failed_at")
    .where("key", "=", key)
    .where("failed_at", ">", since)
    .orderBy("failed_at", "desc")
    .execute();
  return rows.map(({ failed_at }) => failed_at);
}

export async function deleteFailures(queries: Queries, key: string): Promise<void> {
  await queries.deleteFrom("sign_in_failures").where("key", "=", key).execute();
}

export async function deleteFailuresBefore(queries: Queries, instant: string): Promise<void> {
  await queries.deleteFrom("sign_in_failures").where("failed_at", "<", instant).execute();
}
