import type { RoomTools } from "../audit/room-tools.ts";
import { succeed, type Result } from "../shared/result.ts";
import type { Account, AccountMetadata } from "./account.ts";
import { getAccount, lockAccountForUpdate, updateAccount } from "./accounts-repository.ts";
import { refuse, refuseWeakPassword, type AuthFailure } from "./auth-failure.ts";
import { maximumMetadataLength } from "./auth-limits.ts";
import { hasVerifiedFactor } from "./factors-repository.ts";
import { findPasswordWeakness, hashPassword, verifyPassword } from "./passwords.ts";
import { deleteRecoveryToken } from "./secret-tokens.ts";
import { endSessions, findLiveSession } from "./sessions-repository.ts";
import { isFreshlyProven, type Caller } from "./sessions.ts";
import type { Throttle } from "./throttle.ts";

type UserChanges = {
  readonly password?: string | undefined;
  readonly currentPassword?: string | undefined;
  readonly metadata?: AccountMetadata | undefined;
};

type Dependencies = RoomTools & { readonly throttle: Throttle };

/** A new password needs the second factor where there is one, and a fresh proof; it ends other sessions. */
export function createUserUpdate({ database, clock, throttle, audit }: Dependencies) {
  const { queries } = database;
  return async function updateUser(
    caller: Caller,
    { password, currentPassword, metadata }: UserChanges,
    address: string,
  ): Promise<Result<Account, AuthFailure>> {
    const { id, email } = caller.account;
    if (password !== undefined) {
      const { hash } = await queries
        .selectFrom("users")
        .select("password_hash as hash")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const refusal = await refusalOf(caller, { hash, currentPassword, address });
      if (refusal !== null) return refusal;
      const weakness = await findPasswordWeakness(password, email);
      if (weakness !== null) return refuseWeakPassword(weakness);
      if (await verifyPassword(hash, password)) return refuse("same_password");
      if (!(await replacePassword(caller, await hashPassword(password))))
        return refuse("session_not_found");
    }
    if (metadata !== undefined && !(await mergeMetadata(id, metadata)))
      return refuse("validation_failed");
    return succeed(await getAccount(queries, id));
  };

  async function refusalOf(
    { session, account }: Caller,
    proof: { hash: string; currentPassword: string | undefined; address: string },
  ) {
    const { hash, currentPassword, address } = proof;
    if (session.assurance === "aal1" && (await hasVerifiedFactor(queries, account.id)))
      return refuse("insufficient_aal");
    if (currentPassword === undefined)
      return isFreshlyProven(session, clock.now()) ? null : refuse("reauthentication_needed");
    const proven = await throttle.attempt({ email: account.email, address }, async () =>
      (await verifyPassword(hash, currentPassword)) ? true : null,
    );
    return proven.ok ? null : proven;
  }

  function mergeMetadata(id: string, changes: AccountMetadata): Promise<boolean> {
    return database.transaction(async (queries) => {
      const kept = new Map(Object.entries((await lockAccountForUpdate(queries, id)).metadata));
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) kept.delete(name);
        else kept.set(name, value);
      }
      const metadata = Object.fromEntries(kept);
      if (JSON.stringify(metadata).length > maximumMetadataLength) return false;
      await updateAccount(queries, id, { metadata, at: clock.now().toISOString() });
      return true;
    });
  }

  /** False when the session was ended, by a new password above all, while this one was being hashed. */
  function replacePassword({ session, account }: Caller, passwordHash: string): Promise<boolean> {
    const { id } = account;
    return database.transaction(async (queries) => {
      await lockAccountForUpdate(queries, id);
      if ((await findLiveSession(queries, session.id)) === undefined) return false;
      const at = clock.now().toISOString();
      const isRecovered = session.methods.some(({ method }) => method === "recovery");
      const reason = isRecovered ? "password-reset" : "password-changed";
      await updateAccount(queries, id, { passwordHash, at });
      await endSessions(queries, { accountId: id, except: session.id, reason, at });
      await deleteRecoveryToken(queries, id);
      await audit.append(queries, { actor: id, action: reason, details: { accountId: id } });
      return true;
    });
  }
}
