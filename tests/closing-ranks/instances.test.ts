import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importClosingRanks } from "../../app/calls/closing-ranks-schema.ts";
import { closingRanksCommand } from "../../scripts/closing-ranks.ts";
import { accounts } from "../support/blog-posts.ts";
import { signedIn } from "../support/caller.ts";
import { asCsv, roundLike2025 } from "../support/closing-rank-rounds.ts";
import { emptyFolder } from "../support/empty-folder.ts";
import { only, parsePage, textOf } from "../support/html.ts";
import { runCommand } from "../support/run-command.ts";
import { openOtherInstance, openTestSite, type TestSite } from "../support/site.ts";

const settings = { ...accounts, NODE_ENV: "test", NOW: "2026-11-23T06:00:00Z" };
const csv = asCsv(await roundLike2025());

async function shown({ request }: Pick<TestSite, "request">) {
  const answer = await request("/tools/closing-ranks?rank=30000&state=Kerala");
  expect(answer.status).toBe(200);
  return textOf(only("main", parsePage(await answer.text())));
}

/** The form of the desk for round 6 of 2025. */
function formOf(text: string): FormData {
  const form = new FormData();
  form.set("file", new File([text], "ranks.csv"));
  form.set("year", "2025");
  form.set("round", "6");
  return form;
}

test("an import is shown by another instance within a second", async () => {
  const site = await openTestSite(settings, "postgres");
  const other = await openOtherInstance(site, settings);
  const { headers } = await signedIn(site);
  await shown(other);
  const { path } = importClosingRanks;
  const answer = await site.request(path, { method: "POST", headers, body: formOf(csv) });
  expect(answer.status).toBe(200);
  const after = await shown(site);
  expect(after).toContain("From the last rounds of 2022 to 2025.");
  await expect.poll(() => shown(other)).toBe(after);
});

test("a site on SQLite shows by itself a round that a command takes in beside it", async () => {
  const site = await openTestSite(settings);
  const path = join(emptyFolder(), "round.csv");
  writeFileSync(path, csv);
  await runCommand(site.location, closingRanksCommand, ["import", path]);
  await expect.poll(() => shown(site)).toContain("From the last rounds of 2022 to 2025.");
});
