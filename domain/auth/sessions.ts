import { uuidv7 } from "uuidv7";
import type { Queries } from "../../database/open-database.ts";
import type { RoomTools } from "../audit/room-tools.ts";
import { succeed, type Result } from "../shared/result.ts";
import type { AccessTokens } from "./access-tokens.ts";
import type { Account, User } from "./account.ts";
import { getAccount } from "./accounts-repository.ts";
import { refuse, type AuthFailure } from "./auth-failure.ts";
import * as limits from "./auth-limits.ts";
import { listFactors } from "./factors-repository.ts";
import { hashOfToken, newSecretToken } from "./secret-tokens.ts";
import { endSessions, findLiveSession, touchSession, type Session } from "./sessions-repository.ts";

export type SignedIn = {
  readonly accessToken: string;
  readonly expiresAt: number;
  readonly refreshToken: string;
  readonly account: User;
};

export type OpenedSession = {
  readonly session: Session;
  readonly refreshToken: string;
  readonly account: Account;
};

export type Client = { readonly address: string; readonly userAgent: string | null };

export type Caller = { readonly session: Session; readonly account: Account };

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(dependencies: RoomTools & { accessTokens: AccessTokens }) {
  const { database, clock, accessTokens, audit } = dependencies;
  return {
    /** Opens a session in the caller's transaction, for who has just shown a password or a mailed link (JWT claim `amr`). */
    async open(
      queries: Queries,
      account: Account,
      { address, userAgent }: Client,
      method: "password" | "recovery",
    ): Promise<OpenedSession> {
      const now = clock.now();
      const session: Session = {
        id: uuidv7(),
        accountId: account.id,
        assurance: "aal1",
        methods: [{ method, timestamp: Math.floor(now.getTime() / 1000) }],
      };
      const at = now.toISOString();
      await queries
        .insertInto("auth_sessions")
        .values({
          id: session.id,
          user_id: account.id,
          aal: session.assurance,
          amr: JSON.stringify(session.methods),
          user_agent: userAgent,
          address,
          created_at: at,
          refreshed_at: at,
        })
        .execute();
      return { session, refreshToken: await addRefreshToken(queries, session.id, null), account };
    },

    /** Notes the second factor in the caller's transaction, with a new refresh token. Null when the session has ended. */
    async raise(
      queries: Queries,
      { id, accountId, methods }: Session,
    ): Promise<OpenedSession | null> {
      const now = clock.now();
      if (!(await touchSession(queries, id, now))) return null;
      const proof = { method: "totp", timestamp: Math.floor(now.getTime() / 1000) };
      const session: Session = {
        id,
        accountId,
        assurance: "aal2",
        methods: [...methods.filter(({ method }) => method !== "totp"), proof],
      };
      await queries
        .updateTable("auth_sessions")
        .set({ aal: session.assurance, amr: JSON.stringify(session.methods) })
        .where("id", "=", id)
        .execute();
      const active = await findActiveToken(queries, id);
      await spendActiveTokens(queries, id);
      const refreshToken = await addRefreshToken(queries, id, active?.token_hash ?? null);
      return { session, refreshToken, account: await getAccount(queries, accountId) };
    },

    /** Rotates a refresh token; one that was stolen or replayed ends its session. */
    async refresh(refreshToken: string): Promise<Result<SignedIn, AuthFailure>> {
      const rotation = await database.transaction((queries) => rotate(queries, refreshToken));
      return rotation.ok ? succeed(await issueTokens(rotation.value)) : rotation;
    },

    issueTokens,

    withFactors,

    async authenticate(accessToken: string | null): Promise<Result<Caller, AuthFailure>> {
      if (accessToken === null) return refuse("no_authorization");
      const claims = await accessTokens.read(accessToken);
      if (claims === null) return refuse("bad_jwt");
      const session = await findLiveSession(database.queries, claims.sessionId);
      if (session?.accountId !== claims.accountId) return refuse("session_not_found");
      return succeed({ session, account: await getAccount(database.queries, session.accountId) });
    },
  };

  /** Signs the access token of a session that is stored: after the transaction, not inside. */
  async function issueTokens(openedSession: OpenedSession): Promise<SignedIn> {
    const { session, refreshToken, account } = openedSession;
    const { token, expiresAt } = await accessTokens.issue(session, account);
    return { accessToken: token, expiresAt, refreshToken, account: await withFactors(account) };
  }

  async function withFactors(account: Account): Promise<User> {
    return { ...account, factors: await listFactors(database.queries, account.id) };
  }

  async function addRefreshToken(
    queries: Queries,
    sessionId: string,
    parentHash: string | null,
  ): Promise<string> {
    const { token, hash } = newSecretToken();
    await queries
      .insertInto("auth_refresh_tokens")
      .values({
        token_hash: hash,
        session_id: sessionId,
        parent_hash: parentHash,
        created_at: clock.now().toISOString(),
      })
      .execute();
    return token;
  }

  async function rotate(
    queries: Queries,
    presentedToken: string,
  ): Promise<Result<OpenedSession, AuthFailure>> {
    const at = clock.now().toISOString();
    const hash = hashOfToken(presentedToken);
    const token = await queries
      .selectFrom("auth_refresh_tokens")
      .select(["session_id", "spent_at"])
      .where("token_hash", "=", hash)
      .executeTakeFirst();
    if (token === undefined) return refuse("refresh_token_not_found");
    const isLive = await touchSession(queries, token.session_id, clock.now());
    const session = isLive ? await findLiveSession(queries, token.session_id) : undefined;
    if (session === undefined) return refuse("session_not_found");
    const { id: sessionId, accountId } = session;
    const { numUpdatedRows } = await queries
      .updateTable("auth_refresh_tokens")
      .set({ spent_at: at })
      .where("token_hash", "=", hash)
      .where("spent_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n && !isSpentJustNow(token.spent_at)) {
      const active = await findActiveToken(queries, sessionId);
      if (active?.parent_hash !== hash) {
        const reason = "refresh-token-reused";
        await endSessions(queries, { accountId, only: sessionId, reason, at });
        await audit.append(queries, { actor: accountId, action: reason, details: { sessionId } });
        return refuse("refresh_token_already_used");
      }
      // Its answer was lost, or a thief has it: whoever comes with it later ends the session.
      await spendActiveTokens(queries, sessionId);
    }
    const refreshToken = await addRefreshToken(queries, sessionId, hash);
    return succeed({ session, refreshToken, account: await getAccount(queries, accountId) });
  }

  function findActiveToken(queries: Queries, sessionId: string) {
    return queries
      .selectFrom("auth_refresh_tokens")
      .select(["token_hash", "parent_hash"])
      .where("session_id", "=", sessionId)
      .where("spent_at", "is", null)
      .orderBy("created_at", "desc")
      .limit(1)
      .executeTakeFirst();
  }

  async function spendActiveTokens(queries: Queries, sessionId: string): Promise<void> {
    await queries
      .updateTable("auth_refresh_tokens")
      .set({ spent_at: clock.now().toISOString() })
      .where("session_id", "=", sessionId)
      .where("spent_at", "is", null)
      .execute();
  }

  /** Two tabs of one browser refresh with the same token at the same moment, and both have to go on. */
  function isSpentJustNow(spentAt: string | null): boolean {
    return (
      spentAt === null ||
      clock.now().getTime() - new Date(spentAt).getTime() <= limits.spentTokenToleranceMs
    );
  }
}

export function isFreshlyProven({ methods }: Session, now: Date): boolean {
  const latest = Math.max(...methods.map(({ timestamp }) => timestamp));
  return now.getTime() / 1000 - latest <= limits.freshProofSeconds;
}
