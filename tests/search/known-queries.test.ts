import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { answeredAt, knownQueries } from "../support/known-queries.ts";
import { openPublishing } from "../support/publishing.ts";
import { onEitherEngine } from "../support/tier.ts";

onEitherEngine("a search for what students type", (openTestDatabase) => {
  test.for([
    {
      whose: "those that the search was made with",
      sets: ["known", "season"],
      isShown: true,
    },
    // By two who did not know the search: what is missed of them is not shown, so that nobody tunes to it.
    {
      whose: "those that it was measured with",
      sets: ["measured", "measured-again", "season-measured"],
      isShown: false,
    },
  ])("answers first 85 % of $whose, and 95 % among three", async ({ sets, isShown }) => {
    const { search } = openPublishing(await openTestDatabase());
    const queries = sets.flatMap(knownQueries);
    const places: number[] = [];
    const missed: string[] = [];
    for (const known of queries) {
      const place = answeredAt(known, await search.find(known.query, builtInFacts));
      places.push(place);
      if (isShown && place !== 0) missed.push(`${place}: ${known.query}`);
    }
    const first = places.filter((place) => place === 0).length;
    const firstThree = places.filter((place) => place >= 0 && place < 3).length;
    expect(first / queries.length, missed.join("\n")).toBeGreaterThanOrEqual(0.85);
    expect(firstThree / queries.length, missed.join("\n")).toBeGreaterThanOrEqual(0.95);
  });
});
