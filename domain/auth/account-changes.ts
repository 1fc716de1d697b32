import { uuidv7 } from "uuidv7";
import type { Queries } from "../../database/open-database.ts";
import { insertAccount } from "./accounts-repository.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { insertRole } from "./roles-repository.ts";

/** What happens to accounts inside a caller's transaction, each change with its entry in the audit log. */
export function createAccountChanges({ clock, audit }: Pick<AuthDependencies, "clock" | "audit">) {
  return {
    /** Throws a unique violation when the address is taken. Answers the new account's id. */
    async add(
      queries: Queries,
      { actor, email, passwordHash }: { actor: string; email: string; passwordHash: string },
    ): Promise<string> {
      const accountId = uuidv7();
      const createdAt = clock.now().toISOString();
      await insertAccount(queries, { id: accountId, email, passwordHash, createdAt });
      await audit.append(queries, { actor, action: "account-created", details: { accountId } });
      return accountId;
    },

    /** Whether this call gave the role; false when the account had it already. */
    async grantAdmin(
      queries: Queries,
      { actor, accountId }: { actor: string; accountId: string },
    ): Promise<boolean> {
      const at = clock.now().toISOString();
      const changed = await insertRole(queries, { accountId, role: "admin", at });
      if (changed)
        await audit.append(queries, { actor, action: "admin-granted", details: { accountId } });
      return changed;
    },
  };
}
