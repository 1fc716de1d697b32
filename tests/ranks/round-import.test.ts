import { expect, test } from "vitest";
import { entriesAfter } from "../../domain/audit/audit-repository.ts";
import { readSiteVersion } from "../../database/site-version.ts";
import { readRoundCsv } from "../../domain/ranks/round-csv.ts";
import { onBothEngines } from "../support/engines.ts";
import {
  asCsv,
  asPage,
  clerk,
  closedIn2025,
  openRanks,
  roundLike2025,
} from "../support/rank-rounds.ts";

const from = { source: "https://josaa.admissions.nic.in", by: clerk };

onBothEngines("importing a round", (openTestDatabase) => {
  test("the office imports 2025 from a saved page, and its ranks are in force", async () => {
    const database = await openTestDatabase();
    const ranks = openRanks(database);
    const before = await ranks.inForce();
    const text = asPage(await roundLike2025());
    const handed = { file: Buffer.from(text), year: 2025, round: 6, confirmed: [] };
    expect(await ranks.check(handed)).toMatchObject({ ok: true, value: { findings: [] } });
    const outcome = await ranks.import(handed, from);
    expect(outcome).toMatchObject({
      value: {
        importId: expect.any(String) as string,
        report: { rows: 11_261, institutes: 121, preparatory: 186, newSeats: 0, goneSeats: 0 },
      },
    });
    const after = await ranks.inForce();
    expect(after.version).not.toBe(before.version);
    expect(after.rounds.map(({ year, round }) => `${year}-${round}`)).toEqual([
      ...["2022-6", "2023-6", "2024-5", "2025-6"],
    ]);
    const kept = readRoundCsv(after.rounds.at(-1)?.csv ?? "", { year: 2025, round: 6 });
    expect(kept).toEqual(await roundLike2025());
    const closings = kept.rows.map(({ closing }) => closing.rank);
    expect(closings).toEqual(expect.arrayContaining([...closedIn2025]));
    const [entry] = await entriesAfter(database.queries, 0, 10);
    expect(entry).toMatchObject({ action: "ranks-imported", actor: "admin:clerk@example.com" });
    expect(await readSiteVersion(database.queries)).not.toBe("");
  });

  test("who imports a year again is asked, and the newest import stands until it is withdrawn", async () => {
    const ranks = openRanks(await openTestDatabase());
    const text = asCsv(await roundLike2025());
    const handed = { file: Buffer.from(text), year: 2025, round: 6, confirmed: [] };
    const first = await ranks.import(handed, from);
    const again = await ranks.import(handed, from);
    expect(again).toMatchObject({
      value: { importId: null, report: { findings: [{ confirmBy: "replace 2025" }] } },
    });
    const second = await ranks.import({ ...handed, confirmed: ["Replace  2025"] }, from);
    const [one, two] = [first, second].map((outcome) => (outcome.ok ? outcome.value.importId : ""));
    expect((await ranks.inForce()).version).toBe(`2022-6 2023-6 2024-5 ${two ?? ""}`);

    const third = await ranks.import({ ...handed, confirmed: ["replace 2025"] }, from);
    const three = third.ok ? third.value.importId : null;
    const reason = "It was the wrong file.";
    expect(await ranks.withdraw({ id: three ?? "", reason }, clerk)).toMatchObject({ ok: true });
    expect((await ranks.inForce()).version).toBe(`2022-6 2023-6 2024-5 ${two ?? ""}`);
    expect(await ranks.withdraw({ id: two ?? "", reason }, clerk)).toMatchObject({ ok: true });
    expect((await ranks.inForce()).version).toBe(`2022-6 2023-6 2024-5 ${one ?? ""}`);
    expect(await ranks.withdraw({ id: two ?? "", reason }, clerk)).toMatchObject({
      failure: { kind: "conflict" },
    });
    expect(await ranks.withdraw({ id: "none", reason }, clerk)).toMatchObject({
      failure: { kind: "not-found" },
    });
    expect(
      (await ranks.list()).map(({ year, isInForce, imported }) => [
        ...[year, isInForce, imported === null ? "ships" : imported.withdrawn !== null],
      ]),
    ).toEqual([
      [2025, false, true],
      [2025, false, true],
      [2025, true, false],
      [2024, true, "ships"],
      [2023, true, "ships"],
      [2022, true, "ships"],
    ]);
    expect(
      (await ranks.list()).flatMap(({ imported }) => imported?.withdrawn?.reason ?? []),
    ).toEqual([reason, reason]);
  });

  test("of two who import a year at once one is told so, and one round is stored", async () => {
    const database = await openTestDatabase();
    const handed = {
      file: Buffer.from(asCsv(await roundLike2025())),
      year: 2025,
      round: 6,
      confirmed: [],
    };
    // Two instances: neither knows from memory what the other does.
    const both = await Promise.all(
      [openRanks(database), openRanks(database)].map((ranks) => ranks.import(handed, from)),
    );
    expect(both.filter((outcome) => outcome.ok)).toHaveLength(1);
    expect(both).toContainEqual(
      expect.objectContaining({ failure: expect.objectContaining({ kind: "conflict" }) as object }),
    );
    const standing = (await openRanks(database).list()).filter(({ imported }) => imported !== null);
    expect(standing).toHaveLength(1);
  });
});
