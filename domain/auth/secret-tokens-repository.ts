import { createHash, randomBytes } from "node:crypto";
import { uuidv7 } from "uuidv7";
import type { Queries } from "../../database/open-database.ts";

const tokenBytes = 32;

export type RefreshToken = { readonly sessionId: string; readonly spentAt: string | null };

export function newSecretToken(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(tokenBytes).toString("base64url");
  return { token, hash: hashOfToken(token) };
}

/** 256 random bits need no slow hash. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

export async function insertRefreshToken(
  queries: Queries,
  token: { hash: string; sessionId: string; parentHash: string | null; createdAt: string },
): Promise<void> {
  await queries
    .insertInto("auth_refresh_tokens")
    .values({
      token_hash: token.hash,
      session_id: token.sessionId,
      parent_hash: token.parentHash,
      created_at: token.createdAt,
      spent_at: null,
    })
    .execute();
}

export async function findRefreshToken(
  queries: Queries,
  hash: string,
): Promise<RefreshToken | undefined> {
  const row = await queries
    .selectFrom("auth_refresh_tokens")
    .select(["session_id", "spent_at"])
    .where("token_hash", "=", hash)
    .executeTakeFirst();
  return row && { sessionId: row.session_id, spentAt: row.spent_at };
}

export async function spendRefreshToken(
  queries: Queries,
  { hash, at }: { hash: string; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("auth_refresh_tokens")
    .set({ spent_at: at })
    .where("token_hash", "=", hash)
    .where("spent_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function findActiveToken(
  queries: Queries,
  sessionId: string,
): Promise<{ token_hash: string; parent_hash: string | null } | undefined> {
  return queries
    .selectFrom("auth_refresh_tokens")
    .select(["token_hash", "parent_hash"])
    .where("session_id", "=", sessionId)
    .where("spent_at", "is", null)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function spendRefreshTokens(
  queries: Queries,
  { sessionId, at }: { sessionId: string; at: string },
): Promise<void> {
  await queries
    .updateTable("auth_refresh_tokens")
    .set({ spent_at: at })
    .where("session_id", "=", sessionId)
    .where("spent_at", "is", null)
    .execute();
}

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

export async function deleteRecoveryTokensBefore(queries: Queries, instant: string): Promise<void> {
  await queries.deleteFrom("auth_recovery_tokens").where("expires_at", "<=", instant).execute();
}

export async function insertFailures(
  queries: Queries,
  keys: readonly string[],
  at: string,
): Promise<void> {
  await queries
    .insertInto("sign_in_failures")
    .values(keys.map((key) => ({ id: uuidv7(), key, failed_at: at })))
    .execute();
}

/** Newest first. */
export async function listFailures(
  queries: Queries,
  key: string,
  since: string,
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
