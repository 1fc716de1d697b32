import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { z } from "zod";
import { openDatabase, type DatabaseLocation } from "../../database/open-database.ts";
import { verifyChain } from "../../domain/audit/audit-log.ts";
import { canonicalJson } from "../../domain/shared/canonical-form.ts";
import { backupCommand } from "../../scripts/backup.ts";
import { restoreCommand } from "../../scripts/restore.ts";
import { accounts, adminHeaders, makePost } from "../support/blog-posts.ts";
import { emptyFolder } from "../support/empty-folder.ts";
import { newDatabase, openTestDatabase, openSecondConnection } from "../support/engines.ts";
import { runCommand } from "../support/run-command.ts";
import { openOtherInstance, openTestSite, type TestSite } from "../support/site.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { writeLargestRows } from "./restored-rows.ts";

test("a site that moves to PostgreSQL and back answers as before, to the same sessions and links", async () => {
  const settings = { NODE_ENV: "test", NOW: "2026-01-20T10:00:00.000Z", ...accounts };
  const site = await openTestSite(settings);
  const headers = await adminHeaders(site);
  const { slug } = await makePost(site, { publish: true });
  const { id, previewUrl } = await makePost(site, { publish: false, prompt: "Mock test strategy" });
  const link = new URL(previewUrl);
  const paths = [
    ...["/", "/faq", "/blog", `/blog/2026/01/${slug}`, "/blog/rss.xml", "/sitemap.xml"],
    ...["/search?q=fee", "/functions/posts", `/functions/editable-post?postId=${id}`],
    `${link.pathname}${link.search}`,
  ];
  const answersOf = async ({ request }: TestSite) => {
    const answers: Record<string, string> = {};
    for (const path of paths) {
      const answer = await request(path, { headers });
      expect([path, answer.status]).toEqual([path, 200]);
      answers[path] = comparable(await answer.text(), answer.headers.get("X-Request-Id") ?? "");
    }
    return answers;
  };
  const answers = await answersOf(site);

  // While the site runs.
  const postgres = await moved(site.location, await newDatabase("postgres"));
  const embedded = await moved(postgres, await newDatabase("sqlite"));
  const original = await contentsOf(site.location);
  for (const location of [postgres, embedded]) {
    expect(await contentsOf(location)).toEqual(original);
    expect(await isChainIntact(location)).toBe(true);
    expect(await answersOf(await openOtherInstance({ location }, settings))).toEqual(answers);
  }
});

test("the largest row of every table moves to PostgreSQL and back", async () => {
  const location = await newDatabase("sqlite");
  const database = await openDatabase(location);
  await writeLargestRows(database, await openTestDatabase("postgres"));
  await database.close();
  const original = await contentsOf(location);
  for (const [table, rows] of Object.entries(original))
    expect([table, rows.length]).toEqual([table, 1]);
  const postgres = await moved(location, await newDatabase("postgres"));
  expect(await contentsOf(postgres)).toEqual(original);
  const embedded = await moved(postgres, await newDatabase("sqlite"));
  expect(await contentsOf(embedded)).toEqual(original);
});

/** Moves a site by the two commands; answers where it is now. */
async function moved(from: DatabaseLocation, to: DatabaseLocation): Promise<DatabaseLocation> {
  const path = join(emptyFolder(), "site.sqlite");
  expect(await runCommand(from, backupCommand, [path])).toMatchObject({ code: 0, errors: "" });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const file = new DatabaseSync(path, { readOnly: true });
  expect(file.prepare("select count(*) as count from users").get()?.count).toBe(1);
  file.close();
  expect(await runCommand(to, restoreCommand, [path])).toMatchObject({ code: 0, errors: "" });
  return to;
}

async function isChainIntact(location: DatabaseLocation): Promise<boolean> {
  const database = await openSecondConnection(location);
  return (await verifyChain(database.queries)).intact;
}

/** The hashes of all rows but those that say that they were moved, in one spelling for both engines. */
async function contentsOf(location: DatabaseLocation): Promise<Record<string, readonly string[]>> {
  const database = await openSecondConnection(location);
  const tables = Object.entries(await wholeDatabase(database.queries));
  return Object.fromEntries(
    tables
      .filter(([table]) => table !== "audit_head" && table !== "site_version")
      .map(([table, rows]) => [
        table,
        rows
          .map((row) => spelled(row))
          .filter((row) => !/"action":"(backup-made|site-restored)"/.test(row))
          .map((row) => createHash("sha256").update(row).digest("hex"))
          .toSorted(),
      ]),
  );
}

function spelled(row: string): string {
  const columns = Object.entries(z.record(z.string(), z.json()).parse(JSON.parse(row)));
  return canonicalJson(Object.fromEntries(columns.map(([name, value]) => [name, parsed(value)])));
}

/** A JSON column is text in the one and a value in the other. */
function parsed(value: unknown): unknown {
  if (typeof value !== "string" || !/^[[{]["{[\]}]/.test(value)) return value;
  return JSON.parse(value);
}

/** Without what is each answer's own; the order of keys in a stored object is each engine's own. */
function comparable(text: string, requestId: string): string {
  const own = requestId === "" ? text : text.replaceAll(requestId, "");
  if (own.startsWith("{")) return canonicalJson(JSON.parse(own));
  return own
    .replaceAll(/(?<=nonce=")[^"]+/g, "")
    .replaceAll(
      /(<script type="application\/ld\+json"[^>]*>)([^<]*)/g,
      (_all, tag: string, data: string) => tag + canonicalJson(JSON.parse(data)),
    );
}
