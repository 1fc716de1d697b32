import type { Selectable } from "kysely";
import { z } from "zod";
import type { Queries } from "../../database/open-database.ts";
import type { MfaFactorRow } from "../../database/schema.ts";
import type { Factor } from "./account.ts";

export type SealedFactor = { readonly factor: Factor; readonly sealedSecret: string };

const statusSchema = z.enum(["unverified", "verified"]);

export async function insertFactor(
  queries: Queries,
  { factor, accountId, sealedSecret }: SealedFactor & { readonly accountId: string },
): Promise<void> {
  await queries
    .insertInto("mfa_factors")
    .values({
      id: factor.id,
      user_id: accountId,
      friendly_name: factor.friendlyName,
      status: factor.status,
      sealed_secret: sealedSecret,
      last_used_step: null,
      created_at: factor.createdAt,
      updated_at: factor.updatedAt,
    })
    .execute();
}

export async function listFactors(queries: Queries, accountId: string): Promise<readonly Factor[]> {
  const rows = await queries
    .selectFrom("mfa_factors")
    .selectAll()
    .where("user_id", "=", accountId)
    .orderBy("id")
    .execute();
  return rows.map(readFactor);
}

export async function hasVerifiedFactor(queries: Queries, accountId: string): Promise<boolean> {
  const factors = await listFactors(queries, accountId);
  return factors.some(({ status }) => status === "verified");
}

export async function listFactorHolders(queries: Queries): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom("mfa_factors")
    .select("user_id")
    .where("status", "=", "verified" satisfies Factor["status"])
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

export async function findFactor(
  queries: Queries,
  { id, accountId }: { id: string; accountId: string },
): Promise<SealedFactor | undefined> {
  const row = await queries
    .selectFrom("mfa_factors")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", accountId)
    .executeTakeFirst();
  return row && { factor: readFactor(row), sealedSecret: row.sealed_secret };
}

/** False when the code of that 30-second step, or of a later one, was used before. */
export async function claimStep(
  queries: Queries,
  { id, step }: { id: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("mfa_factors")
    .set({ last_used_step: step })
    .where("id", "=", id)
    .where((where) =>
      where.or([where("last_used_step", "is", null), where("last_used_step", "<", step)]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function verifyFactor(
  queries: Queries,
  { id, at }: { id: string; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("mfa_factors")
    .set({ status: "verified" satisfies Factor["status"], updated_at: at })
    .where("id", "=", id)
    .where("status", "=", "unverified" satisfies Factor["status"])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteFactors(queries: Queries, factors: readonly Factor[]): Promise<void> {
  if (factors.length === 0) return;
  const ids = factors.map(({ id }) => id);
  await queries.deleteFrom("mfa_challenges").where("factor_id", "in", ids).execute();
  await queries.deleteFrom("mfa_factors").where("id", "in", ids).execute();
}

type Challenge = {
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

export async function deleteChallenge(queries: Queries, id: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom("mfa_challenges")
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteChallengesBefore(queries: Queries, instant: string): Promise<void> {
  await queries.deleteFrom("mfa_challenges").where("expires_at", "<=", instant).execute();
}

function readFactor(row: Selectable<MfaFactorRow>): Factor {
  return {
    id: row.id,
    friendlyName: row.friendly_name,
    status: statusSchema.parse(row.status),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
