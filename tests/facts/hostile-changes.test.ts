import fc from "fast-check";
import { expect, test } from "vitest";
import type { Fact } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { readFactValue } from "../../domain/facts/fact-value-schema.ts";
import { hostileNumber, hostileText } from "../support/hostile/hostile-values.ts";
import { openPublishing } from "../support/publishing.ts";
import { askFacts, errorOf, statedOnce } from "../support/stating-facts.ts";
import { onEitherEngine } from "../support/tier.ts";

const anything = fc.oneof(hostileText, hostileNumber, fc.jsonValue({ maxDepth: 2 }));

/** A value of the record's kind of which one field is anything, or something else altogether. */
function badValue({ value }: Fact): fc.Arbitrary<unknown> {
  const fields = Object.keys(value).filter((name) => name !== "about");
  const oneWrong = fc
    .tuple(fc.constantFrom(...fields), anything)
    .map(([name, wrong]): unknown => ({ ...value, [name]: wrong }));
  return fc.oneof({ weight: 3, arbitrary: oneWrong }, anything);
}

const badChange = fc
  .constantFrom(...builtInFacts.all)
  .chain((record) => badValue(record).map((value) => ({ record, value })))
  .filter(({ record, value }) => !readFactValue(record, value).ok);

onEitherEngine("values that a record cannot have", (openTestDatabase) => {
  test("are refused with a sentence, 250 of them, and nothing of them is stored", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    await fc.assert(
      fc.asyncProperty(badChange, async ({ record, value }) => {
        const answer = await askFacts(site, "", { ...statedOnce, factId: record.id, value });
        expect([400, 422]).toContain(answer.status);
        expect(await errorOf(answer)).toMatch(/\.$/);
      }),
      { numRuns: 250 },
    );
    expect(await database.queries.selectFrom("fact_statements").selectAll().execute()).toEqual([]);
  });
});
