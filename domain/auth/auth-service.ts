import type { JWK } from "jose";
import { fail, succeed, type Result } from "../shared/result.ts";
import { createAccessTokens } from "./access-tokens.ts";
import {
  createAccountAdministration,
  type AccountAdministration,
} from "./account-administration.ts";
import type { Account } from "./account.ts";
import { noAudit, type Audit } from "./audit.ts";
import type { AuthFailure } from "./auth-failure.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { createFirstAdmin, type WantedAdmin } from "./first-admin.ts";
import { hasRole } from "./roles-repository.ts";
import { endSessions } from "./sessions-repository.ts";
import { createSessions, type Origin, type SignedIn } from "./sessions.ts";
import { createSignIn, type TypedCredentials } from "./sign-in.ts";
import { createSigningKeys, signingAlgorithm } from "./signing-keys.ts";
import { createThrottle } from "./throttle.ts";
import { createUserUpdate, type UserChanges } from "./user-update.ts";

export type SignOutScope = "global" | "local" | "others";

/**
 * Accounts, passwords, sessions and roles. Here lives who somebody is and whether they are an
 * admin; what an admin may do with posts does not. Sessions and roles are read at each call: an
 * access token alone admits nobody.
 */
export type AuthService = AccountAdministration & {
  /** Answers `invalid_credentials` or `over_request_rate_limit` when it does not sign in. */
  readonly signIn: (
    credentials: TypedCredentials,
    origin: Origin,
  ) => Promise<Result<SignedIn, AuthFailure>>;
  /** Rotates a refresh token (`refresh_token_not_found`, `session_not_found`, `refresh_token_already_used`). */
  readonly refresh: (refreshToken: string) => Promise<Result<SignedIn, AuthFailure>>;
  readonly readUser: (accessToken: string | null) => Promise<Result<Account, AuthFailure>>;
  /** Changes password or metadata (`weak_password`, `same_password`); a new password ends the other sessions. */
  readonly updateUser: (
    accessToken: string | null,
    changes: UserChanges,
  ) => Promise<Result<Account, AuthFailure>>;
  readonly signOut: (
    accessToken: string | null,
    scope: SignOutScope,
  ) => Promise<Result<null, AuthFailure>>;
  /**
   * Makes the first admin when no account has the role. Answers what has to be shown once: null when
   * there is nothing to make, or when the settings give the password.
   */
  readonly ensureFirstAdmin: (
    wanted: WantedAdmin,
  ) => Promise<{ readonly email: string; readonly password: string } | null>;
  /** The public keys by which anybody verifies access tokens. */
  readonly keySet: () => Promise<{ readonly keys: readonly JWK[] }>;
  /** Who calls, if they are an admin now; `unauthenticated` or `forbidden` with the spec's sentence. */
  readonly requireAdmin: (
    accessToken: string | null,
  ) => Promise<Result<{ readonly userId: string; readonly email: string }>>;
};

/** `siteUrl` is the canonical origin without a trailing slash; it names the issuer of the tokens. */
export function createAuthService({
  database,
  clock,
  siteUrl,
  audit = noAudit,
}: Omit<AuthDependencies, "audit"> & { siteUrl: string; audit?: Audit }): AuthService {
  const dependencies = { database, clock, audit };
  const keys = createSigningKeys({ database, clock });
  const accessTokens = createAccessTokens({ keys, clock, siteUrl });
  const sessions = createSessions({ ...dependencies, accessTokens });
  const throttle = createThrottle({ database, clock });

  return {
    ...createAccountAdministration(dependencies),
    ensureFirstAdmin: createFirstAdmin(dependencies),
    signIn: createSignIn({ ...dependencies, throttle, sessions }),
    refresh: sessions.refresh,
    updateUser: createUserUpdate({ ...dependencies, sessions }),

    async readUser(accessToken) {
      const caller = await sessions.authenticate(accessToken);
      return caller.ok ? succeed(caller.value.account) : caller;
    },

    async signOut(accessToken, scope) {
      const caller = await sessions.authenticate(accessToken);
      if (!caller.ok) return caller;
      const { session, account } = caller.value;
      await endSessions(database.queries, {
        accountId: account.id,
        ...(scope === "local" && { only: session.id }),
        ...(scope === "others" && { except: session.id }),
        reason: "signed-out",
        at: clock.now().toISOString(),
      });
      return succeed(null);
    },

    async keySet() {
      await keys.newest();
      const accepted = await keys.accepted();
      return {
        keys: accepted.map(({ kid, publicJwk }) => ({
          ...publicJwk,
          kid,
          alg: signingAlgorithm,
          use: "sig",
          key_ops: ["verify"],
        })),
      };
    },

    async requireAdmin(accessToken) {
      const caller = await sessions.authenticate(accessToken);
      if (!caller.ok) return fail("unauthenticated", "No active session");
      const { id, email } = caller.value.account;
      if (!(await hasRole(database.queries, { accountId: id, role: "admin" })))
        return fail("forbidden", "Access denied: Admin privileges required");
      return succeed({ userId: id, email });
    },
  };
}
