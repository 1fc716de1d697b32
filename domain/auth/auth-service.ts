import { createAuditLog } from "../audit/audit-log.ts";
import type { RoomTools } from "../audit/room-tools.ts";
import { noMail, type MailQueue } from "../notify/mail.ts";
import { noLog, type Log } from "../shared/log.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { createAccessTokens } from "./access-tokens.ts";
import { createAccountAdministration } from "./account-administration.ts";
import { normalizeEmail, type Account, type Staff } from "./account.ts";
import { findCredentials } from "./accounts-repository.ts";
import { forApprovers, refuse, secondFactorRequired, type AuthFailure } from "./auth-failure.ts";
import { failureWindowMs, invitationRecordMs, sessionRecordMs } from "./auth-limits.ts";
import { hasVerifiedFactor } from "./factors-repository.ts";
import { unknownAccountHash, verifyPassword } from "./passwords.ts";
import { createInvitations } from "./invitations.ts";
import { createPeople } from "./people.ts";
import { createRecovery } from "./recovery.ts";
import { createSecondFactors } from "./second-factors.ts";
import { findRole, type RoleDependencies } from "./roles.ts";
import { endSessions } from "./sessions-repository.ts";
import {
  createSessions,
  type Caller,
  type Client,
  type OpenedSession,
  type SignedIn,
} from "./sessions.ts";
import { createThrottle } from "./throttle.ts";
import { createUserUpdate } from "./user-update.ts";

type AuthOptions = Omit<RoomTools, "audit"> & {
  readonly audit?: RoomTools["audit"];
  readonly siteUrl: string;
  readonly mail?: MailQueue;
  readonly factorDue?: () => string | null;
  readonly onAccessEnded?: RoleDependencies["onAccessEnded"];
  readonly log?: Log;
};

export type AuthService = ReturnType<typeof createAuthService>;

/** Sessions and roles are read at each call: an access token alone admits nobody. */
export function createAuthService({
  database,
  clock,
  siteUrl,
  audit = createAuditLog({ clock }),
  mail = noMail,
  factorDue = () => null,
  onAccessEnded = () => Promise.resolve(),
  log = noLog,
}: AuthOptions) {
  const dependencies = { database, clock, audit };
  const accessTokens = createAccessTokens({ ...dependencies, siteUrl });
  const sessions = createSessions({ ...dependencies, accessTokens });
  const throttle = createThrottle({ database, clock, log });
  const parts = { ...dependencies, sessions, throttle };

  return {
    accounts: createAccountAdministration({ ...dependencies, onAccessEnded }),
    factors: createSecondFactors(parts),
    people: createPeople({ ...dependencies, onAccessEnded }),
    invitations: createInvitations({ ...dependencies, mail, siteUrl }),
    recovery: createRecovery({ ...parts, log, mail, siteUrl }),
    updateUser: createUserUpdate(parts),
    refresh: (refreshToken: string) => sessions.refresh(refreshToken),
    authenticate: (accessToken: string | null) => sessions.authenticate(accessToken),
    withFactors: (account: Account) => sessions.withFactors(account),
    keySet: () => accessTokens.keySet(),
    rotateKeys: () => accessTokens.rotateKeys(),

    /** An unknown account answers like a wrong password, after as long. */
    async signIn(
      credentials: { readonly email: string; readonly password: string },
      client: Client,
    ): Promise<Result<SignedIn, AuthFailure>> {
      const email = normalizeEmail(credentials.email);
      const attempt = { email, address: client.address };
      const verification = await throttle.attempt(attempt, () =>
        verify(email, credentials.password),
      );
      if (!verification.ok) return verification;
      const { account, passwordHash } = verification.value;

      const openedSession = await database.transaction<OpenedSession | null>(async (queries) => {
        const at = clock.now().toISOString();
        // The password may have been changed, and its sessions ended, while it was being verified.
        const { numUpdatedRows } = await queries
          .updateTable("users")
          .set({ last_sign_in_at: at })
          .where("id", "=", account.id)
          .where("password_hash", "=", passwordHash)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return null;
        await throttle.forgetAccount(queries, attempt);
        const signedIn = { ...account, lastSignInAt: at };
        const session = await sessions.open(queries, signedIn, client, "password");
        const details = { sessionId: session.session.id };
        await audit.append(queries, { actor: account.id, action: "signed-in", details });
        return session;
      });
      if (openedSession === null) return refuse("invalid_credentials");
      return succeed(await sessions.issueTokens(openedSession));
    },

    async signOut(
      { session, account }: Caller,
      scope: "global" | "local" | "others",
    ): Promise<void> {
      await endSessions(database.queries, {
        accountId: account.id,
        ...(scope === "local" && { only: session.id }),
        ...(scope === "others" && { except: session.id }),
        reason: "signed-out",
        at: clock.now().toISOString(),
      });
    },

    requireStaff,

    async requireAdmin(accessToken: string | null): Promise<Result<Staff>> {
      const staff = await requireStaff(accessToken);
      return staff.ok && staff.value.role !== "admin" ? fail("forbidden", forApprovers) : staff;
    },

    async prune(): Promise<void> {
      const now = clock.now().getTime();
      const before = (age: number) => new Date(now - age).toISOString();
      await database.transaction(async (queries) => {
        for (const table of ["mfa_challenges", "auth_recovery_tokens"] as const)
          await queries.deleteFrom(table).where("expires_at", "<=", before(0)).execute();
        await queries
          .deleteFrom("invitations")
          .where("expires_at", "<", before(invitationRecordMs))
          .execute();
        await queries
          .deleteFrom("sign_in_failures")
          .where("failed_at", "<", before(failureWindowMs))
          .execute();
        const sessionIds = queries
          .selectFrom("auth_sessions")
          .select("id")
          .where("refreshed_at", "<", before(sessionRecordMs));
        for (const table of ["mfa_challenges", "auth_refresh_tokens"] as const)
          await queries.deleteFrom(table).where("session_id", "in", sessionIds).execute();
        await queries.deleteFrom("auth_sessions").where("id", "in", sessionIds).execute();
      });
    },
  };

  async function requireStaff(accessToken: string | null): Promise<Result<Staff>> {
    const caller = await sessions.authenticate(accessToken);
    if (!caller.ok) return fail("unauthenticated", "No active session");
    const { session, account } = caller.value;
    const { id: userId, email } = account;
    const role = await findRole(database.queries, userId);
    if (role === null) return notAllowed();
    const staff = { userId, email, role };
    if (session.assurance === "aal2") return succeed(staff);
    const due = factorDue();
    const isDue = due !== null && Date.parse(due) <= clock.now().getTime();
    if (isDue || (await hasVerifiedFactor(database.queries, userId)))
      return fail("forbidden", secondFactorRequired);
    return succeed(due === null ? staff : { ...staff, factorDue: due });
  }

  async function verify(email: string, password: string) {
    const knownCredentials = await findCredentials(database.queries, email);
    const matches = await verifyPassword(
      knownCredentials?.passwordHash ?? unknownAccountHash,
      password,
    );
    return matches && knownCredentials !== undefined ? knownCredentials : null;
  }
}

const notAllowed = () => fail("forbidden", "Access denied: Admin privileges required");
