import type { Queries } from "../../database/open-database.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import type { Role } from "./account.ts";
import { lockAccountForUpdate } from "./accounts-repository.ts";
import { withdrawInvitationsBy } from "./invitations-repository.ts";
import { findRole, lockApprovers, replaceRole } from "./roles-repository.ts";
import { endSessions } from "./sessions-repository.ts";
import type { AuthDependencies } from "./sessions.ts";

export type RoleDependencies = Pick<AuthDependencies, "audit" | "clock"> & {
  /** Called in the transaction that takes somebody's last role. */
  readonly onAccessEnded: (
    queries: Queries,
    end: { readonly email: string; readonly by: string },
  ) => Promise<void>;
};

/**
 * Gives an account this role and no other, or none for null, in the caller's transaction. It takes
 * effect at the person's next call. What they may not hand out any more ends with it: an approver's
 * invitations, and without a role their review links too. Whether that changed the role;
 * only then it is recorded.
 */
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

/**
 * Ends what an account may do, in the caller's transaction: its role with what `changeRole` says, and its sessions. The
 * value says whether it had a role; `conflict` when the office would be left without an approver.
 */
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

/** Nobody changes the roles of approvers until the transaction ends. */
export async function isOnlyApprover(queries: Queries, accountId: string): Promise<boolean> {
  const approvers = await lockApprovers(queries);
  return approvers.size === 1 && approvers.has(accountId);
}

export const onlyApprover = () =>
  fail("conflict", "This is the only approver. Please make another one first.");

/** Withdraws what an account that may ask nobody any more has asked, in the caller's transaction, which has locked its role. */
export async function withdrawInvitations(
  { audit, clock }: Pick<AuthDependencies, "audit" | "clock">,
  queries: Queries,
  { accountId, by }: { accountId: string; by: string },
): Promise<void> {
  const at = clock.now().toISOString();
  for (const { id, role } of await withdrawInvitationsBy(queries, { accountId, at })) {
    const details = { accountId: id, role };
    await audit.append(queries, { actor: by, action: "invitation-withdrawn", details });
  }
}
