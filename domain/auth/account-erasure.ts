import { uuidv7 } from "uuidv7";
import type { Queries } from "../../database/open-database.ts";
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

const actor = "command-line";

/**
 * Erases an account with all that is kept of its person, or what is kept of somebody without one: a
 * reviewer. Their entries in the audit log stay: that is sealed, and says who published what.
 * `not-found` when nothing is kept; `conflict` for the last admin, without whom nobody could give the
 * role to another.
 */
export function createAccountErasure({ database, clock, audit }: AuthDependencies) {
  return (typedEmail: string): Promise<Result<{ readonly email: string }>> =>
    database.transaction(async (queries) => {
      const email = normalizeEmail(typedEmail);
      const accountId = (await findCredentials(queries, email))?.account.id ?? null;
      const admins = await listRoleHolders(queries, "admin");
      if (accountId !== null && admins.has(accountId) && admins.size === 1)
        return fail("conflict", `${email} is the last admin: give the role to another one first.`);
      const at = clock.now().toISOString();
      const failures = await forgetFailuresOf(queries, { email, accountId });
      if (accountId !== null) await eraseAccountRows(queries, accountId);
      const replacement = `erased:${accountId ?? uuidv7()}`;
      const { endedRuns, changed } = await forgetPerson(queries, { email, replacement, at });
      if (accountId === null && failures + changed === 0)
        return fail("not-found", `Nothing is kept of ${email}.`);
      for (const run of endedRuns)
        await audit.append(queries, {
          actor,
          action: "drafting-cancelled",
          reason: run.prompt,
          details: { runId: run.id },
          ...(run.post_id !== null && { postId: run.post_id }),
        });
      await audit.append(
        queries,
        accountId === null
          ? { actor, action: "person-erased", details: { replacement } }
          : { actor, action: "account-erased", details: { accountId } },
      );
      return succeed({ email });
    });
}

async function eraseAccountRows(queries: Queries, accountId: string): Promise<void> {
  const factors = await listFactors(queries, accountId);
  await deleteSessionsOf(queries, accountId);
  await deleteFactors(
    queries,
    factors.map(({ id }) => id),
  );
  await deleteRecoveryToken(queries, accountId);
  await deleteRole(queries, { accountId, role: "admin" });
  await deleteAccount(queries, accountId);
}
