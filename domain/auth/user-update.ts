import { succeed, type Result } from "../shared/result.ts";
import type { Account, AccountMetadata } from "./account.ts";
import {
  getAccount,
  getPasswordHash,
  holdAccount,
  updateMetadata,
  updatePasswordHash,
} from "./accounts-repository.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { refuse, type AuthFailure } from "./auth-failure.ts";
import { hashPassword, isLongEnough, verifyPassword } from "./passwords.ts";
import { endSessions, findLiveSession } from "./sessions-repository.ts";
import type { Sessions } from "./sessions.ts";

export type UserChanges = {
  readonly password?: string;
  /** Merged into what is there; null removes an entry. */
  readonly metadata?: AccountMetadata;
};

/** Changes what an account says of itself. A new password ends its other sessions. */
export function createUserUpdate({
  database,
  clock,
  sessions,
  audit,
}: AuthDependencies & { sessions: Sessions }) {
  return async function updateUser(
    accessToken: string | null,
    { password, metadata }: UserChanges,
  ): Promise<Result<Account, AuthFailure>> {
    const caller = await sessions.authenticate(accessToken);
    if (!caller.ok) return caller;
    const { session, account } = caller.value;
    const id = account.id;

    const accepted = await acceptPassword(await getPasswordHash(database.queries, id), password);
    if (!accepted.ok) return accepted;
    const passwordHash = accepted.value;

    return database.transaction(async (queries) => {
      const at = clock.now().toISOString();
      const current = await holdAccount(queries, id);
      // It may have been ended, by a new password above all, while this one was being hashed.
      if ((await findLiveSession(queries, session.id)) === undefined)
        return refuse("session_not_found");
      if (metadata !== undefined) {
        const merged = merge(current.metadata, metadata);
        await updateMetadata(queries, { id, metadata: merged, at });
      }
      if (passwordHash !== null) {
        const reason = "password-changed";
        await updatePasswordHash(queries, { id, passwordHash, at });
        await endSessions(queries, { accountId: id, except: session.id, reason, at });
        await audit.append(queries, { actor: id, action: reason, details: { accountId: id } });
      }
      return succeed(await getAccount(queries, id));
    });
  };
}

/** The hash of an acceptable new password; null when none was given. */
async function acceptPassword(
  currentHash: string,
  password: string | undefined,
): Promise<Result<string | null, AuthFailure>> {
  if (password === undefined) return succeed(null);
  if (!isLongEnough(password)) return refuse("weak_password");
  if (await verifyPassword(currentHash, password)) return refuse("same_password");
  return succeed(await hashPassword(password));
}

function merge(current: AccountMetadata, changes: AccountMetadata): AccountMetadata {
  const entries = Object.entries({ ...current, ...changes });
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}
