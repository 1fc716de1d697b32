import { forgetPerson } from "../../database/people.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { normalizeEmail } from "./account.ts";
import { deleteAccount, findCredentials } from "./accounts-repository.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { deleteFactors, listFactors } from "./factors-repository.ts";
import { deleteRecoveryToken } from "./recovery-tokens-repository.ts";
import { deleteRole, listRoleHolders } from "./roles-repository.ts";
import { deleteSessionsOf } from "./sessions-repository.ts";
import { forgetFailuresOf } from "./throttle.ts";

/**
 * Erases an account with all that is kept of its person, but for their entries in the audit log: that
 * is sealed, and says who published what. `not-found`; `conflict` for the last admin, without whom
 * nobody could give the role to another.
 */
export function createAccountErasure({ database, clock, audit }: AuthDependencies) {
  return (typedEmail: string): Promise<Result<{ readonly email: string }>> =>
    database.transaction(async (queries) => {
      const email = normalizeEmail(typedEmail);
      const known = await findCredentials(queries, email);
      if (known === undefined) return fail("not-found", `No account has the e-mail ${email}.`);
      const accountId = known.account.id;
      const admins = await listRoleHolders(queries, "admin");
      if (admins.has(accountId) && admins.size === 1)
        return fail("conflict", `${email} is the last admin: give the role to another one first.`);
      const at = clock.now().toISOString();
      const factors = await listFactors(queries, accountId);
      await forgetFailuresOf(queries, { email, accountId });
      await deleteSessionsOf(queries, accountId);
      await deleteFactors(
        queries,
        factors.map(({ id }) => id),
      );
      await deleteRecoveryToken(queries, accountId);
      await deleteRole(queries, { accountId, role: "admin" });
      await deleteAccount(queries, accountId);
      await forgetPerson(queries, { email, replacement: `erased:${accountId}`, at });
      const action = "account-erased";
      await audit.append(queries, { actor: "command-line", action, details: { accountId } });
      return succeed({ email });
    });
}
