import type { Queries } from "../../database/open-database.ts";

export type Role = "admin";

/** Whether this call gave the role; false when the account had it already. */
export async function insertRole(
  queries: Queries,
  { accountId, role, at }: { accountId: string; role: Role; at: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto("user_roles")
    .values({ user_id: accountId, role, created_at: at })
    .onConflict((conflict) => conflict.columns(["user_id", "role"]).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Whether this call took the role; false when the account did not have it. */
export async function deleteRole(
  queries: Queries,
  { accountId, role }: { accountId: string; role: Role },
): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom("user_roles")
    .where("user_id", "=", accountId)
    .where("role", "=", role)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function hasRole(
  queries: Queries,
  { accountId, role }: { accountId: string; role: Role },
): Promise<boolean> {
  const row = await queries
    .selectFrom("user_roles")
    .select("user_id")
    .where("user_id", "=", accountId)
    .where("role", "=", role)
    .executeTakeFirst();
  return row !== undefined;
}

/** The ids of all accounts with the role. */
export async function listRoleHolders(queries: Queries, role: Role): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom("user_roles")
    .select("user_id")
    .where("role", "=", role)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}
