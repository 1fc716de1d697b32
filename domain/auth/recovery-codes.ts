import { createHash, randomInt } from "node:crypto";
import { fail, succeed, type Result } from "../shared/result.ts";
import { asFailure } from "./auth-failure.ts";
import { recoveryCodeCount } from "./auth-limits.ts";
import { hasVerifiedFactor } from "./factors-repository.ts";
import {
  countUnusedCodes,
  replaceRecoveryCodes,
  useRecoveryCode,
} from "./recovery-codes-repository.ts";
import {
  isFreshlyProven,
  type AuthDependencies,
  type Sessions,
  type SignedIn,
} from "./sessions.ts";
import type { Throttle } from "./throttle.ts";

/** 32 signs that nobody mistakes for each other: no i, l, o and u. */
const signs = "0123456789abcdefghjkmnpqrstvwxyz";

/** 80 random bits: they need no slow hash. */
const codeLength = 16;

/** Codes that stand in for the authenticator app, each once: on paper, for a lost telephone. */
export function createRecoveryCodes({
  database,
  clock,
  audit,
  sessions,
  throttle,
}: AuthDependencies & { readonly sessions: Sessions; readonly throttle: Throttle }) {
  return {
    /**
     * Ten new codes in place of all before, known only now. `conflict` unless the session has shown its
     * second factor, `forbidden` when that was long ago.
     */
    async make(accessToken: string | null): Promise<Result<{ readonly codes: readonly string[] }>> {
      const caller = await sessions.authenticate(accessToken);
      if (!caller.ok) return { ok: false, failure: asFailure(caller.failure) };
      const { session, account } = caller.value;
      if (session.assurance !== "aal2") return fail("conflict", needsFactor);
      if (!isFreshlyProven(session, clock.now())) return fail("forbidden", needsFreshCode);
      const codes = Array.from({ length: recoveryCodeCount }, newCode);
      const hashes = codes.map((code) => hashOf(account.id, code));
      await database.transaction(async (queries) => {
        const at = clock.now().toISOString();
        await replaceRecoveryCodes(queries, { accountId: account.id, hashes, at });
        const action = "recovery-codes-made";
        const details = { accountId: account.id };
        await audit.append(queries, { actor: account.id, action, details });
      });
      return succeed({ codes });
    },

    /** How many codes an account has left; null without a second factor. */
    async left(accountId: string): Promise<number | null> {
      if (!(await hasVerifiedFactor(database.queries, accountId))) return null;
      return countUnusedCodes(database.queries, accountId);
    },

    /**
     * Raises a session by a code, as the app's code would; the app stays what it is. `unacceptable` for a
     * code that is wrong or was used, `too-many` after a few of them.
     */
    async use(
      accessToken: string | null,
      typed: string,
    ): Promise<Result<SignedIn & { readonly left: number }>> {
      const caller = await sessions.authenticate(accessToken);
      if (!caller.ok) return { ok: false, failure: asFailure(caller.failure) };
      const { session, account } = caller.value;
      const hash = hashOf(account.id, typed);
      const codeAttempt = await throttle.attemptCode(account.id, async () => {
        const at = clock.now().toISOString();
        const isUsed = await useRecoveryCode(database.queries, { accountId: account.id, hash, at });
        return isUsed ? true : null;
      });
      if (!codeAttempt.ok) return { ok: false, failure: asFailure(codeAttempt.failure) };
      const raisedSession = await database.transaction(async (queries) => {
        const openedSession = await sessions.raise(queries, session, "recovery-code");
        const details = { accountId: account.id, sessionId: session.id };
        const action = "recovery-code-used";
        await audit.append(queries, { actor: account.id, action, details });
        return openedSession;
      });
      if (raisedSession === null) return fail("unauthenticated", "No active session");
      const codesLeft = await countUnusedCodes(database.queries, account.id);
      return succeed({ ...(await sessions.issueTokens(raisedSession)), left: codesLeft });
    },
  };
}

const needsFactor = "Recovery codes stand in for a second factor: please set one up first.";
const needsFreshCode = "Please show a code of your authenticator app first.";

/** In groups of four. */
function newCode(): string {
  const code = Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join("");
  return code.replaceAll(/(.{4})(?=.)/g, "$1-");
}

/** However it is typed: capitals, spaces, and the signs that are not in use for those that look alike. */
function hashOf(accountId: string, typed: string): string {
  const code = typed
    .toLowerCase()
    .replaceAll(/[\s-]/g, "")
    .replaceAll("o", "0")
    .replaceAll(/[il]/g, "1");
  return createHash("sha256").update(`${accountId}:${code}`).digest("base64url");
}
