import { fail, succeed, type Result } from "../shared/result.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { hasVerifiedFactor } from "./factors-repository.ts";
import { hasRole } from "./roles-repository.ts";
import { secondFactorRequired, type SecondFactorRule } from "./second-factor-rule.ts";
import type { Sessions } from "./sessions.ts";

/** Who calls, if they are an admin now and have shown a second factor where one is needed. */
export function createAdminCheck({
  database,
  sessions,
  adminFactor,
}: Pick<AuthDependencies, "database"> & { sessions: Sessions; adminFactor: SecondFactorRule }) {
  return async function requireAdmin(
    accessToken: string | null,
  ): Promise<Result<{ readonly userId: string; readonly email: string }>> {
    const caller = await sessions.authenticate(accessToken);
    if (!caller.ok) return fail("unauthenticated", "No active session");
    const { session, account } = caller.value;
    const { id: accountId, email } = account;
    if (!(await hasRole(database.queries, { accountId, role: "admin" })))
      return fail("forbidden", "Access denied: Admin privileges required");
    if (session.assurance === "aal2") return succeed({ userId: accountId, email });
    if (adminFactor === "required" || (await hasVerifiedFactor(database.queries, accountId)))
      return fail("forbidden", secondFactorRequired);
    return succeed({ userId: accountId, email });
  };
}
