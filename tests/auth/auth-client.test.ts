import type { AuthChangeEvent, GoTrueClient } from "@supabase/auth-js";
import { expect, test } from "vitest";
import {
  email,
  openAuthSite,
  openSignedInClient,
  password,
  sessionOf,
} from "../support/auth-site.ts";
import { onEitherEngine } from "../support/tier.ts";

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
    expect((await site.auth.readUser(token)).ok).toBe(false);
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

  test("a new password ends the other sessions and is the only one from then on", async () => {
    const site = await openSite();
    const [here, elsewhere] = await twoClients(site);
    const renewed = "another good password";
    expect((await here.updateUser({ password: renewed })).error).toBeNull();
    expect((await here.getUser()).error).toBeNull();
    expect((await elsewhere.getUser()).data.user).toBeNull();
    const later = site.openClient();
    const old = await later.signInWithPassword({ email, password });
    expect(old.error?.code).toBe("invalid_credentials");
    expect((await later.signInWithPassword({ email, password: renewed })).error).toBeNull();
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

async function twoClients(
  site: Awaited<ReturnType<typeof openAuthSite>>,
): Promise<readonly [GoTrueClient, GoTrueClient]> {
  return [await openSignedInClient(site), await openSignedInClient(site)];
}
