import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { OpenDatabase } from "../../database/open-database.ts";
import { createAuditLog } from "../../domain/audit/audit-log.ts";
import { readRoundCsv, writeRoundCsv } from "../../domain/closing-ranks/round-rows.ts";
import { readShippedRound } from "../../domain/closing-ranks/closing-ranks-service.ts";
import {
  asCsv,
  asPage,
  asTsv,
  openClosingRanks,
  roundLike2025,
} from "../support/closing-rank-rounds.ts";
import { onBothEngines, openTestDatabase } from "../support/engines.ts";
import { movableClock } from "../support/movable-clock.ts";
import { adminBearer, openPublishing } from "../support/publishing.ts";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { importClosingRanks } from "../../app/calls/closing-ranks-schema.ts";
import { closingRanksCommand } from "../../scripts/closing-ranks.ts";
import { accounts } from "../support/blog-posts.ts";
import { signedIn } from "../support/caller.ts";
import { emptyFolder } from "../support/empty-folder.ts";
import { only, textOf, pageAt } from "../support/html.ts";
import { runCommand } from "../support/run-command.ts";
import { openOtherInstance, openTestSite, type TestSite } from "../support/site.ts";

const round2025 = await roundLike2025();
function openCalls(database: OpenDatabase) {
  const clock = movableClock("2026-11-23T10:00:00.000Z");
  const { api, closingRanks } = openPublishing(database, { clock });
  const post = (path: string, body: BodyInit, headers: Record<string, string> = adminBearer) =>
    api.request(`/functions/closing-ranks${path}`, { method: "POST", headers, body });
  const list = async () => {
    const answer = await api.request("/functions/closing-ranks", { headers: adminBearer });
    return (await answer.json()) as unknown;
  };
  const yearsShown = async () => (await closingRanks.table()).years.map(({ year }) => year);
  return { post, list, yearsShown };
}

function formOf(
  file: string | Buffer<ArrayBuffer>,
  fields: Readonly<Record<string, string>> = {},
): FormData {
  const form = new FormData();
  form.set("file", new File([file], "ranks.html"));
  for (const [name, value] of Object.entries({ year: "2025", round: "6", ...fields }))
    form.set(name, value);
  return form;
}

onBothEngines("closing ranks", (openDatabase) => {
  test("an approver checks a page, takes it in, and replaces it by an earlier round once that is confirmed", async () => {
    const database = await openDatabase();
    const { post, list, yearsShown } = openCalls(database);
    const page = asPage(round2025);
    const checked = await post("/check", formOf(page));
    expect(await checked.json()).toMatchObject({
      report: { rows: 11_261, institutes: 121, preparatory: 186, findings: [] },
    });
    expect(await yearsShown()).toEqual([2022, 2023, 2024]);
    const source = "https://josaa.admissions.nic.in/";
    const taken = await post("", formOf(page, { source }));
    expect(await taken.json()).toMatchObject({ importId: expect.any(String) as string });
    expect(await yearsShown()).toEqual([2022, 2023, 2024, 2025]);
    const earlier = { ...round2025, round: 5 };
    const again = await post("", formOf(asPage(earlier), { round: "5" }));
    expect(await again.json()).toMatchObject({
      importId: null,
      report: { findings: [{ kind: "asked" }] },
    });
    const imported = { source, by: "admin@guide.example" };
    expect(await list()).toMatchObject({
      rounds: [{ year: 2025, round: 6, imported }, {}, {}, {}],
    });
    await post("", formOf(asPage(earlier), { round: "5", confirmed: "yes" }));
    expect(await list()).toMatchObject({
      rounds: [{ year: 2025, round: 5, imported: { source: "ranks.html" } }, {}, {}, {}],
    });
    expect(await yearsShown()).toEqual([2022, 2023, 2024, 2025]);
    const log = createAuditLog({ clock: movableClock("2026-11-23T10:00:00.000Z") });
    const entries = await log.entriesBefore(database.queries, { sequence: 9, postId: null }, 9);
    expect(entries.map(({ action }) => action)).toEqual(["ranks-imported", "ranks-imported"]);
  });

  test("of two who import a year at once on two instances one is told so, and one round is stored", async () => {
    const database = await openDatabase();
    const handed = { file: Buffer.from(asCsv(round2025)), year: 2025, round: 6 };
    const options = { source: "file", isConfirmed: false, by: null };
    const both = await Promise.all(
      [1, 2].map(() => openClosingRanks(database).import(handed, options)),
    );
    expect(both.filter((outcome) => outcome.ok)).toHaveLength(1);
    expect(both).toContainEqual(
      expect.objectContaining({ failure: expect.objectContaining({ kind: "conflict" }) as object }),
    );
    const kept = await openClosingRanks(database).list();
    expect(kept.filter(({ imported }) => imported !== null)).toHaveLength(1);
  });
});

test("whoever is not of the office gets nothing, and a body that is no such form is refused in a sentence", async () => {
  const { post } = openCalls(await openTestDatabase("sqlite"));
  const text = asCsv(round2025);
  for (const path of ["", "/check"]) {
    expect((await post(path, formOf(text), {})).status).toBe(401);
    expect((await post(path, formOf(text, { year: "next" }))).status).toBe(400);
    expect((await post(path, formOf(text, { round: "0" }))).status).toBe(400);
    expect((await post(path, formOf(Buffer.alloc(17 * 1024 * 1024, "a")))).status).toBe(413);
    expect((await post(path, formOf("no table"))).status).toBe(422);
  }
});

test("a table that Excel saved as “Unicode Text” is read", async () => {
  const { post } = openCalls(await openTestDatabase("sqlite"));
  const file = Buffer.from(`\u{feff}${asTsv(round2025)}`, "utf16le");
  const checked = await post("/check", formOf(file));
  expect(await checked.json()).toMatchObject({ report: { rows: 11_261, findings: [] } });
});

test("whoever cannot read the shipped rounds once gets them the next time", async () => {
  let isBroken = true;
  const closingRanks = openClosingRanks(await openTestDatabase("sqlite"), (round) =>
    isBroken ? Promise.reject(new Error("no such file")) : readShippedRound(round),
  );
  await expect(closingRanks.table()).rejects.toThrow("no such file");
  isBroken = false;
  const [one, other] = await Promise.all([closingRanks.table(), closingRanks.table()]);
  expect(one).toBe(other);
});

test("a round that is written and read again is the same, and the licence that the site serves is that of the rows", async () => {
  const rows = [...readRoundCsv(writeRoundCsv(round2025))];
  expect(rows).toEqual(round2025.rows);
  const served = await readFile("public/closing-ranks-licence.txt", "utf8");
  expect(served).toContain("Permission is hereby granted");
  expect(served).toBe(await readFile("content/closing-ranks/LICENSE.source", "utf8"));
});

const settings = { ...accounts, NODE_ENV: "test", NOW: "2026-11-23T06:00:00Z" };
const csv = asCsv(round2025);

async function shown(site: Pick<TestSite, "request">) {
  const page = await pageAt(site, "/tools/closing-ranks?rank=30000&state=Kerala");
  return textOf(only("main", page));
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
