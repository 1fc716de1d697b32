import type { Queries } from "../../database/open-database.ts";
import type { Role } from "./account.ts";
import { lockAccountForUpdate } from "./accounts-repository.ts";
import { findRole, replaceRole } from "./roles-repository.ts";
import type { AuthDependencies } from "./sessions.ts";

/**
 * Gives an account this role and no other, or none for null, in the caller's transaction. It takes
 * effect at the person's next call. Whether that changed anything; only then it is recorded.
 */
export async function changeRole(
  { audit, clock }: Pick<AuthDependencies, "audit" | "clock">,
  queries: Queries,
  { accountId, role, by }: { accountId: string; role: Role | null; by: string },
): Promise<boolean> {
  await lockAccountForUpdate(queries, accountId);
  const was = await findRole(queries, accountId);
  if (was === role) return false;
  await replaceRole(queries, { accountId, role, at: clock.now().toISOString() });
  const details = { accountId, was, role };
  await audit.append(queries, { actor: by, action: "role-changed", details });
  return true;
}
