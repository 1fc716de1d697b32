import { isUniqueViolation } from "../../database/values.ts";
import { normalizeEmail } from "./account.ts";
import { createAccountChanges } from "./account-changes.ts";
import { findCredentials } from "./accounts-repository.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { generatePassword, hashPassword } from "./passwords.ts";
import { listRoleHolders } from "./roles-repository.ts";

/** What the settings say of the first admin (contract section 2). */
export type WantedAdmin = {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
};

const defaultEmail = "admin@example.com";
const actor = "first-start";

/**
 * Makes the first admin when no account has the role. Never touches an account that exists: who
 * lost the role does not get it back by a restart.
 */
export function createFirstAdmin({ database, clock, audit }: AuthDependencies) {
  const changes = createAccountChanges({ clock, audit });

  return async function ensureFirstAdmin(
    wanted: WantedAdmin,
  ): Promise<{ email: string; password: string } | null> {
    if ((await listRoleHolders(database.queries, "admin")).size > 0) return null;
    const email = normalizeEmail(wanted.email ?? defaultEmail);
    if ((await findCredentials(database.queries, email)) !== undefined) return null;
    const password = wanted.password ?? generatePassword();
    const passwordHash = await hashPassword(password);
    try {
      await database.transaction(async (queries) => {
        const accountId = await changes.add(queries, { actor, email, passwordHash });
        await changes.grantAdmin(queries, { actor, accountId });
      });
    } catch (error) {
      // Another instance started at the same moment and was first.
      if (isUniqueViolation(error)) return null;
      throw error;
    }
    return wanted.password === undefined ? { email, password } : null;
  };
}
