import type { Row } from "../../database/named-rows.ts";
import type { Queries } from "../../database/open-database.ts";

export type Factor = Omit<Row<"mfa_factors">, "user_id" | "sealed_secret" | "last_used_step">;

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

export function findFactor(queries: Queries, id: string, accountId: string) {
  return queries
    .selectFrom("mfa_factors")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", accountId)
    .executeTakeFirst();
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
