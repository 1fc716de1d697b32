import { expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../../database/open-database.ts";
import { createAuditLog, verifyChain } from "../../domain/audit/audit-log.ts";
import { createAuthService } from "../../domain/auth/auth-service.ts";
import { createSmtpTransport } from "../../domain/notify/providers/smtp.ts";
import { systemClock } from "../../domain/shared/clock.ts";
import { fail, succeed } from "../../domain/shared/result.ts";
import { onBothEngines } from "../support/engines.ts";
import { draftWithTokens, openPublishing, snapshot, untilRunEnds } from "../support/publishing.ts";
import { openTestSite } from "../support/site.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { contentNamed, testWriter } from "../support/writing.ts";

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

  test.each(["a post", "a failure"])(
    "while the writer works ends that work: neither %s that comes later names the person",
    async (outcome) => {
      const database = await openTestDatabase();
      const gate = Promise.withResolvers<undefined>();
      const writer = testWriter(async (request) => {
        if (request === "Before") return succeed({ content: contentNamed(request), usage: null });
        await gate.promise;
        return outcome === "a post"
          ? succeed({ content: contentNamed(request), usage: null })
          : fail("provider-failed", "The AI service could not be reached.");
      });
      const site = openPublishing(database, { writer, mail });
      await site.auth.accounts.create(leaving, password);
      const requestedBy = `admin:${leaving}`;
      const { postId } = await draftWithTokens(site, "Before");
      const generation = { prompt: "At once", category: "news", publish: true } as const;
      const work = site.drafting.generate({ ...generation, requestedBy });
      const correction = { postId, baseRevision: 1, corrections: "Shorter", requestedBy };
      expect((await site.drafting.regenerate(correction)).ok).toBe(true);
      await expect.poll(() => writer.calls()).toBe(3);
      const before = await snapshot(database);
      expect(await site.auth.accounts.erase(leaving)).toMatchObject({ ok: true });
      gate.resolve(undefined);

      expect(await work).toMatchObject({ ok: false });
      expect(await untilRunEnds(site, postId)).toMatchObject({ state: "cancelled" });
      await site.drafting.stop(5_000);
      const { posts, revisions, links, audit } = await snapshot(database);
      expect({ posts, revisions, links }).toEqual({
        posts: before.posts,
        revisions: before.revisions,
        links: before.links,
      });
      expect(audit.slice(before.audit.length).map(({ action }) => action)).toEqual([
        "drafting-cancelled",
        "drafting-cancelled",
        "account-erased",
      ]);
      expect(await tablesNaming(leaving, database)).toEqual(["audit_log"]);
      expect(site.faults).toEqual([]);
    },
  );

  test("of a reviewer, who has no account, ends their links and forgets their mails", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database, { mail });
    const { postId } = await draftWithTokens(site);
    expect(await tablesNaming(reviewer, database)).toEqual(["audit_log", "mails", "review_links"]);
    expect(await site.auth.accounts.erase("Reviewer@Example.com")).toMatchObject({ ok: true });
    expect(await tablesNaming(reviewer, database)).toEqual(["audit_log"]);
    const links = await site.links.ofPost(postId);
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
