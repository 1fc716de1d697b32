import { readSiteStatus } from "../../app/calls/site-schema.ts";
import { callerOf } from "../support/caller.ts";
import { expect, test } from "vitest";
import { fail } from "../../domain/shared/result.ts";
import { adminBearer, openPublishing, type Publishing } from "../support/publishing.ts";
import { onEitherEngine } from "../support/tier.ts";
import { testWriter } from "../support/writing.ts";

async function statusOf({ api }: Publishing) {
  const { parts } = await callerOf(api, adminBearer).call(readSiteStatus, {});
  return new Map(parts.map(({ name, state, text }) => [name, { state, text }]));
}

const day = 86_400_000;

onEitherEngine("the site's status", (openTestDatabase, engine) => {
  test("says of a new site what runs, and that no backup was made", async () => {
    const status = await statusOf(openPublishing(await openTestDatabase()));
    expect(status.get("Database")).toMatchObject({ state: "good" });
    expect(status.get("Database")?.text).toContain(engine === "sqlite" ? "SQLite" : "PostgreSQL");
    expect(status.get("Backup")).toMatchObject({ state: "attention" });
    expect(status.get("Facts")).toEqual({
      state: "good",
      text: "0 changes waiting for approval, 0 facts to check again.",
    });
    expect(status.get("E-mail")).toMatchObject({ state: "off" });
    expect(status.get("Writer")).toMatchObject({ state: "good" });
    expect(status.get("Drafting")).toMatchObject({ state: "good" });
    expect(status.get("Site")?.text).toMatch(/\d+\.\d+\.\d+.*20 January 2026/);
  });

  test("warns of a backup once it is older than 7 days", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    await database.transaction((queries) =>
      site.audit.append(queries, { actor: "system", action: "backup-made" }),
    );
    site.clock.advance(7 * day);
    expect((await statusOf(site)).get("Backup")).toMatchObject({
      state: "good",
      text: expect.stringContaining("20 January 2026") as string,
    });
    site.clock.advance(60_000);
    expect((await statusOf(site)).get("Backup")).toMatchObject({ state: "attention" });
  });

  test("tells of work that failed and why, for a day", async () => {
    const broken = () => Promise.resolve(fail("provider-failed", "The AI answered nonsense."));
    const writer = { ...testWriter(), draft: broken };
    const site = openPublishing(await openTestDatabase(), { writer });
    const by = { email: "admin@guide.example", role: "admin" } as const;
    await site.review.requests.generate({ prompt: "Fees", category: "news", publish: false, by });
    const status = await statusOf(site);
    expect(status.get("Drafting")).toMatchObject({
      state: "attention",
      text: expect.stringContaining("1 failed") as string,
    });
    expect(status.get("Writer")).toMatchObject({
      state: "attention",
      text: expect.stringContaining("The AI answered nonsense.") as string,
    });
    site.clock.advance(day + 60_000);
    const later = await statusOf(site);
    expect(later.get("Drafting")).toMatchObject({ state: "good" });
    expect(later.get("Writer")).toMatchObject({ state: "good" });
  });
});
