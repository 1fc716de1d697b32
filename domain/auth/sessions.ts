import { createHash, randomBytes } from "node:crypto";
import { uuidv7 } from "uuidv7";
import type { Queries } from "../../database/open-database.ts";
import { succeed, type Result } from "../shared/result.ts";
import type { AccessTokens } from "./access-tokens.ts";
import type { Account } from "./account.ts";
import { getAccount } from "./accounts-repository.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { refuse, type AuthFailure } from "./auth-failure.ts";
import { spentTokenToleranceMs } from "./lifetimes.ts";
import {
  findActiveParent,
  findRefreshToken,
  insertRefreshToken,
  spendRefreshToken,
} from "./refresh-tokens-repository.ts";
import {
  endSessions,
  findLiveSession,
  holdSession,
  insertSession,
  type Session,
} from "./sessions-repository.ts";

/** What a client gets when it signs in or refreshes. */
export type SignedIn = {
  readonly accessToken: string;
  /** When the access token expires, in epoch seconds. */
  readonly expiresAt: number;
  readonly refreshToken: string;
  readonly account: Account;
};

export type OpenedSession = {
  readonly session: Session;
  readonly refreshToken: string;
  readonly account: Account;
};

export type Origin = { readonly address: string; readonly userAgent: string | null };

export type Sessions = {
  /** Opens a session in the caller's transaction; the account has just shown its password. */
  readonly open: (queries: Queries, account: Account, origin: Origin) => Promise<OpenedSession>;
  /** Signs the access token of a session that is stored: after the transaction, not inside. */
  readonly admit: (opened: OpenedSession) => Promise<SignedIn>;
  /** Rotates a refresh token; one that was stolen or replayed ends its session. */
  readonly refresh: (refreshToken: string) => Promise<Result<SignedIn, AuthFailure>>;
  /** Who calls, by an access token whose session has not ended. */
  readonly authenticate: (
    accessToken: string | null,
  ) => Promise<Result<{ session: Session; account: Account }, AuthFailure>>;
};

const refreshTokenBytes = 32;

export function createSessions({
  database,
  clock,
  accessTokens,
  audit,
}: AuthDependencies & { accessTokens: AccessTokens }): Sessions {
  async function mint(queries: Queries, sessionId: string, parentHash: string | null) {
    const refreshToken = randomBytes(refreshTokenBytes).toString("base64url");
    const createdAt = clock.now().toISOString();
    const hash = hashOf(refreshToken);
    await insertRefreshToken(queries, { hash, sessionId, parentHash, createdAt });
    return refreshToken;
  }

  async function rotate(
    queries: Queries,
    presented: string,
  ): Promise<Result<OpenedSession, AuthFailure>> {
    const at = clock.now().toISOString();
    const hash = hashOf(presented);
    const token = await findRefreshToken(queries, hash);
    if (token === undefined) return refuse("refresh_token_not_found");
    const held = await holdSession(queries, { id: token.sessionId, at });
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
    return (await findActiveParent(queries, token.sessionId)) === hash;
  }

  async function admit({ session, refreshToken, account }: OpenedSession): Promise<SignedIn> {
    const { token, expiresAt } = await accessTokens.issue(session, account);
    return { accessToken: token, expiresAt, refreshToken, account };
  }

  return {
    admit,
    async open(queries, account, { address, userAgent }) {
      const now = clock.now();
      const timestamp = Math.floor(now.getTime() / 1000);
      const session: Session = {
        id: uuidv7(),
        accountId: account.id,
        assurance: "aal1",
        methods: [{ method: "password", timestamp }],
      };
      const createdAt = now.toISOString();
      await insertSession(queries, { ...session, address, userAgent, createdAt });
      return { session, refreshToken: await mint(queries, session.id, null), account };
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

/** The database keeps no token that could be used: 256 random bits need no slow hash. */
function hashOf(refreshToken: string): string {
  return createHash("sha256").update(refreshToken).digest("base64url");
}
