import type { JWK } from "jose";
import type { MailQueue } from "../notify/mail.ts";
import { noLog, type Log } from "../shared/log.ts";
import { succeed, type Result } from "../shared/result.ts";
import { createAccessTokens } from "./access-tokens.ts";
import {
  createAccountAdministration,
  type AccountAdministration,
} from "./account-administration.ts";
import type { User } from "./account.ts";
import { createAccountErasure } from "./account-erasure.ts";
import { createAdminCheck } from "./admin-check.ts";
import { noAudit, type Audit } from "./audit.ts";
import type { AuthFailure } from "./auth-failure.ts";
import { createCodeCheck } from "./code-check.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { createFirstAdmin, type WantedAdmin } from "./first-admin.ts";
import { listFactors } from "./factors-repository.ts";
import { createPruning } from "./pruning.ts";
import { createRecovery } from "./recovery.ts";
import type { SecondFactorRule } from "./second-factor-rule.ts";
import { createSecondFactors } from "./second-factors.ts";
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
  readonly readUser: (accessToken: string | null) => Promise<Result<User, AuthFailure>>;
  /**
   * Changes password or metadata (`weak_password`, `same_password`, `insufficient_aal`,
   * `reauthentication_needed`); a new password ends the other sessions.
   */
  readonly updateUser: (
    accessToken: string | null,
    changes: UserChanges,
    address: string,
  ) => Promise<Result<User, AuthFailure>>;
  /** Erases a person, with or without an account, in all rows but the audit log's (`not-found`, `conflict`). */
  readonly eraseAccount: ReturnType<typeof createAccountErasure>;
  readonly factors: ReturnType<typeof createSecondFactors>;
  /** Raises the session by a code of its account's factor (`mfa_verification_failed`, `mfa_challenge_expired`). */
  readonly verifyCode: ReturnType<typeof createCodeCheck>;
  readonly recovery: ReturnType<typeof createRecovery>;
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
  /** Signs with a new key from now on (`SigningKeys.rotate`). */
  readonly rotateKeys: () => Promise<void>;
  /** Deletes what is kept of people and keys and no longer counts; answers how many rows. */
  readonly prune: () => Promise<number>;
  /** Who calls, if they are an admin now; `unauthenticated` or `forbidden` with its sentence. */
  readonly requireAdmin: (
    accessToken: string | null,
  ) => Promise<Result<{ readonly userId: string; readonly email: string }>>;
};

type AuthOptions = Omit<AuthDependencies, "audit"> & {
  /** The canonical origin without a trailing slash; it names the issuer of the tokens. */
  readonly siteUrl: string;
  readonly audit?: Audit;
  /** Null when no mail can be sent. */
  readonly mail?: MailQueue | null;
  readonly adminFactor?: SecondFactorRule;
  readonly log?: Log;
};

export function createAuthService({
  database,
  clock,
  siteUrl,
  audit = noAudit,
  mail = null,
  adminFactor = "off",
  log = noLog,
}: AuthOptions): AuthService {
  const dependencies = { database, clock, audit };
  const keys = createSigningKeys({ database, clock });
  const accessTokens = createAccessTokens({ keys, clock, siteUrl });
  const sessions = createSessions({ ...dependencies, accessTokens });
  const throttle = createThrottle({ database, clock, log });

  return {
    ...createAccountAdministration(dependencies),
    ensureFirstAdmin: createFirstAdmin(dependencies),
    signIn: createSignIn({ ...dependencies, throttle, sessions }),
    refresh: sessions.refresh,
    eraseAccount: createAccountErasure(dependencies),
    updateUser: createUserUpdate({ ...dependencies, sessions, throttle }),
    factors: createSecondFactors({ ...dependencies, sessions }),
    verifyCode: createCodeCheck({ ...dependencies, sessions, throttle }),
    recovery: createRecovery({ ...dependencies, log, mail, siteUrl, sessions, throttle }),

    async readUser(accessToken) {
      const caller = await sessions.authenticate(accessToken);
      if (!caller.ok) return caller;
      const { account } = caller.value;
      return succeed({ ...account, factors: await listFactors(database.queries, account.id) });
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

    async rotateKeys() {
      const action = "signing-key-rotated";
      await keys.rotate((queries, kid) =>
        audit.append(queries, { actor: "command-line", action, details: { kid } }),
      );
    },

    prune: createPruning({ database, clock, keys }),

    requireAdmin: createAdminCheck({ database, sessions, adminFactor }),
  };
}
