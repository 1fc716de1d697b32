import { expect, test } from "vitest";
import { verifyChain } from "../domain/audit/audit-log.ts";
import { openDatabase } from "../database/open-database.ts";
import { createAuthService } from "../domain/auth/auth-service.ts";
import { createAuditLog } from "../domain/audit/audit-log.ts";
import { systemClock } from "../domain/shared/clock.ts";
import { openTestSite } from "./support/site.ts";
import { wholeDatabase } from "./support/whole-database.ts";

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
      expect(await auth.eraseAccount(leaving)).toMatchObject({ failure: { kind: "conflict" } });
      await auth.createAccount(staying, password);
      await auth.grantAdmin(staying);
      expect(await auth.eraseAccount(leaving.toUpperCase())).toMatchObject({ ok: true });
      expect(await auth.eraseAccount(leaving)).toMatchObject({ failure: { kind: "not-found" } });

      const naming = Object.entries(await wholeDatabase(database.queries)).filter(([, rows]) =>
        rows.some((row) => row.includes(leaving)),
      );
      expect(naming.map(([table]) => table)).toEqual(["audit_log"]);
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
