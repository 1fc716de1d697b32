import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import type { AuthChangeEvent } from "@supabase/auth-js";
import { expect, test, vi } from "vitest";
import type { Mail, MailQueue } from "../../domain/notify/mail.ts";
import { noLog } from "../../domain/shared/log.ts";
import { email, openAuthSite, openSignedInClient, password } from "../support/auth-site.ts";
import { codeOf, enrol } from "../support/second-factor.ts";
import { onEitherEngine } from "../support/tier.ts";

vi.mock("node:timers/promises", { spy: true });

const minute = 60_000;
const renewed = "another good password";

onEitherEngine("a forgotten password", (openTestDatabase) => {
  async function openMailingSite() {
    const database = await openTestDatabase();
    const sent: Mail[] = [];
    const mail: MailQueue = {
      isOn: () => true,
      enqueue: (_queries, message) => {
        sent.push(message);
        return Promise.resolve();
      },
    };
    const warned: unknown[] = [];
    const log = { ...noLog, warn: (...line: unknown[]) => void warned.push(line) };
    const site = await openAuthSite(database, { mail, log });
    async function mailedToken(): Promise<string> {
      await site.openClient().resetPasswordForEmail(email);
      return /#token_hash=([\w-]{43})$/m.exec(sent.at(-1)?.text ?? "")?.[1] ?? "";
    }
    return { database, site, sent, mailedToken, warned };
  }

  test("is replaced by the mailed link, which ends every other session", async () => {
    const { site, sent, mailedToken } = await openMailingSite();
    const elsewhere = await openSignedInClient(site);
    const token_hash = await mailedToken();
    expect(sent).toMatchObject([{ to: email }]);
    expect(sent[0]?.html).toContain(`http://localhost:3000/admin/reset#token_hash=${token_hash}`);

    const client = site.openClient();
    const events: AuthChangeEvent[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    const opened = await client.verifyOtp({ token_hash, type: "recovery" });
    expect(opened.error).toBeNull();
    expect(opened.data.session?.user.email).toBe(email);
    expect(events).toContain("PASSWORD_RECOVERY");
    expect((await client.updateUser({ password: renewed })).error).toBeNull();

    expect((await client.getUser()).error).toBeNull();
    expect((await elsewhere.getUser()).data.user).toBeNull();
    const later = site.openClient();
    expect((await later.signInWithPassword({ email, password })).error).not.toBeNull();
    expect((await later.signInWithPassword({ email, password: renewed })).error).toBeNull();
  });

  test("has a link that works once, for one hour, and only the newest", async () => {
    const { site, mailedToken, warned } = await openMailingSite();
    const redeem = async (token_hash: string) => {
      const { error } = await site.openClient().verifyOtp({ token_hash, type: "recovery" });
      return error === null ? 200 : [error.status, error.code];
    };
    const spent = [403, "otp_expired"];
    const older = await mailedToken();
    const newer = await mailedToken();
    expect(await redeem(older)).toEqual(spent);
    expect(await redeem(`${newer}x`)).toEqual(spent);
    expect(await redeem(newer)).toBe(200);
    expect(await redeem(newer)).toEqual(spent);
    const late = await mailedToken();
    site.clock.advance(60 * minute);
    expect(await redeem(late)).toEqual(spent);
    const refused = ["A link that resets a password was refused.", { address: "127.0.0.1" }];
    expect(warned).toEqual(Array(4).fill(refused));
  });

  test("is not replaced by the mail alone when there is a second factor", async () => {
    const { site, mailedToken } = await openMailingSite();
    const { factorId, secret } = await enrol(await openSignedInClient(site), site.clock.now);
    const client = site.openClient();
    await client.verifyOtp({ token_hash: await mailedToken(), type: "recovery" });
    expect((await client.updateUser({ password: renewed })).error?.code).toBe("insufficient_aal");
    const code = codeOf(secret, site.clock.now(), 1);
    expect((await client.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    expect((await client.updateUser({ password: renewed })).error).toBeNull();
  });

  test("answers the same for an address without an account, and sends nothing", async () => {
    const { site, sent } = await openMailingSite();
    for (const who of ["nobody@example.com", email]) {
      const response = await site.post("/auth/v1/recover", { email: who });
      expect([response.status, await response.text()]).toEqual([200, "{}"]);
    }
    expect(sent.map(({ to }) => to)).toEqual([email]);
  });

  test("sends at most three mails to one address in 15 minutes, and says nothing of it", async () => {
    const { site, sent } = await openMailingSite();
    for (let command = 1; command <= 5; command++)
      expect((await site.openClient().resetPasswordForEmail(email)).error).toBeNull();
    expect(sent).toHaveLength(3);
    site.clock.advance(15 * minute);
    await site.openClient().resetPasswordForEmail(email);
    expect(sent).toHaveLength(4);
  });

  test.each([email, "nobody@example.com"])(
    "is answered for %s only when the time is over that it takes for all",
    async (who) => {
      const { site } = await openMailingSite();
      const time = Promise.withResolvers<undefined>();
      vi.mocked(wait).mockClear();
      vi.mocked(wait).mockImplementationOnce(() => time.promise);
      let isAnswered = false;
      const answer = site.auth.recovery
        .recover(who, { address: "127.0.0.1", userAgent: null })
        .then(() => (isAnswered = true));
      expect(vi.mocked(wait).mock.calls).toEqual([[200]]);
      // The work itself waits for nothing but the database.
      for (let turn = 0; turn < 100; turn++) await nextTurn();
      expect(isAnswered).toBe(false);
      time.resolve(undefined);
      await answer;
    },
  );
});

onEitherEngine("a new password", (openTestDatabase) => {
  test("needs a sign-in of the last 10 minutes or the current one", async () => {
    const site = await openAuthSite(await openTestDatabase());
    const client = await openSignedInClient(site);
    site.clock.advance(11 * minute);
    const stale = await client.updateUser({ password: renewed });
    expect(stale.error).toMatchObject({ code: "reauthentication_needed", status: 400 });
    const wrong = { password: renewed, current_password: "not this one" };
    expect((await client.updateUser(wrong)).error?.code).toBe("invalid_credentials");
    const right = { password: renewed, current_password: password };
    expect((await client.updateUser(right)).error).toBeNull();
  });

  test("is not to be had by guessing the current one", async () => {
    const site = await openAuthSite(await openTestDatabase());
    const client = await openSignedInClient(site);
    for (let guess = 1; guess <= 10; guess++)
      await client.updateUser({ password: renewed, current_password: `guess number ${guess}` });
    const { error } = await client.updateUser({ password: renewed, current_password: password });
    expect(error?.status).toBe(429);
  });
});
