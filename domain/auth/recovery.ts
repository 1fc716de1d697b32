import { later } from "../shared/clock.ts";
import { setTimeout as wait } from "node:timers/promises";
import type { RoomTools } from "../audit/room-tools.ts";
import type { MailQueue } from "../notify/mail.ts";
import type { Log } from "../shared/log.ts";
import { succeed, type Result } from "../shared/result.ts";
import { normalizeEmail } from "./account.ts";
import { findCredentials, getAccount } from "./accounts-repository.ts";
import { refuse, type AuthFailure } from "./auth-failure.ts";
import { recoverySeconds } from "./auth-limits.ts";
import { recoveryMail } from "./auth-mails.ts";
import { hashOfToken, newSecretToken } from "./secret-tokens.ts";
import type { Client, OpenedSession, Sessions, SignedIn } from "./sessions.ts";
import type { Throttle } from "./throttle.ts";

/** Longer than the work takes, so that the time tells nobody whether an address has an account. */
const answerTime = 200;

type Dependencies = RoomTools & {
  readonly log: Log;
  readonly mail: MailQueue;
  readonly siteUrl: string;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
};

export function createRecovery(dependencies: Dependencies) {
  const { database, clock, audit, log, mail, siteUrl, sessions, throttle } = dependencies;

  async function recoverNow(email: string, address: string): Promise<void> {
    if (!(await throttle.countRecovery({ email, address })) || !mail.isOn()) return;
    const credentials = await findCredentials(database.queries, email);
    if (credentials === undefined) return;
    const { token, hash } = newSecretToken();
    await database.transaction(async (queries) => {
      const link = { token_hash: hash, expires_at: later(clock.now(), recoverySeconds * 1000) };
      await queries
        .insertInto("auth_recovery_tokens")
        .values({ ...link, user_id: credentials.account.id })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet(link))
        .execute();
      const to = credentials.account.email;
      await mail.enqueue(queries, recoveryMail({ to, siteUrl, token }));
    });
  }

  return {
    /** Sends the link when the address has an account; says the same, after as long, when not. */
    async recover(typedEmail: string, { address }: Client): Promise<void> {
      await Promise.all([recoverNow(normalizeEmail(typedEmail), address), wait(answerTime)]);
    },

    /** Opens a session by a mailed link, once (`otp_expired`). Opening the link's page does not use it. */
    async redeem(token: string, origin: Client): Promise<Result<SignedIn, AuthFailure>> {
      const hash = hashOfToken(token);
      const openedSession = await database.transaction<OpenedSession | null>(async (queries) => {
        const taken = await queries
          .deleteFrom("auth_recovery_tokens")
          .where("token_hash", "=", hash)
          .where("expires_at", ">", clock.now().toISOString())
          .returning("user_id as accountId")
          .executeTakeFirst();
        if (taken === undefined) return null;
        const { accountId } = taken;
        const account = await getAccount(queries, accountId);
        const session = await sessions.open(queries, account, origin, "recovery");
        const details = { sessionId: session.session.id, by: "recovery" };
        await audit.append(queries, { actor: accountId, action: "signed-in", details });
        return session;
      });
      if (openedSession !== null) return succeed(await sessions.issueTokens(openedSession));
      log.warn("A link that resets a password was refused.", { address: origin.address });
      return refuse("otp_expired");
    },
  };
}
