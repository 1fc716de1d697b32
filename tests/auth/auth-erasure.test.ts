import { expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../../database/open-database.ts";
import { createAuditLog, verifyChain } from "../../domain/audit/audit-log.ts";
import { createAuthService } from "../../domain/auth/auth-service.ts";
import { createSmtpTransport } from "../../domain/notify/providers/smtp.ts";
import { systemClock } from "../../domain/shared/clock.ts";
import { onBothEngines } from "../support/engines.ts";
import { draftWithTokens, openPublishing } from "../support/publishing.ts";
import { openTestSite } from "../support/site.ts";
import { wholeDatabase } from "../support/whole-database.ts";

const leaving = "leaving@example.com";
const staying = "staying@example.com";
const password = "correct horse battery";

test.each(["sqlite", "postgres"] as const)(
  "an erased admin on %s is named nowhere but in the audit log, which stays intact",
  async (engine) => {
    const { request, location } = await openTestSite(
      { ADMIN_EMAIL: leaving, ADMIN_PASSWORD: password },
      engine,
    );
    const json = (path: string, body: object, bearer = "") =>
      request(path, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${bearer}` },
        body: JSON.stringify(body),
      });
    const signIn = async (email: string) =>
      json("/auth/v1/token?grant_type=password", { email, password });
    const { access_token: bearer } = (await (await signIn(leaving)).json()) as {
      access_token: string;
    };
    const draft = { prompt: "Fees", category: "news", publish: false };
    const made = await json("/functions/manual-blog-generation", draft, bearer);
    expect(made.status).toBe(200);
    const { post } = (await made.json()) as { post: { previewUrl: string } };
    const query = new URL(post.previewUrl).searchParams.toString();
    const id = /preview\/([^/?]+)/.exec(post.previewUrl)?.[1] ?? "";
    const preview = () => request(`/functions/preview-blog?postId=${id}&${query}`);
    expect((await preview()).status).toBe(200);
    await json("/auth/v1/token?grant_type=password", { email: leaving, password: "wrong" });

    const database = await openDatabase(location);
    const clock = systemClock;
    const audit = createAuditLog({ clock });
    const auth = createAuthService({ database, clock, siteUrl: "http://localhost:3000", audit });
    try {
      expect(await auth.accounts.erase(leaving)).toMatchObject({ failure: { kind: "conflict" } });
      await auth.accounts.create(staying, password);
      await auth.accounts.grant(staying, "admin");
      expect(await auth.accounts.erase(leaving.toUpperCase())).toMatchObject({ ok: true });
      expect(await auth.accounts.erase(leaving)).toMatchObject({ failure: { kind: "not-found" } });

      expect(await tablesNaming(leaving, database)).toEqual(["audit_log"]);
      expect(await verifyChain(database.queries)).toMatchObject({ intact: true });
    } finally {
      await database.close();
    }
    expect((await preview()).status).toBe(410);
    expect((await json("/functions/manual-blog-generation", draft, bearer)).status).toBe(401);
    expect((await signIn(leaving)).status).toBe(400);
    expect((await signIn(staying)).status).toBe(200);
  },
);

onBothEngines("an erasure", (openTestDatabase) => {
  const reviewer = "reviewer@example.com";
  const from = { name: "The Guide", address: "guide@example.com" };
  const transport = createSmtpTransport({ url: "smtp://127.0.0.1:9", from });
  const mail = { transport, reviewers: [reviewer] };

  test("of a reviewer, who has no account, ends their links and forgets their mails", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database, { mail });
    const { postId } = await draftWithTokens(site);
    expect(await tablesNaming(reviewer, database)).toEqual(["audit_log", "mails", "review_links"]);
    expect(await site.auth.accounts.erase("Reviewer@Example.com")).toMatchObject({ ok: true });
    expect(await tablesNaming(reviewer, database)).toEqual(["audit_log"]);
    const links = await database.queries
      .selectFrom("review_links")
      .selectAll()
      .where("post_id", "=", postId)
      .orderBy("id")
      .execute();
    expect(links.map(({ sent_to, revoked_at }) => [sent_to, revoked_at !== null])).toEqual([
      [null, false],
      [expect.stringMatching(/^erased:[\da-f-]{36}$/), true],
    ]);
    expect(await site.auth.accounts.erase(reviewer)).toMatchObject({
      failure: { kind: "not-found" },
    });
  });
});

/** The tables that hold this address anywhere. */
async function tablesNaming(address: string, { queries }: OpenDatabase): Promise<string[]> {
  const tables = Object.entries(await wholeDatabase(queries));
  const naming = tables.filter(([, rows]) => rows.some((row) => row.includes(address)));
  return naming.map(([table]) => table).sort();
}
