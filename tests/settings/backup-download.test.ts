import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { z } from "zod";
import { accounts } from "../support/blog-posts.ts";
import { onBothEngines } from "../support/engines.ts";
import { settingsDesk, settingsKey } from "../support/office-settings.ts";
import { openTestSite, type TestSite } from "../support/site.ts";

const environment = { NODE_ENV: "test", ...accounts, ...settingsKey };

onBothEngines("a backup by the desk's button", (_open, engine) => {
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
    await expect.poll(async () => lastBackup(site, headers)).toMatch(/^Last made on/);
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
