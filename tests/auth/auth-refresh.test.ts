import { expect, test } from "vitest";
import {
  openAuthSite,
  openSignedInClient,
  sessionOf,
  type AuthSite,
} from "../support/auth-site.ts";
import { onBothEngines } from "../support/engines.ts";

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
    expect(await site.auth.readUser(accessToken)).toMatchObject({
      failure: { code: "session_not_found" },
    });
    const entries = await database.queries.selectFrom("audit_log").select("action").execute();
    expect(entries.map(({ action }) => action)).toContain("refresh-token-reused");
  });

  test("ends only its own session when it is used again", async () => {
    const { site, first } = await openSession();
    const other = await openSignedInClient(site);
    await refreshed(site, await refreshed(site, first));
    site.clock.advance(tolerance + 1);
    expect(await refusal(site, first)).toEqual([400, "refresh_token_already_used"]);
    expect((await other.getUser()).error).toBeNull();
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
