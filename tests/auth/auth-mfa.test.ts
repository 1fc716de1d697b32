import type { AuthChangeEvent, GoTrueClient } from "@supabase/auth-js";
import { expect, test } from "vitest";
import { noLog } from "../../domain/shared/log.ts";
import { openAuthSite, openSignedInClient, sessionOf } from "../support/auth-site.ts";
import { codeOf, enrol } from "../support/second-factor.ts";
import { onEitherEngine } from "../support/tier.ts";

const minute = 60_000;
const step = 30_000;

onEitherEngine("the unmodified session client's second factor", (openTestDatabase) => {
  async function openEnrolled() {
    const database = await openTestDatabase();
    const warned: unknown[] = [];
    const log = { ...noLog, warn: (...line: unknown[]) => void warned.push(line) };
    const site = await openAuthSite(database, { log });
    const client = await openSignedInClient(site);
    const { factorId, secret } = await enrol(client, site.clock.now);
    const code = (steps = 0) => codeOf(secret, site.clock.now(), steps);
    return { database, site, client, factorId, secret, code, warned };
  }

  test("is enrolled by a picture or a secret, and counts after its first code", async () => {
    const site = await openAuthSite(await openTestDatabase());
    const client = await openSignedInClient(site);
    const events: AuthChangeEvent[] = [];
    client.onAuthStateChange((event) => void events.push(event));

    const enrolled = await client.mfa.enroll({ factorType: "totp", friendlyName: "My phone" });
    expect(enrolled.data).toMatchObject({ type: "totp", friendly_name: "My phone" });
    const { id: factorId = "", totp } = enrolled.data ?? {};
    expect(totp?.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#%]+<\/svg>$/);
    expect(totp?.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(totp?.uri).toMatch(/^otpauth:\/\/totp\/localhost:reviewer%40example\.com\?/);
    expect(totp?.uri).toContain(`secret=${totp?.secret ?? "none"}`);
    expect(await levelOf(client)).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
    expect((await client.mfa.listFactors()).data).toMatchObject({
      all: [{ id: factorId, status: "unverified" }],
      totp: [],
    });

    const challenge = await client.mfa.challenge({ factorId });
    expect(challenge.data).toMatchObject({ type: "totp" });
    const verified = await client.mfa.verify({
      factorId,
      challengeId: challenge.data?.id ?? "",
      code: codeOf(totp?.secret ?? "", site.clock.now()),
    });
    expect(verified.error).toBeNull();
    expect(events).toContain("MFA_CHALLENGE_VERIFIED");
    expect(await levelOf(client)).toMatchObject({
      currentLevel: "aal2",
      nextLevel: "aal2",
      currentAuthenticationMethods: [{ method: "password" }, { method: "totp" }],
    });
    const listed = await client.mfa.listFactors();
    expect(listed.data?.totp).toMatchObject([
      { id: factorId, friendly_name: "My phone", factor_type: "totp", status: "verified" },
    ]);
  });

  test("is asked for after the next sign-in, and kept through a refresh", async () => {
    const { site, factorId, code } = await openEnrolled();
    const client = await openSignedInClient(site);
    expect(await levelOf(client)).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
    site.clock.advance(step);
    expect((await client.mfa.challengeAndVerify({ factorId, code: code() })).error).toBeNull();
    expect((await client.refreshSession()).error).toBeNull();
    expect(await levelOf(client)).toMatchObject({ currentLevel: "aal2" });
  });

  test("takes each code once, and none older than it", async () => {
    const { site, factorId, code } = await openEnrolled();
    const client = await openSignedInClient(site);
    for (const used of [code(), code(-1)])
      expect((await client.mfa.challengeAndVerify({ factorId, code: used })).error?.code).toBe(
        "mfa_verification_failed",
      );
    expect((await client.mfa.challengeAndVerify({ factorId, code: code(1) })).error).toBeNull();
  });

  test("is throttled after 5 wrong codes, whoever tries and though the code is right", async () => {
    const { site, client, factorId, secret, code, warned } = await openEnrolled();
    site.clock.advance(step);
    const wrong = code() === "000000" ? "000001" : "000000";
    for (let failure = 1; failure <= 5; failure++)
      expect((await client.mfa.challengeAndVerify({ factorId, code: wrong })).error?.status).toBe(
        422,
      );
    const other = await openSignedInClient(site);
    const challenge = await other.mfa.challenge({ factorId });
    const { access_token: token } = await sessionOf(other);
    const body = { challenge_id: challenge.data?.id, code: code() };
    const headers = { Authorization: `Bearer ${token}` };
    const refused = await site.post(`/auth/v1/factors/${factorId}/verify`, body, headers);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("900");
    const account = (await sessionOf(other)).user.id;
    const told = (reason: string) => ["A code was refused.", { reason, account }];
    expect(warned).toEqual([
      ...Array<unknown>(5).fill(told("mfa_verification_failed")),
      told("over_request_rate_limit"),
    ]);
    site.clock.advance(15 * minute);
    const again = await openSignedInClient(site);
    const right = codeOf(secret, site.clock.now());
    expect((await again.mfa.challengeAndVerify({ factorId, code: right })).error).toBeNull();
  });

  test("has 5 minutes for each challenge, which serves its own session once", async () => {
    const { site, client, factorId, code } = await openEnrolled();
    const late = (await client.mfa.challenge({ factorId })).data?.id ?? "";
    site.clock.advance(5 * minute);
    const challengeId = (await client.mfa.challenge({ factorId })).data?.id ?? "";
    const stranger = await openSignedInClient(site);
    const attempts = [
      await client.mfa.verify({ factorId, challengeId: late, code: code() }),
      await stranger.mfa.verify({ factorId, challengeId, code: code() }),
      await client.mfa.verify({ factorId, challengeId, code: code() }),
      await client.mfa.verify({ factorId, challengeId, code: code(1) }),
    ];
    const expired = "mfa_challenge_expired";
    expect(attempts.map(({ error }) => error?.code ?? null)).toEqual([
      expired,
      expired,
      null,
      expired,
    ]);
  });

  test("ends the sessions that have shown none when it is first verified", async () => {
    const site = await openAuthSite(await openTestDatabase());
    const elsewhere = await openSignedInClient(site);
    const client = await openSignedInClient(site);
    await enrol(client, site.clock.now);
    expect((await elsewhere.getUser()).data.user).toBeNull();
    expect((await client.getUser()).error).toBeNull();
  });

  test("is removed only by a session that has shown it, which has one proof then", async () => {
    const { site, client, factorId } = await openEnrolled();
    const other = await openSignedInClient(site);
    expect((await other.mfa.unenroll({ factorId })).error?.code).toBe("insufficient_aal");
    expect((await other.mfa.enroll({ factorType: "totp" })).error?.code).toBe("insufficient_aal");
    expect((await client.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
    await client.refreshSession();
    expect(await levelOf(client)).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
    expect((await client.getUser()).data.user?.factors).toBeUndefined();
    expect((await client.mfa.unenroll({ factorId })).error?.code).toBe("mfa_factor_not_found");
  });

  test("guards the password: one proof does not change it", async () => {
    const { site, client } = await openEnrolled();
    const other = await openSignedInClient(site);
    const password = "another good password";
    expect((await other.updateUser({ password })).error?.code).toBe("insufficient_aal");
    expect((await client.updateUser({ password })).error).toBeNull();
  });

  test("is nowhere kept in plain text, nor in the audit log", async () => {
    const { database, client, factorId, secret } = await openEnrolled();
    await client.mfa.unenroll({ factorId });
    await client.mfa.enroll({ factorType: "totp" });
    const rows = await database.queries.selectFrom("mfa_factors").selectAll().execute();
    const entries = await database.queries.selectFrom("audit_log").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([rows, entries])).not.toContain(secret);
    expect(entries.map(({ action }) => action)).toEqual([
      "account-created",
      "signed-in",
      "second-factor-enrolled",
      "second-factor-removed",
    ]);
  });
});

async function levelOf(client: GoTrueClient) {
  const { data, error } = await client.mfa.getAuthenticatorAssuranceLevel();
  if (error !== null) throw error;
  return data;
}
