import { expect, test } from "vitest";
import { migrate } from "../../database/migrate.ts";
import { openDatabase } from "../../database/open-database.ts";
import { createAuthService } from "../../domain/auth/auth-service.ts";
import { systemClock } from "../../domain/shared/clock.ts";
import {
  email,
  openAuthSite,
  openSignedInClient,
  password,
  sessionOf,
  type AuthSite,
} from "../support/auth-site.ts";
import { newDatabase, onBothEngines, type OpenTestDatabase } from "../support/engines.ts";

const siteUrl = "http://localhost:3000";

/** The last one keeps the role. */
async function addApprover({ accounts }: AuthSite["auth"]): Promise<void> {
  await accounts.create("other@example.com");
  await accounts.grant("other@example.com", "admin");
}

onBothEngines("an operator", (openTestDatabase) => {
  test("may choose a password of 1024 characters, of any signs, and none longer", async () => {
    const { auth } = await openAuthSite(await openTestDatabase());
    const longest = "पासवर्ड 🔑 with spaces ".repeat(20).padEnd(1_024, "x");
    expect(await auth.accounts.setPassword(email, longest)).toMatchObject({ ok: true });
    const origin = { address: "127.0.0.1", userAgent: null };
    expect((await auth.signIn({ email, password: longest }, origin)).ok).toBe(true);
    const shorter = { email, password: longest.slice(0, -1) };
    expect((await auth.signIn(shorter, origin)).ok).toBe(false);
    expect(await auth.accounts.setPassword(email, `${longest}x`)).toMatchObject({
      failure: { kind: "unacceptable" },
    });
  });

  test("finds each change in the audit log, with nothing secret in it", async () => {
    const database = await openTestDatabase();
    const site = await openAuthSite(database);
    await site.auth.accounts.grant(email, "admin");
    await site.auth.accounts.grant(email, "admin");
    const client = await openSignedInClient(site);
    const session = await sessionOf(client);
    await client.updateUser({ password: "another good password" });
    await addApprover(site.auth);
    await site.auth.accounts.revoke(email);
    const entries = await database.queries.selectFrom("audit_log").selectAll().execute();
    const { id } = session.user;
    expect(entries.map(({ actor, action }) => [actor, action])).toEqual([
      ["command-line", "account-created"],
      ["command-line", "role-changed"],
      [id, "signed-in"],
      [id, "password-changed"],
      ["command-line", "account-created"],
      ["command-line", "role-changed"],
      ["command-line", "role-changed"],
    ]);
    for (const secret of [password, "another good", session.access_token, session.refresh_token])
      expect(JSON.stringify(entries)).not.toContain(secret);
  });
});

onBothEngines("the first admin", (openTestDatabase, engine) => {
  test("is made with a random password that is shown once", async () => {
    const auth = await openAuth(openTestDatabase);
    const shown = await auth.accounts.ensureFirstAdmin({});
    expect(shown?.email).toBe("admin@example.com");
    expect(await auth.accounts.ensureFirstAdmin({})).toBeNull();
    expect(await signsInAsAdmin(auth, shown)).toBe(true);
  });

  test("takes address and password from the settings, and shows nothing", async () => {
    const auth = await openAuth(openTestDatabase);
    const wanted = { email: "Head@Example.com", password };
    expect(await auth.accounts.ensureFirstAdmin(wanted)).toBeNull();
    expect(await signsInAsAdmin(auth, wanted)).toBe(true);
    expect((await auth.accounts.list()).map(({ email }) => email)).toEqual(["head@example.com"]);
  });

  test("whose role was taken does not get it back by a restart", async () => {
    const auth = await openAuth(openTestDatabase);
    const shown = await auth.accounts.ensureFirstAdmin({});
    await addApprover(auth);
    await auth.accounts.revoke("admin@example.com");
    expect(await auth.accounts.ensureFirstAdmin({})).toBeNull();
    expect(await signsInAsAdmin(auth, shown)).toBe(false);
  });

  test("is made once by two instances that start together", async () => {
    const location = await newDatabase(engine);
    const instances = await Promise.all([openDatabase(location), openDatabase(location)]);
    if (engine === "sqlite") await migrate(instances[0]);
    const services = instances.map((database) =>
      createAuthService({ database, clock: systemClock, siteUrl }),
    );
    const shown = await Promise.all(services.map((auth) => auth.accounts.ensureFirstAdmin({})));
    const accounts = await services[0]?.accounts.list();
    await Promise.all(instances.map((database) => database.close()));
    expect(shown.filter((credentials) => credentials !== null)).toHaveLength(1);
    expect(accounts).toMatchObject([{ email: "admin@example.com", role: "admin" }]);
  });
});

onBothEngines("signing keys", (openTestDatabase) => {
  test("are replaced after a leak: tokens of the former one count no more, sessions go on", async () => {
    const site = await openAuthSite(await openTestDatabase());
    const client = await openSignedInClient(site);
    const { keys: before } = await site.auth.keySet();
    await site.auth.rotateKeys();
    expect((await client.getUser()).error?.code).toBe("bad_jwt");
    const { keys: after } = await site.auth.keySet();
    expect(after).toHaveLength(1);
    expect(after[0]?.kid).not.toBe(before[0]?.kid);
    await client.refreshSession();
    expect((await client.getUser()).error).toBeNull();
    expect((await client.getClaims()).data?.header.kid).toBe(after[0]?.kid);
  });

  test("are published without their private half", async () => {
    const { url } = await openAuthSite(await openTestDatabase());
    const response = await fetch(`${url}/auth/v1/.well-known/jwks.json`);
    expect(response.headers.get("cache-control")).toBe("public, max-age=600");
    const { keys } = (await response.json()) as { keys: Record<string, unknown>[] };
    expect(keys.map((key) => Object.keys(key).sort())).toEqual([
      ["alg", "crv", "key_ops", "kid", "kty", "use", "x", "y"],
    ]);
  });
});

async function openAuth(openTestDatabase: OpenTestDatabase) {
  return createAuthService({ database: await openTestDatabase(), clock: systemClock, siteUrl });
}

async function signsInAsAdmin(
  auth: Awaited<ReturnType<typeof openAuth>>,
  credentials: { email: string; password: string } | null,
): Promise<boolean> {
  if (credentials === null) throw new Error("there are no credentials to try");
  const signedIn = await auth.signIn(credentials, { address: "127.0.0.1", userAgent: null });
  return signedIn.ok && (await auth.requireAdmin(signedIn.value.accessToken)).ok;
}
