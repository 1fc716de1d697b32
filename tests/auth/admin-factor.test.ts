import type { GoTrueClient } from "@supabase/auth-js";
import { expect, test } from "vitest";
import { secondFactorRequired } from "../../domain/auth/auth-failure.ts";
import { email, openAuthSite, openSignedInClient, sessionOf } from "../support/auth-site.ts";
import { enrol } from "../support/second-factor.ts";
import { onEitherEngine } from "../support/tier.ts";

onEitherEngine("the admin role with a second factor", (openTestDatabase) => {
  test.each(["off", "required"] as const)("(ADMIN_MFA %s) needs its code", async (adminFactor) => {
    const site = await openAuthSite(await openTestDatabase(), { adminFactor });
    await site.auth.accounts.grant(email, "admin");
    const client = await openSignedInClient(site);
    const admitted = [200, { role: "admin" }];
    const refused = [403, { error: secondFactorRequired }];
    expect(await roleOf(client, site.url)).toEqual(adminFactor === "off" ? admitted : refused);
    const { factorId } = await enrol(client, site.clock.now);
    expect(await roleOf(client, site.url)).toEqual(admitted);
    const other = await openSignedInClient(site);
    expect(await roleOf(other, site.url)).toEqual(refused);
    await client.mfa.unenroll({ factorId });
    expect(await roleOf(client, site.url)).toEqual(adminFactor === "off" ? admitted : refused);
  });
});

async function roleOf(client: GoTrueClient, url: string): Promise<[number, unknown]> {
  const { access_token: token } = await sessionOf(client);
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/functions/user-role`, { headers });
  return [response.status, await response.json()];
}
