import { setTimeout as wait } from "node:timers/promises";
import type { Mail, MailQueue } from "../notify/mail.ts";
import { escapedHtml } from "../notify/mail-template.ts";
import type { Log } from "../shared/log.ts";
import { succeed, type Result } from "../shared/result.ts";
import { normalizeEmail, type Account } from "./account.ts";
import { findCredentials, getAccount } from "./accounts-repository.ts";
import { refuse, type AuthFailure } from "./auth-failure.ts";
import { recoverySeconds } from "./auth-limits.ts";
import {
  hashOfToken,
  newSecretToken,
  replaceRecoveryToken,
  takeRecoveryToken,
} from "./secret-tokens-repository.ts";
import type { AuthDependencies, Client, OpenedSession, Sessions, SignedIn } from "./sessions.ts";
import type { Throttle } from "./throttle.ts";

/** Longer than the work takes, so that the time tells nobody whether an address has an account. */
const answerTime = 200;

/** A forgotten password: a link by mail, and the session that it opens once. */
export function createRecovery({
  database,
  clock,
  audit,
  log,
  mail,
  siteUrl,
  sessions,
  throttle,
}: AuthDependencies & {
  log: Log;
  mail: MailQueue;
  siteUrl: string;
  sessions: Sessions;
  throttle: Throttle;
}) {
  let hasWarned = false;

  function warnOnce(): void {
    if (!hasWarned)
      log.warn("A new password was asked for, but no mail can be sent: no mail server is set.");
    hasWarned = true;
  }

  async function sendLink(queue: MailQueue, { id, email }: Account): Promise<void> {
    const { token, hash } = newSecretToken();
    const expiry = new Date(clock.now().getTime() + recoverySeconds * 1000);
    await database.transaction(async (queries) => {
      const expiresAt = expiry.toISOString();
      await replaceRecoveryToken(queries, { hash, accountId: id, expiresAt });
      await queue.enqueue(queries, recoveryMail({ to: email, siteUrl, token }));
    });
  }

  async function recoverNow(email: string, address: string): Promise<void> {
    if (!(await throttle.countRecovery({ email, address }))) return;
    if (!mail.isOn()) {
      warnOnce();
      return;
    }
    const credentials = await findCredentials(database.queries, email);
    if (credentials !== undefined) await sendLink(mail, credentials.account);
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
        const at = clock.now().toISOString();
        const accountId = await takeRecoveryToken(queries, { hash, at });
        if (accountId === undefined) return null;
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

/** The token stands behind `#`: it reaches no server, no log and no referrer by the link being opened. */
function recoveryMail({
  to,
  siteUrl,
  token,
}: {
  to: string;
  siteUrl: string;
  token: string;
}): Mail {
  const link = `${siteUrl}/admin/reset#token_hash=${token}`;
  const sentences = {
    opening: `We received a request for a new password for ${to}.`,
    use: "Use this link within one hour. It works once:",
    otherwise: "If you did not ask for this, ignore this e-mail: your password stays the same.",
  };
  return {
    to,
    subject: "Choose a new password",
    text: [sentences.opening, `${sentences.use}\n${link}`, sentences.otherwise].join("\n\n"),
    html: [
      `<p>${escapedHtml(sentences.opening)}</p>`,
      `<p>${sentences.use}<br><a href="${escapedHtml(link)}">Choose a new password</a></p>`,
      `<p>${sentences.otherwise}</p>`,
    ].join("\n"),
  };
}
