import type { Queries } from "../../database/open-database.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import type { Role } from "./account.ts";
import { lockAccountForUpdate } from "./accounts-repository.ts";
import * as invitations from "./invitations-repository.ts";
import { findRole, lockApprovers, replaceRole } from "./roles-repository.ts";
import { endSessions } from "./sessions-repository.ts";
import type { AuthDependencies } from "./sessions.ts";

export type RoleDependencies = Pick<AuthDependencies, "audit" | "clock"> & {
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
  if (role !== "admin") await withdrawInvitations(dependencies, queries, { accountId, by });
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

export async function withdrawInvitations(
  { audit, clock }: Pick<AuthDependencies, "audit" | "clock">,
  queries: Queries,
  { accountId, by }: { accountId: string; by: string },
): Promise<void> {
  const at = clock.now().toISOString();
  const withdrawn = await invitations.withdrawInvitations(queries, "invited_by", accountId, at);
  for (const { id, role } of withdrawn) {
    const details = { accountId: id, role };
    await audit.append(queries, { actor: by, action: "invitation-withdrawn", details });
  }
}
