import { succeed, type Result } from "../shared/result.ts";
import { normalizeEmail } from "./account.ts";
import { findCredentials, noteSignIn } from "./accounts-repository.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { refuse, type AuthFailure } from "./auth-failure.ts";
import { nobodysPasswordHash, verifyPassword } from "./passwords.ts";
import type { OpenedSession, Origin, SignedIn, Sessions } from "./sessions.ts";
import type { Throttle } from "./throttle.ts";

export type TypedCredentials = { readonly email: string; readonly password: string };

/** Signs in by e-mail and password. An unknown account answers like a wrong password, after as long. */
export function createSignIn({
  database,
  clock,
  throttle,
  sessions,
  audit,
}: AuthDependencies & { throttle: Throttle; sessions: Sessions }) {
  async function verify(email: string, password: string) {
    const known = await findCredentials(database.queries, email);
    const matches = await verifyPassword(known?.passwordHash ?? nobodysPasswordHash, password);
    return matches && known !== undefined ? known : null;
  }

  return async function signIn(
    credentials: TypedCredentials,
    origin: Origin,
  ): Promise<Result<SignedIn, AuthFailure>> {
    const email = normalizeEmail(credentials.email);
    const attempt = { email, address: origin.address };
    const verified = await throttle.attempt(attempt, () => verify(email, credentials.password));
    if (!verified.ok) return verified;
    const { account, passwordHash } = verified.value;

    const opened = await database.transaction<OpenedSession | null>(async (queries) => {
      const at = clock.now().toISOString();
      // The password may have been changed, and its sessions ended, while it was being verified.
      if (!(await noteSignIn(queries, { id: account.id, passwordHash, at }))) return null;
      await throttle.forgetAccount(queries, attempt);
      const signedIn = { ...account, lastSignInAt: at };
      const session = await sessions.open(queries, signedIn, origin, "password");
      const details = { sessionId: session.session.id };
      await audit.append(queries, { actor: account.id, action: "signed-in", details });
      return session;
    });
    return opened === null ? refuse("invalid_credentials") : succeed(await sessions.admit(opened));
  };
}
