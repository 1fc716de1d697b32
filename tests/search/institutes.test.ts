import { expect, test } from "vitest";
import { knownInstitutes } from "../../domain/closing-ranks/institutes.ts";
import { openPublishing } from "../support/publishing.ts";
import { pathsFound } from "../support/published-posts.ts";
import { onEitherEngine } from "../support/tier.ts";

const tool = "/tools/closing-ranks";

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
});
