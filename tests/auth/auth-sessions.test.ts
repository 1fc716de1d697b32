import type { AuthChangeEvent } from "@supabase/auth-js";
import { expect, test } from "vitest";
import {
  email,
  openAuthSite,
  openSignedInClient,
  password,
  sessionOf,
  type AuthSite,
} from "../support/auth-site.ts";
import { onEitherEngine } from "../support/tier.ts";
import { enrol } from "../support/second-factor.ts";
import { onBothEngines } from "../support/engines.ts";

const fifteenMinutes = 15 * 60_000;

onEitherEngine("the unmodified session client", (openTestDatabase) => {
  const openSite = async () => openAuthSite(await openTestDatabase());

  test("signs in and reads its user", async () => {
    const client = (await openSite()).openClient();
    const signedIn = await client.signInWithPassword({ email: " Reviewer@Example.com", password });
    expect(signedIn.error).toBeNull();
    expect(signedIn.data.session).toMatchObject({ token_type: "bearer", expires_in: 900 });

    const { data } = await client.getUser();
    expect(data.user).toMatchObject({
      id: signedIn.data.user?.id,
      email,
      aud: "authenticated",
      role: "authenticated",
      app_metadata: { provider: "email" },
      user_metadata: {},
    });
    expect(data.user?.last_sign_in_at).not.toBeNull();
  });

  test("an access token is refused after 15 minutes", async () => {
    const site = await openSite();
    const client = await openSignedInClient(site);
    site.clock.advance(fifteenMinutes - 1_000);
    expect((await client.getUser()).error).toBeNull();
    site.clock.advance(1_000);
    expect((await client.getUser()).error?.code).toBe("bad_jwt");
  });

  test("signing out of this browser leaves the others signed in", async () => {
    const site = await openSite();
    const [here, elsewhere] = await twoClients(site);
    const { access_token: token } = await sessionOf(here);
    expect((await here.signOut({ scope: "local" })).error).toBeNull();
    expect((await elsewhere.getUser()).error).toBeNull();
    expect((await site.auth.authenticate(token)).ok).toBe(false);
  });

  test("signing out everywhere reaches the other browser as SIGNED_OUT", async () => {
    const [here, elsewhere] = await twoClients(await openSite());
    const events: AuthChangeEvent[] = [];
    elsewhere.onAuthStateChange((event) => void events.push(event));
    expect((await here.signOut()).error).toBeNull();
    expect((await elsewhere.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect(events).toContain("SIGNED_OUT");
    expect((await elsewhere.getSession()).data.session).toBeNull();
  });

  test("a short, guessable or unchanged password is refused and changes nothing", async () => {
    const client = await openSignedInClient(await openSite());
    const short = await client.updateUser({ password: "nine char" });
    expect(short.error).toMatchObject({ code: "weak_password", status: 422, reasons: ["length"] });
    const guessable = await client.updateUser({ password: "Password@123" });
    expect(guessable.error).toMatchObject({ code: "weak_password", reasons: ["guessable"] });
    const same = await client.updateUser({ password });
    expect(same.error).toMatchObject({ code: "same_password", status: 422 });
    expect((await client.signInWithPassword({ email, password })).error).toBeNull();
  });

  test("data of the user that add up to more than an access token can carry are refused", async () => {
    const client = await openSignedInClient(await openSite());
    const half = "x".repeat(2_500);
    expect((await client.updateUser({ data: { first: half } })).error).toBeNull();
    const { error } = await client.updateUser({ data: { second: half } });
    expect(error).toMatchObject({ code: "validation_failed", status: 422 });
    expect((await client.getUser()).data.user?.user_metadata).toEqual({ first: half });
  });
});

async function twoClients(site: AuthSite) {
  return [await openSignedInClient(site), await openSignedInClient(site)] as const;
}

const day = 86_400_000;

onEitherEngine("a session", (openTestDatabase) => {
  test("that was not used for 14 days has ended, and one that was goes on", async () => {
    const site = await openAuthSite(await openTestDatabase());
    const [used, idle] = [await openSignedInClient(site), await openSignedInClient(site)];
    site.clock.advance(10 * day);
    expect((await used.refreshSession()).error).toBeNull();
    site.clock.advance(5 * day);
    expect((await used.refreshSession()).error).toBeNull();
    expect((await idle.refreshSession()).error?.name).toBe("AuthSessionMissingError");
  });

  test("ends 30 days after its sign-in, however much it was used", async () => {
    const site = await openAuthSite(await openTestDatabase());
    const client = await openSignedInClient(site);
    for (let passed = 9; passed < 30; passed += 9) {
      site.clock.advance(9 * day);
      expect((await client.refreshSession()).error).toBeNull();
    }
    site.clock.advance(3 * day);
    expect((await client.refreshSession()).error?.name).toBe("AuthSessionMissingError");
  });
});

onEitherEngine("what signing in leaves behind", (openTestDatabase) => {
  test("is gone when it no longer counts, and nobody who is signed in notices", async () => {
    const database = await openTestDatabase();
    const site = await openAuthSite(database, {
      mail: { isOn: () => true, enqueue: () => Promise.resolve() },
    });
    await site.auth.recovery.recover(email, { address: "10.0.0.1", userAgent: null });
    const rows = async (
      table:
        | "auth_sessions"
        | "auth_refresh_tokens"
        | "auth_recovery_tokens"
        | "mfa_challenges"
        | "sign_in_failures",
    ) => (await database.queries.selectFrom(table).selectAll().execute()).length;
    const former = await openSignedInClient(site);
    await enrol(former, site.clock.now);
    await former.signOut();
    await site.auth.signIn({ email, password: "wrong" }, { address: "10.0.0.1", userAgent: null });
    await site.auth.prune();
    expect(await rows("auth_sessions")).toBe(1);
    expect(await rows("auth_recovery_tokens")).toBe(1);

    site.clock.advance(31 * day);
    const present = await site.auth.signIn(
      { email, password },
      { address: "10.0.0.2", userAgent: null },
    );
    if (!present.ok) throw new Error(present.failure.message);
    await site.auth.prune();

    expect(await rows("auth_sessions")).toBe(1);
    expect(await rows("auth_refresh_tokens")).toBe(1);
    expect(await rows("auth_recovery_tokens")).toBe(0);
    expect(await rows("mfa_challenges")).toBe(0);
    expect(await rows("sign_in_failures")).toBe(0);
    expect((await site.auth.authenticate(present.value.accessToken)).ok).toBe(true);
    expect((await site.auth.refresh(present.value.refreshToken)).ok).toBe(true);
  });
});

const tolerance = 10_000;

onBothEngines("a refresh token", (openTestDatabase) => {
  async function openSession() {
    const database = await openTestDatabase();
    const site = await openAuthSite(database);
    const client = await openSignedInClient(site);
    const { refresh_token: first, access_token: accessToken } = await sessionOf(client);
    return { database, site, client, first, accessToken };
  }

  test("used again when its successor has been used too, ends the session", async () => {
    const { database, site, first, accessToken } = await openSession();
    const second = await refreshed(site, first);
    site.clock.advance(60_000);
    const third = await refreshed(site, second);
    site.clock.advance(tolerance + 1);

    expect(await refusal(site, first)).toEqual([400, "refresh_token_already_used"]);
    expect(await refusal(site, third)).toEqual([400, "session_not_found"]);
    expect(await refusal(site, first)).toEqual([400, "session_not_found"]);
    expect(await site.auth.authenticate(accessToken)).toMatchObject({
      failure: { code: "session_not_found" },
    });
    const entries = await database.queries.selectFrom("audit_log").select("action").execute();
    expect(entries.map(({ action }) => action)).toContain("refresh-token-reused");
  });

  test("is accepted again within 10 seconds, whatever came after it", async () => {
    const { site, first } = await openSession();
    await refreshed(site, await refreshed(site, first));
    site.clock.advance(tolerance);
    expect(await refreshed(site, first)).not.toBe(first);
  });

  test("is accepted much later while the token minted from it is unused, whose answer was lost; that one then ends the session", async () => {
    const { site, first } = await openSession();
    const lost = await refreshed(site, first);
    site.clock.advance(3 * 3_600_000);
    const again = await refreshed(site, first);
    site.clock.advance(60_000);
    const next = await refreshed(site, again);
    // Only a thief can have it.
    expect(await refusal(site, lost)).toEqual([400, "refresh_token_already_used"]);
    expect(await refusal(site, next)).toEqual([400, "session_not_found"]);
  });

  test("sent by two browsers at once keeps both signed in", async () => {
    const { site, client } = await openSession();
    const twin = site.openClient();
    await twin.setSession(await sessionOf(client));
    const answers = await Promise.all([client.refreshSession(), twin.refreshSession()]);
    expect(answers.map(({ error }) => error)).toEqual([null, null]);
    const [one, other] = answers.map(({ data }) => data.session?.refresh_token);
    expect(one).not.toBe(other);

    site.clock.advance(60_000);
    for (const browser of [client, twin]) {
      expect((await browser.refreshSession()).error).toBeNull();
      expect((await browser.getUser()).error).toBeNull();
    }
  });

  test("is not kept in a form that could be used", async () => {
    const { database, first } = await openSession();
    const rows = await database.queries.selectFrom("auth_refresh_tokens").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(first);
  });
});

async function refreshed({ auth }: AuthSite, refreshToken: string): Promise<string> {
  const result = await auth.refresh(refreshToken);
  if (!result.ok) throw new Error(result.failure.code);
  return result.value.refreshToken;
}

async function refusal({ post }: AuthSite, refreshToken: string): Promise<[number, string]> {
  const response = await post("/auth/v1/token?grant_type=refresh_token", {
    refresh_token: refreshToken,
  });
  expect(response.headers.get("x-supabase-api-version")).toBe("2024-01-01");
  const { code } = (await response.json()) as { code: string };
  return [response.status, code];
}
