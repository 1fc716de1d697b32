import { readSiteStatus } from "../../app/calls/site-schema.ts";
import { signedIn } from "../support/caller.ts";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { accounts } from "../support/blog-posts.ts";
import { emptyFolder } from "../support/empty-folder.ts";
import { settingsDesk, settingsKey } from "../support/office-settings.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { onEitherEngine } from "../support/tier.ts";

onEitherEngine("a backup by the desk's button", (_open, engine) => {
  /** A site, whose folder for the file is looked at, and its approver. */
  async function openSite() {
    const environment = { NODE_ENV: "test", ...accounts, ...settingsKey };
    const dataDir = emptyFolder();
    const place = engine === "postgres" && { DATA_DIR: dataDir };
    const site = await openTestSite({ ...environment, ...place }, engine);
    const { headers, save } = await settingsDesk(site);
    const ask = (init: RequestInit = { headers }) =>
      site.request("/functions/backup", { method: "POST", body: "{}", ...init });
    const folder = "dataDir" in site.location ? site.location.dataDir : dataDir;
    return { site, headers, save, ask, folder: join(folder, "download") };
  }

  test("is the whole database as a SQLite file, noted in the log, without a secret of the settings", async () => {
    const { site, save, ask, folder } = await openSite();
    const apiKey = "sk-a-key-that-nobody-may-read";
    await save({ institute: { name: "Kottayam Coaching" }, ai: { provider: "openai", apiKey } });
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toMatch(
      /attachment; filename="site-.+\.sqlite"/,
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get("content-length")).toBe(`${bytes.length}`);
    expect(bytes.includes("Kottayam Coaching")).toBe(true);
    expect(bytes.includes(apiKey)).toBe(false);
    expect(accountsIn(bytes)).toEqual([accounts.ADMIN_EMAIL]);
    expect(await lastBackup(site)).toMatch(/^Last made on/);
    expect(existsSync(folder)).toBe(false);
  });

  test("that is broken off is not noted and leaves nothing, and another one may begin", async () => {
    const { site, headers, ask, folder } = await openSite();
    const leaving = new AbortController();
    const unfinished = ask({ headers, signal: leaving.signal });
    await expect.poll(() => existsSync(folder), { interval: 1 }).toBe(true);
    leaving.abort();
    expect((await unfinished).status).toBe(503);
    expect(existsSync(folder)).toBe(false);
    await (await ask()).body?.cancel();
    expect(await lastBackup(site)).toMatch(/^None was made/);
    expect((await ask()).status).toBe(200);
  });

  test("is not made for nobody, and two at a time are not", async () => {
    const { ask } = await openSite();
    expect((await ask({})).status).toBe(401);
    const both = await Promise.all([ask(), ask()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
    await Promise.all(both.map((answer) => answer.arrayBuffer()));
  });
});

/** The addresses of the accounts in a backup. */
function accountsIn(bytes: Uint8Array): unknown[] {
  const path = join(emptyFolder(), "site.sqlite");
  writeFileSync(path, bytes);
  const file = new DatabaseSync(path, { readOnly: true });
  onTestFinished(() => file.close());
  return file
    .prepare("select email from users")
    .all()
    .map(({ email }) => email);
}

async function lastBackup(site: TestSite): Promise<string> {
  const { parts } = await (await signedIn(site)).call(readSiteStatus, {});
  return parts.find(({ name }) => name === "Backup")?.text ?? "";
}
