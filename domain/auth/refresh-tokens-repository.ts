import type { Queries } from "../../database/open-database.ts";

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
): Promise<{ sessionId: string; spentAt: string | null } | undefined> {
  const row = await queries
    .selectFrom("auth_refresh_tokens")
    .select(["session_id", "spent_at"])
    .where("token_hash", "=", hash)
    .executeTakeFirst();
  return row && { sessionId: row.session_id, spentAt: row.spent_at };
}

/** Whether this call spent the token; false when it was spent before. */
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

/** The session's active token: the newest that nobody has used yet. */
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
