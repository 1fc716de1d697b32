import { randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { openDatabase } from "../../database/open-database.ts";
import { accounts } from "../support/blog-posts.ts";
import { settingsDesk, settingsKey } from "../support/office-settings.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { onEitherEngine } from "../support/tier.ts";
import { loggedText } from "../support/watched-log.ts";

const environment = { NODE_ENV: "test", ...accounts, ...settingsKey };

const fillingEntry = {
  ...{ at: "2026-01-20T10:00:00.000Z", actor: "system", action: "signed-in" },
  ...{ details: "{}", previous_hash: "" },
};

onEitherEngine("a backup by the desk's button", (_open, engine) => {
  test("is the whole database with its seal, noted in the log, without a secret of the settings", async () => {
    const site = await openTestSite(environment, engine);
    const { headers, save } = await settingsDesk(site);
    const apiKey = "sk-a-key-that-nobody-may-read";
    await save({ institute: { name: "Kottayam Coaching" }, ai: { provider: "openai", apiKey } });
    const answer = await site.request("/functions/backup", { method: "POST", headers, body: "{}" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toMatch(
      /attachment; filename="site-.+\.backup"/,
    );
    const file = Buffer.from(await answer.arrayBuffer());
    const text = gunzipSync(file).toString();
    expect(text).toContain("Kottayam Coaching");
    expect(text).not.toContain(apiKey);
    expect(text.trim().split("\n").at(-1)).toMatch(/^\{"sha256":"[0-9a-f]{64}"\}$/);
    expect(await lastBackup(site, headers)).toMatch(/^Last made on/);
  });

  test("that is broken off is not noted, and another one may begin", async () => {
    const site = await openTestSite(environment, engine);
    const { headers } = await settingsDesk(site);
    const ask = () => site.request("/functions/backup", { method: "POST", headers, body: "{}" });
    const database = await openDatabase(site.location);
    onTestFinished(() => database.close());
    // More than the buffers between the database and the client hold.
    const entries = Array.from({ length: 40 }, (_, index) => ({
      ...fillingEntry,
      sequence: 1_000 + index,
      details: JSON.stringify({ filling: randomBytes(100_000).toString("base64") }),
      hash: `hash ${index}`,
    }));
    await database.queries.insertInto("audit_log").values(entries).execute();
    await (await ask()).body?.cancel();
    await expect.poll(async () => (await ask()).status).toBe(200);
    expect(await lastBackup(site, headers)).toMatch(/^None was made/);
  });

  test("is sent whole where it cannot be noted, and the missing entry is logged", async () => {
    const site = await openTestSite(environment, engine);
    const { headers } = await settingsDesk(site);
    const database = await openDatabase(site.location);
    onTestFinished(() => database.close());
    const { sequence } = await database.queries
      .selectFrom("audit_log")
      .select("sequence")
      .orderBy("sequence", "desc")
      .executeTakeFirstOrThrow();
    // In the place of the next entry, which can be written as little as on a full disk.
    await database.queries
      .insertInto("audit_log")
      .values({ ...fillingEntry, sequence: sequence + 1, hash: "in the way" })
      .execute();
    const answer = await site.request("/functions/backup", { method: "POST", headers, body: "{}" });
    expect(answer.status).toBe(200);
    const text = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
    expect(text.trim().split("\n").at(-1)).toMatch(/^\{"sha256":"[0-9a-f]{64}"\}$/);
    expect(loggedText()).toContain("A backup was sent that could not be noted.");
  });

  test("is not made for nobody, and two at a time are not", async () => {
    const site = await openTestSite(environment, engine);
    const { headers } = await settingsDesk(site);
    const ask = (init: RequestInit) =>
      site.request("/functions/backup", { method: "POST", body: "{}", ...init });
    expect((await ask({})).status).toBe(401);
    const both = await Promise.all([ask({ headers }), ask({ headers })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
    await Promise.all(both.map((answer) => answer.arrayBuffer()));
  });
});

const statusSchema = z.object({
  parts: z.array(z.object({ name: z.string(), text: z.string() })),
});

/** What the site's status says of its backups. */
async function lastBackup({ request }: TestSite, headers: HeadersInit): Promise<string> {
  const answer = await request("/functions/site-status", { headers });
  const { parts } = statusSchema.parse(await answer.json());
  return parts.find(({ name }) => name === "Backup")?.text ?? "";
}
