import type { Queries } from "../../database/open-database.ts";
import { isUniqueViolation } from "../../database/values.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { createAccountChanges } from "./account-changes.ts";
import { emailSchema, normalizeEmail, type Account } from "./account.ts";
import { findCredentials, listAccounts, updatePasswordHash } from "./accounts-repository.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { deleteFactors, listFactors } from "./factors-repository.ts";
import { preparePassword } from "./passwords.ts";
import { deleteRecoveryToken } from "./recovery-tokens-repository.ts";
import { deleteRole, listRoleHolders } from "./roles-repository.ts";
import { endSessions, lowerAssurance } from "./sessions-repository.ts";

export type ShownPassword = {
  readonly email: string;
  /** To be shown once; null when the caller chose the password. */
  readonly generatedPassword: string | null;
};

export type ListedAccount = Account & { readonly isAdmin: boolean };

export type AccountAdministration = {
  /** Makes an account without a role; with a random password when none is given. `conflict` when it exists. */
  readonly createAccount: (email: string, password?: string) => Promise<Result<ShownPassword>>;
  /** Gives a new password, random when none is given, and ends all sessions of the account. */
  readonly setPassword: (email: string, password?: string) => Promise<Result<ShownPassword>>;
  /** The answer says whether this call changed anything. */
  readonly grantAdmin: (email: string) => Promise<Result<{ changed: boolean }>>;
  /** As `grantAdmin`; takes effect at the account's next call. */
  readonly revokeAdmin: (email: string) => Promise<Result<{ changed: boolean }>>;
  /** For a lost telephone: the account needs no code until it sets up a new factor. */
  readonly removeFactors: (email: string) => Promise<Result<{ changed: boolean }>>;
  readonly listAccounts: () => Promise<readonly ListedAccount[]>;
};

const actor = "command-line";

/** What the operator of the site does with accounts. */
export function createAccountAdministration({
  database,
  clock,
  audit,
}: AuthDependencies): AccountAdministration {
  const changes = createAccountChanges({ clock, audit });

  function withAccount<Value>(
    typedEmail: string,
    work: (queries: Queries, account: Account) => Promise<Value>,
  ): Promise<Result<Value>> {
    const email = normalizeEmail(typedEmail);
    return database.transaction(async (queries) => {
      const known = await findCredentials(queries, email);
      if (known === undefined) return fail("not-found", `No account has the e-mail ${email}.`);
      return succeed(await work(queries, known.account));
    });
  }

  return {
    async createAccount(typedEmail, chosen) {
      const email = normalizeEmail(typedEmail);
      if (!emailSchema.safeParse(email).success)
        return fail("malformed", `${email} is not an e-mail address.`);
      const password = await preparePassword(chosen);
      if (!password.ok) return password;
      const { passwordHash, generatedPassword } = password.value;
      try {
        await database.transaction((queries) =>
          changes.add(queries, { actor, email, passwordHash }),
        );
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        return fail("conflict", `An account with the e-mail ${email} exists already.`);
      }
      return succeed({ email, generatedPassword });
    },

    async setPassword(typedEmail, chosen) {
      const password = await preparePassword(chosen);
      if (!password.ok) return password;
      const { passwordHash, generatedPassword } = password.value;
      return withAccount(typedEmail, async (queries, { id, email }) => {
        const at = clock.now().toISOString();
        const action = "password-changed";
        await updatePasswordHash(queries, { id, passwordHash, at });
        await endSessions(queries, { accountId: id, reason: action, at });
        await deleteRecoveryToken(queries, id);
        await audit.append(queries, { actor, action, details: { accountId: id } });
        return { email, generatedPassword };
      });
    },

    grantAdmin: (email) =>
      withAccount(email, async (queries, { id: accountId }) => ({
        changed: await changes.grantAdmin(queries, { actor, accountId }),
      })),

    revokeAdmin: (email) =>
      withAccount(email, async (queries, { id: accountId }) => {
        const changed = await deleteRole(queries, { accountId, role: "admin" });
        if (changed)
          await audit.append(queries, { actor, action: "admin-revoked", details: { accountId } });
        return { changed };
      }),

    removeFactors: (email) =>
      withAccount(email, async (queries, { id: accountId }) => {
        const factors = await listFactors(queries, accountId);
        await deleteFactors(
          queries,
          factors.map(({ id }) => id),
        );
        const changed = factors.some(({ status }) => status === "verified");
        if (!changed) return { changed };
        await lowerAssurance(queries, accountId);
        const action = "second-factor-removed";
        await audit.append(queries, { actor, action, details: { accountId } });
        return { changed };
      }),

    async listAccounts() {
      const admins = await listRoleHolders(database.queries, "admin");
      const accounts = await listAccounts(database.queries);
      return accounts.map((account) => ({ ...account, isAdmin: admins.has(account.id) }));
    },
  };
}
