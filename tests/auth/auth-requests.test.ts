import { expect, test } from "vitest";
import {
  email,
  openAuthSite,
  openSignedInClient,
  password,
  sessionOf,
} from "../support/auth-site.ts";
import { onEitherEngine } from "../support/tier.ts";

const megabyte = "x".repeat(1_000_000);
const deep = `${"[".repeat(30_000)}${"]".repeat(30_000)}`;

/** Bodies that no call of the protocol takes. */
const brokenBodies: [string, string][] = [
  ["no body", ""],
  ["broken JSON", '{"email":'],
  ["null", "null"],
  ["a list", "[]"],
  ["a string", '"email"'],
  ["a megabyte", JSON.stringify({ email: megabyte, password: megabyte })],
  ["a megabyte of nothing", megabyte],
  ["deep nesting", deep],
];

const badCredentials: [string, unknown][] = [
  ["nothing in it", {}],
  ["no password", { email }],
  ["no e-mail", { password }],
  ["an empty e-mail", { email: "", password }],
  ["an empty password", { email, password: "" }],
  ["a number as password", { email, password: 12345678901 }],
  ["a list as e-mail", { email: [email], password }],
  ["an object as e-mail", { email: { $ne: null }, password }],
  ["a NUL in the e-mail", { email: `${email}\0`, password }],
  ["half a surrogate pair", { email: "\ud800@example.com", password }],
  ["a very long password", { email, password: "x".repeat(2_000) }],
  ["a sentence of SQL", { email: "' or 1=1 --", password: "' or 1=1 --" }],
];

const badUpdates: [string, unknown][] = [
  ["a number as password", { password: 12345678901 }],
  ["an empty password", { password: "" }],
  ["a string as data", { data: "name" }],
  ["a list as data", { data: ["name"] }],
  ["a NUL in the data", { data: { name: "a\0b" } }],
  ["a NUL in a name of the data", { data: { "a\0b": 1 } }],
  ["half a surrogate pair in the data", { data: { name: "\udfff" } }],
  ["too much data", { data: { name: "x".repeat(40_000) } }],
  ["another e-mail", { email: "other@example.com" }],
  ["a phone number", { phone: "+910000000000" }],
];

onEitherEngine("the session protocol", (openTestDatabase) => {
  async function openSite() {
    const database = await openTestDatabase();
    const site = await openAuthSite(database);
    return { ...site, site, database };
  }

  test("refuses broken bodies and bad credentials of every kind, and opens no session", async () => {
    const { post, database } = await openSite();
    for (const [, body] of brokenBodies)
      for (const grant of ["password", "refresh_token"])
        await expectRefusal(await post(`/auth/v1/token?grant_type=${grant}`, body));
    for (const [kind, body] of badCredentials) {
      const response = await post("/auth/v1/token?grant_type=password", body);
      expect(response.status, kind).toBe(400);
      await expectRefusal(response);
    }
    for (const query of ["", "?grant_type=", "?grant_type=pkce", "?grant_type=__proto__"]) {
      const response = await post(`/auth/v1/token${query}`, { email, password });
      expect(response.status, query).toBe(400);
      expect(await response.json()).toMatchObject({ code: "unsupported_grant_type" });
    }
    expect(await database.queries.selectFrom("auth_sessions").selectAll().execute()).toEqual([]);
  });

  test("refuses bad changes of every kind and changes nothing", async () => {
    const { site, url, database } = await openSite();
    const { access_token: token } = await sessionOf(await openSignedInClient(site));
    const before = await database.queries.selectFrom("users").selectAll().execute();
    const bodies: [string, string][] = badUpdates.map(([kind, body]) => [
      kind,
      JSON.stringify(body),
    ]);
    for (const [kind, body] of [...brokenBodies, ...bodies]) {
      const headers = { Authorization: `Bearer ${token}` };
      const response = await fetch(`${url}/auth/v1/user`, { method: "PUT", body, headers });
      expect([400, 413, 422], kind).toContain(response.status);
      await expectRefusal(response);
    }
    expect(await database.queries.selectFrom("users").selectAll().execute()).toEqual(before);
  });
});

async function expectRefusal(response: Response): Promise<void> {
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(response.headers.get("x-supabase-api-version")).toBe("2024-01-01");
  expect(await response.json()).toMatchObject({
    code: expect.any(String) as string,
    message: expect.any(String) as string,
  });
}
