import { onTestFinished } from "vitest";
import { z } from "zod";
import { openDatabase } from "../../database/open-database.ts";
import { createAuditLog } from "../../domain/audit/audit-log.ts";
import { createAuthService } from "../../domain/auth/auth-service.ts";
import { systemClock } from "../../domain/shared/clock.ts";
import { listUpdates, saveUpdate } from "../../app/calls/updates.ts";
import { adminToken } from "./blog-posts.ts";
import type { TestSite } from "./site.ts";

const writer = { email: "writer@example.com", password: "another horse battery" };

/** The token of a person who writes and publishes nothing, on this site. */
export async function writerToken({ request, location }: TestSite): Promise<string> {
  const database = await openDatabase(location);
  onTestFinished(() => database.close());
  const clock = systemClock;
  const siteUrl = "http://localhost:3000";
  const auth = createAuthService({ database, clock, siteUrl, audit: createAuditLog({ clock }) });
  const made = await auth.accounts.create(writer.email, writer.password);
  if (!made.ok) throw new Error(made.failure.message);
  const { id } = await database.queries
    .selectFrom("users")
    .select("id")
    .where("email", "=", writer.email)
    .executeTakeFirstOrThrow();
  await database.queries.deleteFrom("user_roles").where("user_id", "=", id).execute();
  await database.queries
    .insertInto("user_roles")
    .values({ user_id: id, role: "writer", created_at: clock.now().toISOString() })
    .execute();
  const signedIn = await request("/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(writer),
  });
  return z.object({ access_token: z.string() }).parse(await signedIn.json()).access_token;
}

/** An update that no record contradicts. */
export const plainUpdate = {
  headline: "The office is open on Sunday",
  summary: "Bring a printed copy of the form.",
  category: "registration",
  day: "2026-05-10",
};

/** The calls of the desk on updates as one person makes them; the approver without a token. */
export async function openUpdateDesk(site: Pick<TestSite, "request">, token?: string) {
  const bearer = token ?? (await adminToken(site));
  const headers = { authorization: `Bearer ${bearer}`, "content-type": "application/json" };
  const post = (call: string, body: unknown) =>
    site.request(`/functions/updates${call}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
  const saved = async (answer: Response) => {
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} ${text}`);
    return saveUpdate.output.parse(JSON.parse(text)).update;
  };
  return {
    post,
    save: async (body: object) => saved(await post("", { ...plainUpdate, ...body })),
    move: async ({ id, version }: { id: string; version: number }, state: string) =>
      saved(await post("/state", { id, version, state })),
    async list() {
      const answer = await site.request("/functions/updates", { headers });
      return listUpdates.output.parse(await answer.json()).updates;
    },
  };
}
