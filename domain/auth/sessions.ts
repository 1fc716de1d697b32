import { uuidv7 } from "uuidv7";
import type { Queries } from "../../database/open-database.ts";
import { succeed, type Result } from "../shared/result.ts";
import type { AccessTokens } from "./access-tokens.ts";
import type { Account, User } from "./account.ts";
import { getAccount } from "./accounts-repository.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { refuse, type AuthFailure } from "./auth-failure.ts";
import { listFactors } from "./factors-repository.ts";
import { idleSessionMs, longestSessionMs, spentTokenToleranceMs } from "./lifetimes.ts";
import {
  findActiveToken,
  findRefreshToken,
  insertRefreshToken,
  spendRefreshToken,
  spendRefreshTokens,
} from "./refresh-tokens-repository.ts";
import { hashOfToken, newSecretToken } from "./secret-tokens.ts";
import {
  endSessions,
  findLiveSession,
  holdSession,
  insertSession,
  updateAssurance,
  type Session,
} from "./sessions-repository.ts";

/** What a client gets when it signs in or refreshes. */
export type SignedIn = {
  readonly accessToken: string;
  /** When the access token expires, in epoch seconds. */
  readonly expiresAt: number;
  readonly refreshToken: string;
  readonly account: User;
};

export type OpenedSession = {
  readonly session: Session;
  readonly refreshToken: string;
  readonly account: Account;
};

export type Origin = { readonly address: string; readonly userAgent: string | null };

/** Who calls, and by which session. */
export type Caller = { readonly session: Session; readonly account: Account };

export type Sessions = {
  /** Opens a session in the caller's transaction, for who has just shown a password or a mailed link. */
  readonly open: (
    queries: Queries,
    account: Account,
    origin: Origin,
    proof: FirstProof,
  ) => Promise<OpenedSession>;
  /**
   * Notes in the caller's transaction that a session has shown its second factor. It gets a new
   * refresh token; the one before is spent. Null when the session has ended.
   */
  readonly raise: (queries: Queries, session: Session) => Promise<OpenedSession | null>;
  /** Signs the access token of a session that is stored: after the transaction, not inside. */
  readonly admit: (opened: OpenedSession) => Promise<SignedIn>;
  /** Rotates a refresh token; one that was stolen or replayed ends its session. */
  readonly refresh: (refreshToken: string) => Promise<Result<SignedIn, AuthFailure>>;
  /** Who calls, by an access token whose session has not ended. */
  readonly authenticate: (accessToken: string | null) => Promise<Result<Caller, AuthFailure>>;
};

/** What opens a session, as the JWT claim `amr` names it. */
export type FirstProof = "password" | "recovery";

export function createSessions({
  database,
  clock,
  accessTokens,
  audit,
}: AuthDependencies & { accessTokens: AccessTokens }): Sessions {
  async function mint(queries: Queries, sessionId: string, parentHash: string | null) {
    const { token: refreshToken, hash } = newSecretToken();
    const createdAt = clock.now().toISOString();
    await insertRefreshToken(queries, { hash, sessionId, parentHash, createdAt });
    return refreshToken;
  }

  /** Whether the session lives; then it is held and counts as used. */
  function hold(queries: Queries, id: string): Promise<boolean> {
    const now = clock.now().getTime();
    return holdSession(queries, {
      id,
      at: new Date(now).toISOString(),
      openedAfter: new Date(now - longestSessionMs).toISOString(),
      refreshedAfter: new Date(now - idleSessionMs).toISOString(),
    });
  }

  async function rotate(
    queries: Queries,
    presented: string,
  ): Promise<Result<OpenedSession, AuthFailure>> {
    const at = clock.now().toISOString();
    const hash = hashOfToken(presented);
    const token = await findRefreshToken(queries, hash);
    if (token === undefined) return refuse("refresh_token_not_found");
    const held = await hold(queries, token.sessionId);
    const session = held ? await findLiveSession(queries, token.sessionId) : undefined;
    if (session === undefined) return refuse("session_not_found");
    const { id: sessionId, accountId } = session;
    const fresh = await spendRefreshToken(queries, { hash, at });
    if (!fresh && !(await mayBeSpentAgain(queries, hash))) {
      await endSessions(queries, {
        accountId,
        only: sessionId,
        reason: "refresh-token-reused",
        at,
      });
      const details = { sessionId };
      await audit.append(queries, { actor: accountId, action: "refresh-token-reused", details });
      return refuse("refresh_token_already_used");
    }
    const refreshToken = await mint(queries, sessionId, hash);
    return succeed({ session, refreshToken, account: await getAccount(queries, accountId) });
  }

  /**
   * A spent token still counts for the other tab that used it at the same moment, and for a client
   * that never got the answer: then the token minted from it is the active one, unused.
   */
  async function mayBeSpentAgain(queries: Queries, hash: string): Promise<boolean> {
    const token = await findRefreshToken(queries, hash);
    if (token === undefined || token.spentAt === null) return false;
    const sinceSpent = clock.now().getTime() - new Date(token.spentAt).getTime();
    if (sinceSpent <= spentTokenToleranceMs) return true;
    return (await findActiveToken(queries, token.sessionId))?.parent_hash === hash;
  }

  async function admit({ session, refreshToken, account }: OpenedSession): Promise<SignedIn> {
    const { token, expiresAt } = await accessTokens.issue(session, account);
    const factors = await listFactors(database.queries, account.id);
    return { accessToken: token, expiresAt, refreshToken, account: { ...account, factors } };
  }

  return {
    admit,
    async open(queries, account, { address, userAgent }, method) {
      const now = clock.now();
      const timestamp = Math.floor(now.getTime() / 1000);
      const session: Session = {
        id: uuidv7(),
        accountId: account.id,
        assurance: "aal1",
        methods: [{ method, timestamp }],
      };
      const createdAt = now.toISOString();
      await insertSession(queries, { ...session, address, userAgent, createdAt });
      return { session, refreshToken: await mint(queries, session.id, null), account };
    },
    async raise(queries, { id, accountId, methods }) {
      const now = clock.now();
      const at = now.toISOString();
      if (!(await hold(queries, id))) return null;
      const proof = { method: "totp", timestamp: Math.floor(now.getTime() / 1000) };
      const session: Session = {
        id,
        accountId,
        assurance: "aal2",
        methods: [...methods.filter(({ method }) => method !== proof.method), proof],
      };
      await updateAssurance(queries, session);
      const active = await findActiveToken(queries, id);
      await spendRefreshTokens(queries, { sessionId: id, at });
      const refreshToken = await mint(queries, id, active?.token_hash ?? null);
      return { session, refreshToken, account: await getAccount(queries, accountId) };
    },
    async refresh(refreshToken) {
      const rotated = await database.transaction((queries) => rotate(queries, refreshToken));
      return rotated.ok ? succeed(await admit(rotated.value)) : rotated;
    },
    async authenticate(accessToken) {
      if (accessToken === null) return refuse("no_authorization");
      const claims = await accessTokens.read(accessToken);
      if (claims === null) return refuse("bad_jwt");
      const session = await findLiveSession(database.queries, claims.sessionId);
      if (session?.accountId !== claims.accountId) return refuse("session_not_found");
      return succeed({ session, account: await getAccount(database.queries, session.accountId) });
    },
  };
}
