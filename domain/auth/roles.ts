import type { Queries } from "../../database/open-database.ts";
import type { RoomTools } from "../audit/room-tools.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import type { Role } from "./account.ts";
import { lockAccountForUpdate } from "./accounts-repository.ts";
import { withdrawInvitations } from "./invitation.ts";
import { endSessions } from "./sessions-repository.ts";

export type RoleDependencies = Pick<RoomTools, "audit" | "clock"> & {
  readonly onAccessEnded: (
    queries: Queries,
    end: { readonly email: string; readonly by: string },
  ) => Promise<void>;
};

/** In the caller's transaction. Ends what the person may not hand out any more; answers whether it changed. */
export async function changeRole(
  dependencies: RoleDependencies,
  queries: Queries,
  { accountId, role, by }: { accountId: string; role: Role | null; by: string },
): Promise<boolean> {
  const { audit, clock, onAccessEnded } = dependencies;
  const at = clock.now().toISOString();
  // Roles before accounts, as everywhere: otherwise two transactions could wait for each other.
  await lockApprovers(queries);
  const { email } = await lockAccountForUpdate(queries, accountId);
  const was = await findRole(queries, accountId);
  const isChanged = was !== role;
  if (isChanged) {
    await replaceRole(queries, { accountId, role, at });
    const details = { accountId, was, role };
    await audit.append(queries, { actor: by, action: "role-changed", details });
  }
  const withdrawn =
    role === "admin" ? [] : await withdrawInvitations(queries, "invitedBy", accountId, at);
  for (const invitation of withdrawn) {
    const details = { accountId: invitation.id, role: invitation.role };
    await audit.append(queries, { actor: by, action: "invitation-withdrawn", details });
  }
  if (role === null) await onAccessEnded(queries, { email, by });
  return isChanged;
}

/** Ends role and sessions in the caller's transaction; answers whether there was a role. */
export async function removeAccess(
  dependencies: RoleDependencies,
  queries: Queries,
  { accountId, by }: { accountId: string; by: string },
): Promise<Result<boolean>> {
  if (await isOnlyApprover(queries, accountId)) return onlyApprover();
  const hadRole = await changeRole(dependencies, queries, { accountId, role: null, by });
  const at = dependencies.clock.now().toISOString();
  await endSessions(queries, { accountId, reason: "access-removed", at });
  return succeed(hadRole);
}

export async function isOnlyApprover(queries: Queries, accountId: string): Promise<boolean> {
  const approvers = await lockApprovers(queries);
  return approvers.size === 1 && approvers.has(accountId);
}

export const onlyApprover = () =>
  fail("conflict", "This is the only approver. Please make another one first.");

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
async function lockApprovers(queries: Queries): Promise<ReadonlySet<string>> {
  const approver: Role = "admin";
  const rows = await queries
    .updateTable("user_roles")
    .set({ role: approver })
    .where("role", "=", approver)
    .returning("user_id")
    .execute();
  return new Set(rows.map((row) => row.user_id));
}
