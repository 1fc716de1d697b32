import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { knownInstitutes } from "../../domain/closing-ranks/institutes.ts";
import { writeRoundCsv } from "../../domain/closing-ranks/round-rows.ts";
import { openPublishing } from "../support/publishing.ts";
import { roundOf2024 } from "../support/closing-rank-rounds.ts";
import { pathsFound } from "../support/published-posts.ts";
import { onEitherEngine } from "../support/tier.ts";

const tool = "/tools/closing-ranks";
const ofNewOne = `${tool}?institute=Indian+Institute+of+Information+Technology+Alappuzha`;

onEitherEngine("a search for an institute", (openTestDatabase) => {
  test("leads to its own closing ranks, whichever of the lists it is on", async () => {
    const site = openPublishing(await openTestDatabase());
    const missed: string[] = [];
    const ofOne = (short: string) => `${tool}?${new URLSearchParams({ institute: short })}`;
    for (const { short } of knownInstitutes)
      // Of one the site tells its ranks itself: those stand before the tool.
      if (!(await pathsFound(site, `${short} closing rank`)).slice(0, 10).includes(ofOne(short)))
        missed.push(short);
    expect(missed).toEqual([]);
    for (const [query, short] of [
      ["iit bihar", "IIT Patna"],
      ["nit mangalore", "NITK Surathkal"],
      ["iiita cutoff", "IIIT Allahabad"],
      ["nit trichy cse", "NIT Tiruchirappalli"],
    ] as const)
      expect((await pathsFound(site, query)).slice(0, 3), query).toContain(ofOne(short));
  });

  test("finds one that only an imported round has, until that round is withdrawn", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const asked = () => site.search.find("iiit alapuzha", builtInFacts);
    expect((await asked()).hits.map(({ path }) => path)).not.toContain(ofNewOne);
    const { rows } = await roundOf2024();
    const institute = "Indian Institute of Information Technology Alappuzha";
    const imported = {
      year: 2025,
      round: 6,
      rows: rows.slice(0, 20).map((row, place) => (place < 9 ? row : { ...row, institute })),
    };
    await database.queries
      .insertInto("rank_rounds")
      .values({
        id: "round-1",
        year: 2025,
        round: 6,
        row_count: 20,
        rows: writeRoundCsv(imported),
        source: "a test",
        imported_by: "admin",
        imported_at: "2026-05-01T06:00:00.000Z",
        withdrawn_at: null,
        withdrawn_by: null,
      })
      .execute();
    await site.closingRanks.reload();
    const { hits, corrected } = await asked();
    expect(corrected).toBe("iiit alappuzha");
    expect(hits[0]?.path).toBe(ofNewOne);
    await database.queries
      .updateTable("rank_rounds")
      .set({ withdrawn_at: "2026-05-02T06:00:00.000Z", withdrawn_by: "admin" })
      .execute();
    await site.closingRanks.reload();
    expect((await asked()).hits.map(({ path }) => path)).not.toContain(ofNewOne);
  });
});
