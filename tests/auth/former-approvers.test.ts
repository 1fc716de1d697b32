import { expect, test } from "vitest";
import { createAuditLog } from "../../domain/audit/audit-log.ts";
import { createAuthService } from "../../domain/auth/auth-service.ts";
import { systemClock } from "../../domain/shared/clock.ts";
import {
  invited,
  joined,
  officePassword,
  openOffice,
  type OfficeSite,
} from "../support/office-site.ts";
import { openSecondConnection } from "../support/engines.ts";
import { onEitherEngine } from "../support/tier.ts";

const friend = { email: "friend@elsewhere.example", name: "Friend", role: "admin" } as const;
const joining = (token: string) => ({ token, name: "", password: officePassword });

/** How an approver stops being one. */
const ways = {
  "removed on the desk": (site: OfficeSite, { id }: { id: string }) =>
    site.ask(`/functions/people/${id}`, { removed: true }, site.head),
  "whose account is erased": async (site: OfficeSite, { email }: { email: string }) =>
    (await commandOn(site)).erase(email),
};

onEitherEngine("an approver", (_, engine) => {
  test.each(Object.entries(ways))("%s: their invitation opens nothing", async (_name, end) => {
    const site = await openOffice(engine);
    const { ask, head } = site;
    const bina = await joined(site, "admin", "Bina");
    const { id, token } = await invited({ ...site, head: bina.bearer }, friend);
    expect((await ask("/functions/invitation", { token })).status).toBe(200);

    await end(site, bina);
    expect((await ask("/functions/invitation", { token })).status).toBe(410);
    const late = await ask("/functions/join", joining(token));
    expect(late.status).toBe(410);
    expect(await late.json()).toEqual({ error: expect.stringContaining("withdrawn") as unknown });
    const people: unknown = await (await ask("/functions/people", undefined, head)).json();
    expect(people).toMatchObject({ invitations: [] });
    expect(await withdrawalsOf(site, id)).toBe(1);

    const again = await invited(site, friend);
    expect((await ask("/functions/join", joining(again.token))).status).toBe(200);
  });
});

async function commandOn({ location }: OfficeSite) {
  const database = await openSecondConnection(location);
  const clock = systemClock;
  const audit = createAuditLog({ clock });
  return createAuthService({ database, clock, siteUrl: "http://localhost:3000", audit }).accounts;
}

/** How often the audit log says that this invitation was withdrawn. */
async function withdrawalsOf({ location }: OfficeSite, id: string): Promise<number> {
  const { queries } = await openSecondConnection(location);
  const action = "invitation-withdrawn";
  const rows = await queries
    .selectFrom("audit_log")
    .select("details")
    .where("action", "=", action)
    .execute();
  return rows.filter((row) => JSON.stringify(row).includes(id)).length;
}
