import type { Queries } from "../../database/open-database.ts";

/** The account's one recovery token; an older one stops working. */
export async function replaceRecoveryToken(
  queries: Queries,
  { hash, accountId, expiresAt }: { hash: string; accountId: string; expiresAt: string },
): Promise<void> {
  const token = { token_hash: hash, expires_at: expiresAt };
  await queries
    .insertInto("auth_recovery_tokens")
    .values({ ...token, user_id: accountId })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(token))
    .execute();
}

/** Takes the token away and answers whose it was; undefined when it is unknown, used or expired. */
export async function takeRecoveryToken(
  queries: Queries,
  { hash, at }: { hash: string; at: string },
): Promise<string | undefined> {
  const row = await queries
    .deleteFrom("auth_recovery_tokens")
    .where("token_hash", "=", hash)
    .where("expires_at", ">", at)
    .returning("user_id")
    .executeTakeFirst();
  return row?.user_id;
}

export async function deleteRecoveryToken(queries: Queries, accountId: string): Promise<void> {
  await queries.deleteFrom("auth_recovery_tokens").where("user_id", "=", accountId).execute();
}

/** Deletes the tokens that have expired; answers how many there were. */
export async function deleteRecoveryTokensBefore(
  queries: Queries,
  instant: string,
): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom("auth_recovery_tokens")
    .where("expires_at", "<=", instant)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
