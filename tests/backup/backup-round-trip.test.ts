import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { openDatabase, type DatabaseLocation } from "../../database/open-database.ts";
import { lastBackup } from "../../domain/audit/audit-repository.ts";
import { verifyChain } from "../../domain/audit/audit-log.ts";
import { canonicalJson } from "../../domain/shared/canonical-form.ts";
import { backupCommand } from "../../scripts/backup.ts";
import { restoreCommand } from "../../scripts/restore.ts";
import { emptyFolder } from "../support/empty-folder.ts";
import { newDatabase } from "../support/engines.ts";
import { everyAnswer, openFullSite, signIn } from "./full-site.ts";
import { runCommand } from "../support/run-command.ts";
import { openOtherInstance } from "../support/site.ts";
import { wholeDatabase } from "../support/whole-database.ts";

test("a site that moves to PostgreSQL and back answers everything as before, to the same sessions and links", async () => {
  const site = await openFullSite();
  const answers = await everyAnswer(site, site);
  expect(Object.keys(answers).length).toBeGreaterThan(40);
  const files = [join(emptyFolder(), "site.backup"), join(emptyFolder(), "again.backup")] as const;
  const postgres = await newDatabase("postgres");
  const embedded = await newDatabase("sqlite");

  // While the site runs.
  await moved(site.location, files[0], postgres);
  await moved(postgres, files[1], embedded);
  expect(statSync(files[0]).mode & 0o777).toBe(0o600);

  const original = await contents(site.location);
  for (const [table, rows] of Object.entries(original.rows))
    expect(rows.length, table).toBeGreaterThan(0);
  for (const location of [postgres, embedded]) {
    const copy = await contents(location);
    expect(copy.rows).toEqual(original.rows);
    expect(copy.chain).toMatchObject({ intact: true });
    const restored = await openOtherInstance({ ...site, location }, site.settings);
    expect(await everyAnswer(restored, site)).toEqual(answers);
    const session = await signIn(restored, site.factor, 1);
    const role = await restored.request("/functions/user-role", { headers: session });
    expect(await role.json()).toEqual({ role: "admin" });
  }
  expect((await contents(site.location)).lastBackup).not.toBeNull();
});

async function moved(from: DatabaseLocation, file: string, to: DatabaseLocation): Promise<void> {
  expect(await runCommand(from, backupCommand, [file])).toMatchObject({ code: 0, errors: "" });
  expect(await runCommand(to, restoreCommand, [file])).toMatchObject({ code: 0, errors: "" });
}

/** All rows but those that say that they were moved, in one spelling for both engines. */
async function contents(location: DatabaseLocation) {
  const database = await openDatabase(location);
  onTestFinished(() => database.close());
  const tables = Object.entries(await wholeDatabase(database.queries));
  const known = tables.filter(([table]) => table !== "audit_head" && table !== "site_version");
  const rows = known.map(([table, stored]) => [
    table,
    stored
      .map((row) => spelled(row))
      .filter((row) => !/"(backup-made|site-restored)"/.test(row))
      .sort(),
  ]);
  return {
    rows: Object.fromEntries(rows) as Record<string, string[]>,
    chain: await verifyChain(database.queries),
    lastBackup: await lastBackup(database.queries),
  };
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
