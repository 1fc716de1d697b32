import { succeed, type Result } from "../shared/result.ts";
import { refuse, type AuthFailure } from "./auth-failure.ts";
import { deleteChallenge, isOpenChallenge } from "./challenges-repository.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { findFactor, useStep, verifyFactor, type SealedFactor } from "./factors-repository.ts";
import { stepOfCode } from "./one-time-codes.ts";
import { openText } from "./sealed-text.ts";
import { factorKey } from "./second-factors.ts";
import { endSessions } from "./sessions-repository.ts";
import type { OpenedSession, Sessions, SignedIn } from "./sessions.ts";
import type { Throttle } from "./throttle.ts";

export type TypedCode = {
  readonly factorId: string;
  readonly challengeId: string;
  readonly code: string;
};

/**
 * Checks a code of a second factor and raises the session that shows it. The first right code of a
 * new factor makes it count, and ends the account's other sessions: they have shown none.
 */
export function createCodeCheck({
  database,
  clock,
  audit,
  sessions,
  throttle,
}: AuthDependencies & { sessions: Sessions; throttle: Throttle }) {
  /** Null for a code that is wrong, or whose 30 seconds were used before. */
  async function use({ factor, sealedSecret }: SealedFactor, code: string): Promise<true | null> {
    const secret = openText(await factorKey(database), factor.id, sealedSecret);
    const step = stepOfCode(secret, code, clock.now());
    if (step === null) return null;
    return (await useStep(database.queries, { id: factor.id, step })) ? true : null;
  }

  return async function verify(
    accessToken: string | null,
    { factorId, challengeId, code }: TypedCode,
  ): Promise<Result<SignedIn, AuthFailure>> {
    const caller = await sessions.authenticate(accessToken);
    if (!caller.ok) return caller;
    const { session, account } = caller.value;
    const accountId = account.id;
    const found = await findFactor(database.queries, { id: factorId, accountId });
    if (found === undefined) return refuse("mfa_factor_not_found");
    const at = clock.now().toISOString();
    const challenge = { id: challengeId, factorId, sessionId: session.id, at };
    if (!(await isOpenChallenge(database.queries, challenge)))
      return refuse("mfa_challenge_expired");
    const right = await throttle.attemptCode(accountId, () => use(found, code));
    if (!right.ok) return right;

    const raised = await database.transaction<Result<OpenedSession, AuthFailure>>(
      async (queries) => {
        if (!(await deleteChallenge(queries, challengeId))) return refuse("mfa_challenge_expired");
        const opened = await sessions.raise(queries, session);
        if (opened === null) return refuse("session_not_found");
        if (!(await verifyFactor(queries, { id: factorId, at }))) return succeed(opened);
        const action = "second-factor-enrolled";
        await endSessions(queries, { accountId, except: session.id, reason: action, at });
        const details = { accountId, factorId };
        await audit.append(queries, { actor: accountId, action, details });
        return succeed(opened);
      },
    );
    return raised.ok ? succeed(await sessions.admit(raised.value)) : raised;
  };
}
