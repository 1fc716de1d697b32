import type { Queries } from "../../database/open-database.ts";
import type { Role } from "./account.ts";

export async function findRole(queries: Queries, accountId: string): Promise<Role | null> {
  const row = await queries
    .selectFrom("user_roles")
    .select("role")
    .where("user_id", "=", accountId)
    .orderBy("role")
    .limit(1)
    .executeTakeFirst();
  return row?.role ?? null;
}

/** As `findRole`; nobody changes it until the transaction ends. */
export async function lockRole(queries: Queries, accountId: string): Promise<Role | null> {
  await queries
    .updateTable("user_roles")
    .set({ user_id: accountId })
    .where("user_id", "=", accountId)
    .execute();
  return findRole(queries, accountId);
}

export async function replaceRole(
  queries: Queries,
  { accountId, role, at }: { accountId: string; role: Role | null; at: string },
): Promise<void> {
  await queries.deleteFrom("user_roles").where("user_id", "=", accountId).execute();
  if (role === null) return;
  const row = { user_id: accountId, role, created_at: at };
  await queries.insertInto("user_roles").values(row).execute();
}

export async function listRoles(queries: Queries): Promise<ReadonlyMap<string, Role>> {
  const rows = await queries
    .selectFrom("user_roles")
    .select(["user_id", "role"])
    // The lower role first, so that the higher one of two stays.
    .orderBy("role", "desc")
    .execute();
  return new Map(rows.map(({ user_id, role }) => [user_id, role]));
}

/** Locked, so that two approvers cannot take the role from each other at the same moment. */
export async function lockApprovers(queries: Queries): Promise<ReadonlySet<string>> {
  const approver: Role = "admin";
  const rows = await queries
    .updateTable("user_roles")
    .set({ role: approver })
    .where("role", "=", approver)
    .returning("user_id")
    .execute();
  return new Set(rows.map((row) => row.user_id));
}
