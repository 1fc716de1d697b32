import type { Queries } from "../../database/open-database.ts";
import type { MfaFactorRow } from "../../database/schema.ts";

/** Without its secret. */
export type Factor = Omit<MfaFactorRow, "user_id" | "sealed_secret" | "last_used_step">;

const verified = "verified";

export function isVerified({ status }: Pick<Factor, "status">): boolean {
  return status === verified;
}

export function listFactors(queries: Queries, accountId: string): Promise<Factor[]> {
  return queries
    .selectFrom("mfa_factors")
    .select(["id", "friendly_name", "status", "created_at", "updated_at"])
    .where("user_id", "=", accountId)
    .orderBy("id")
    .execute();
}

export async function hasVerifiedFactor(queries: Queries, accountId: string): Promise<boolean> {
  return (await listFactors(queries, accountId)).some(isVerified);
}

export async function listFactorHolders(queries: Queries): Promise<ReadonlySet<string>> {
  const holders = queries.selectFrom("mfa_factors").select("user_id");
  const rows = await holders.where("status", "=", verified).execute();
  return new Set(rows.map((row) => row.user_id));
}

export function findFactor(
  queries: Queries,
  id: string,
  accountId: string,
): Promise<MfaFactorRow | undefined> {
  return queries
    .selectFrom("mfa_factors")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", accountId)
    .executeTakeFirst();
}

/** False when the code of that 30-second step, or of a later one, was used before. */
export async function claimStep(queries: Queries, id: string, step: number): Promise<boolean> {
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

/** False when it was verified before. */
export async function verifyFactor(queries: Queries, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("mfa_factors")
    .set({ status: verified, updated_at: at })
    .where("id", "=", id)
    .where("status", "!=", verified)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteFactors(
  queries: Queries,
  factors: readonly Pick<Factor, "id">[],
): Promise<void> {
  if (factors.length === 0) return;
  const ids = factors.map(({ id }) => id);
  await queries.deleteFrom("mfa_challenges").where("factor_id", "in", ids).execute();
  await queries.deleteFrom("mfa_factors").where("id", "in", ids).execute();
}
