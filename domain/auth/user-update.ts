import { succeed, type Result } from "../shared/result.ts";
import type { AccountMetadata, User } from "./account.ts";
import {
  getAccount,
  getPasswordHash,
  lockAccountForUpdate,
  updateAccount,
} from "./accounts-repository.ts";
import { refuse, refuseWeakPassword, type AuthFailure } from "./auth-failure.ts";
import { maximumMetadataLength } from "./auth-limits.ts";
import { hasVerifiedFactor, listFactors } from "./factors-repository.ts";
import { findPasswordWeakness, hashPassword, verifyPassword } from "./passwords.ts";
import { deleteRecoveryToken } from "./secret-tokens-repository.ts";
import { endSessions, findLiveSession, type Session } from "./sessions-repository.ts";
import { isFreshlyProven, type AuthDependencies, type Caller, type Sessions } from "./sessions.ts";
import type { Throttle } from "./throttle.ts";

type UserChanges = {
  readonly password?: string | undefined;
  readonly currentPassword?: string | undefined;
  readonly metadata?: AccountMetadata | undefined;
};

/** A new password needs the second factor where there is one, and a fresh proof; it ends other sessions. */
export function createUserUpdate({
  database,
  clock,
  sessions,
  throttle,
  audit,
}: AuthDependencies & { sessions: Sessions; throttle: Throttle }) {
  async function refusalOf(
    { session, account }: Caller,
    { currentPassword }: UserChanges,
    address: string,
  ) {
    if (session.assurance === "aal1" && (await hasVerifiedFactor(database.queries, account.id)))
      return refuse("insufficient_aal");
    if (currentPassword === undefined)
      return isFreshlyProven(session, clock.now()) ? null : refuse("reauthentication_needed");
    const hash = await getPasswordHash(database.queries, account.id);
    const proof = await throttle.attempt({ email: account.email, address }, async () =>
      (await verifyPassword(hash, currentPassword)) ? true : null,
    );
    return proof.ok ? null : proof;
  }

  return async function updateUser(
    accessToken: string | null,
    changes: UserChanges,
    address: string,
  ): Promise<Result<User, AuthFailure>> {
    const { password, metadata } = changes;
    const caller = await sessions.authenticate(accessToken);
    if (!caller.ok) return caller;
    const { session, account } = caller.value;
    const id = account.id;
    if (password !== undefined) {
      const refusal = await refusalOf(caller.value, changes, address);
      if (refusal !== null) return refusal;
    }

    const acceptedPassword = await acceptPassword(await getPasswordHash(database.queries, id), {
      password,
      email: account.email,
    });
    if (!acceptedPassword.ok) return acceptedPassword;
    const passwordHash = acceptedPassword.value;

    return database.transaction(async (queries) => {
      const at = clock.now().toISOString();
      const current = await lockAccountForUpdate(queries, id);
      // It may have been ended, by a new password above all, while this one was being hashed.
      if ((await findLiveSession(queries, session.id)) === undefined)
        return refuse("session_not_found");
      if (metadata !== undefined) {
        const mergedMetadata = merge(current.metadata, metadata);
        if (JSON.stringify(mergedMetadata).length > maximumMetadataLength)
          return refuse("validation_failed");
        await updateAccount(queries, id, { metadata: mergedMetadata, at });
      }
      if (passwordHash !== null) {
        const reason = wasRecovered(session) ? "password-reset" : "password-changed";
        await updateAccount(queries, id, { passwordHash, at });
        await endSessions(queries, { accountId: id, except: session.id, reason, at });
        await deleteRecoveryToken(queries, id);
        await audit.append(queries, { actor: id, action: reason, details: { accountId: id } });
      }
      const factors = await listFactors(queries, id);
      return succeed({ ...(await getAccount(queries, id)), factors });
    });
  };
}

function wasRecovered({ methods }: Session): boolean {
  return methods.some(({ method }) => method === "recovery");
}

async function acceptPassword(
  currentHash: string,
  { password, email }: { password: string | undefined; email: string },
): Promise<Result<string | null, AuthFailure>> {
  if (password === undefined) return succeed(null);
  const weakness = await findPasswordWeakness(password, email);
  if (weakness !== null) return refuseWeakPassword(weakness);
  if (await verifyPassword(currentHash, password)) return refuse("same_password");
  return succeed(await hashPassword(password));
}

function merge(current: AccountMetadata, changes: AccountMetadata): AccountMetadata {
  const entries = Object.entries({ ...current, ...changes });
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}
