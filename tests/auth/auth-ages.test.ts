import { expect, test } from "vitest";
import { email, openAuthSite, openSignedInClient, password } from "../support/auth-site.ts";
import { enrol } from "../support/second-factor.ts";
import { onEitherEngine } from "../support/tier.ts";

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
    expect((await site.auth.readUser(present.value.accessToken)).ok).toBe(true);
    expect((await site.auth.refresh(present.value.refreshToken)).ok).toBe(true);
  });
});
