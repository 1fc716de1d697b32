import { uuidv7 } from "uuidv7";
import type { Queries } from "../../database/open-database.ts";
import { isUniqueViolation } from "../../database/database-faults.ts";
import type { RoomTools } from "../audit/room-tools.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { emailSchema, normalizeEmail, type Account, type Role } from "./account.ts";
import * as accounts from "./accounts-repository.ts";
import { generatePassword, hashPassword, preparePassword } from "./passwords.ts";
import { listRoles, changeRole, removeAccess, type RoleDependencies } from "./roles.ts";
import { removeFactors } from "./second-factors.ts";
import { deleteRecoveryToken } from "./secret-tokens.ts";
import { endSessions } from "./sessions-repository.ts";

export type ShownPassword = {
  readonly email: string;
  /** To be shown once; null when the caller chose the password. */
  readonly generatedPassword: string | null;
};

type FirstAdminSettings = {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
};

type NewAccount = { readonly actor: string; readonly email: string; readonly passwordHash: string };

const defaultEmail = "admin@example.com";
const actor = "command-line";

export function createAccountAdministration(parts: RoomTools & RoleDependencies) {
  const { database, clock, audit } = parts;
  return {
    async create(typedEmail: string, chosenPassword?: string): Promise<Result<ShownPassword>> {
      const email = normalizeEmail(typedEmail);
      if (!emailSchema.safeParse(email).success)
        return fail("malformed", `${email} is not an e-mail address.`);
      const password = await preparePassword(chosenPassword, email);
      if (!password.ok) return password;
      const { passwordHash, generatedPassword } = password.value;
      try {
        await database.transaction((queries) =>
          addAccount(queries, { actor, email, passwordHash }),
        );
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        return fail("conflict", `An account with the e-mail ${email} exists already.`);
      }
      return succeed({ email, generatedPassword });
    },

    /** Touches no account that exists: who lost the role does not get it back by a restart. */
    async ensureFirstAdmin(
      settings: FirstAdminSettings,
    ): Promise<{ readonly email: string; readonly password: string } | null> {
      const heldRoles = await listRoles(database.queries);
      if ([...heldRoles.values()].includes("admin")) return null;
      const email = normalizeEmail(settings.email ?? defaultEmail);
      if ((await accounts.findCredentials(database.queries, email)) !== undefined) return null;
      const password = settings.password ?? generatePassword();
      const passwordHash = await hashPassword(password);
      try {
        await database.transaction(async (queries) => {
          const by = "first-start";
          const accountId = await addAccount(queries, { actor: by, email, passwordHash });
          await changeRole(parts, queries, { accountId, role: "admin", by });
        });
      } catch (error) {
        if (isUniqueViolation(error)) return null;
        throw error;
      }
      return settings.password === undefined ? { email, password } : null;
    },

    async setPassword(typedEmail: string, chosenPassword?: string): Promise<Result<ShownPassword>> {
      const password = await preparePassword(chosenPassword, normalizeEmail(typedEmail));
      if (!password.ok) return password;
      const { passwordHash, generatedPassword } = password.value;
      return withAccount(typedEmail, async (queries, { id, email }) => {
        const at = clock.now().toISOString();
        const action = "password-changed";
        await accounts.updateAccount(queries, id, { passwordHash, at });
        await endSessions(queries, { accountId: id, reason: action, at });
        await deleteRecoveryToken(queries, id);
        await audit.append(queries, { actor, action, details: { accountId: id } });
        return succeed({ email, generatedPassword });
      });
    },

    grant: (email: string, role: Role) =>
      withAccount(email, async (queries, { id: accountId }) =>
        succeed({ changed: await changeRole(parts, queries, { accountId, role, by: actor }) }),
      ),

    revoke: (email: string) =>
      withAccount(email, async (queries, { id: accountId }) => {
        const removal = await removeAccess(parts, queries, { accountId, by: actor });
        return removal.ok ? succeed({ changed: removal.value }) : removal;
      }),

    /** For a lost telephone: the account needs no code until it sets up a new factor. */
    removeFactors: (email: string) =>
      withAccount(email, async (queries, { id: accountId }) =>
        succeed({ changed: await removeFactors(audit, queries, { accountId, by: actor }) }),
      ),

    async list() {
      const heldRoles = await listRoles(database.queries);
      const allAccounts = await accounts.listAccounts(database.queries);
      return allAccounts.map((account) => ({
        ...account,
        role: heldRoles.get(account.id) ?? null,
      }));
    },
  };

  function withAccount<Value>(
    typedEmail: string,
    work: (queries: Queries, account: Account) => Promise<Result<Value>>,
  ): Promise<Result<Value>> {
    const email = normalizeEmail(typedEmail);
    return database.transaction(async (queries) => {
      const credentials = await accounts.findCredentials(queries, email);
      if (credentials === undefined)
        return fail("not-found", `No account has the e-mail ${email}.`);
      return work(queries, credentials.account);
    });
  }

  async function addAccount(queries: Queries, account: NewAccount): Promise<string> {
    const { actor: by, email, passwordHash } = account;
    const accountId = uuidv7();
    const createdAt = clock.now().toISOString();
    await accounts.insertAccount(queries, { id: accountId, email, passwordHash, createdAt });
    await audit.append(queries, { actor: by, action: "account-created", details: { accountId } });
    return accountId;
  }
}
