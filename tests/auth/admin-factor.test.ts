import type { GoTrueClient } from "@supabase/auth-js";
import { expect, test } from "vitest";
import { readRole } from "../../app/calls/site-schema.ts";
import { secondFactorRequired } from "../../domain/auth/auth-failure.ts";
import { email, openAuthSite, openSignedInClient, sessionOf } from "../support/auth-site.ts";
import { accounts } from "../support/blog-posts.ts";
import { signedIn } from "../support/caller.ts";
import { settingsDesk } from "../support/office-settings.ts";
import { enrol } from "../support/second-factor.ts";
import { openOtherInstance, openTestSite } from "../support/site.ts";
import { onEitherEngine } from "../support/tier.ts";

const always = "1970-01-01T00:00:00.000Z";

onEitherEngine("the admin role with a second factor", (openTestDatabase, engine) => {
  test.each([null, always])("(everybody needs it from %s on) needs its code", async (factorDue) => {
    const site = await openAuthSite(await openTestDatabase(), { factorDue });
    await site.auth.accounts.grant(email, "admin");
    const client = await openSignedInClient(site);
    const admitted = [200, { role: "admin" }];
    const refused = [403, { error: secondFactorRequired }];
    expect(await roleOf(client, site.url)).toEqual(factorDue === null ? admitted : refused);
    const { factorId } = await enrol(client, site.clock.now);
    expect(await roleOf(client, site.url)).toEqual(admitted);
    const other = await openSignedInClient(site);
    expect(await roleOf(other, site.url)).toEqual(refused);
    await client.mfa.unenroll({ factorId });
    expect(await roleOf(client, site.url)).toEqual(factorDue === null ? admitted : refused);
  });

  test("everybody may go on for a day after the office has asked for it, and is told until when", async () => {
    const at = (instant: string) => ({ NODE_ENV: "test", ...accounts, NOW: instant });
    const site = await openTestSite(at("2026-01-20T10:00:00.000Z"), engine);
    const desk = await settingsDesk(site);
    const { call } = await signedIn(site);
    expect(await call(readRole, {})).toEqual({ role: "admin" });
    expect((await desk.save({ review: { secondFactor: "required" } })).status).toBe(200);
    const factorDue = "2026-01-21T10:00:00.000Z";
    expect(await call(readRole, {})).toEqual({ role: "admin", factorDue });
    // Another rule that is changed meanwhile gives nobody another day.
    expect((await desk.save({ review: { secondApprover: "required" } })).status).toBe(200);
    await site.site.close();

    const late = await openOtherInstance(site, at("2026-01-21T09:59:00.000Z"));
    expect(await (await signedIn(late)).call(readRole, {})).toEqual({ role: "admin", factorDue });
    await late.site.close();

    const over = await openOtherInstance(site, at("2026-01-21T10:00:00.000Z"));
    const answer = await (await signedIn(over)).send(readRole);
    expect([answer.status, await answer.json()]).toEqual([403, { error: secondFactorRequired }]);
  });
});

async function roleOf(client: GoTrueClient, url: string): Promise<[number, unknown]> {
  const { access_token: token } = await sessionOf(client);
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/functions/user-role`, { headers });
  return [response.status, await response.json()];
}
