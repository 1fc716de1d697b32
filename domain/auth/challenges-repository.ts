import type { Queries } from "../../database/open-database.ts";

/** One question for a code, put to one session. */
export type Challenge = {
  readonly id: string;
  readonly factorId: string;
  readonly sessionId: string;
};

export async function insertChallenge(
  queries: Queries,
  { id, factorId, sessionId, expiresAt }: Challenge & { readonly expiresAt: string },
): Promise<void> {
  await queries
    .insertInto("mfa_challenges")
    .values({ id, factor_id: factorId, session_id: sessionId, expires_at: expiresAt })
    .execute();
}

export async function isOpenChallenge(
  queries: Queries,
  { id, factorId, sessionId, at }: Challenge & { readonly at: string },
): Promise<boolean> {
  const row = await queries
    .selectFrom("mfa_challenges")
    .select("id")
    .where("id", "=", id)
    .where("factor_id", "=", factorId)
    .where("session_id", "=", sessionId)
    .where("expires_at", ">", at)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether this call answered the challenge; false when it was answered before. */
export async function deleteChallenge(queries: Queries, id: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom("mfa_challenges")
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the challenges of all factors that have expired; answers how many there were. */
export async function deleteChallengesBefore(queries: Queries, instant: string): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom("mfa_challenges")
    .where("expires_at", "<=", instant)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
