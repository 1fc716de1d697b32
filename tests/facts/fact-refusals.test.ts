import fc from "fast-check";
import { expect, test } from "vitest";
import type { Fact } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { openPublishing, type Publishing } from "../support/publishing.ts";
import { askFacts, errorOf, statedOnce } from "../support/stating-facts.ts";
import { hostileText, hostileValue } from "../support/hostile/hostile-values.ts";
import { inProof, onEitherEngine, randomCases } from "../support/tier.ts";

const change = { ...statedOnce, factId: "provider.reply", value: { amount: 12 } };
const { source } = statedOnce;

function storedStatements({ database }: Publishing) {
  return database.queries.selectFrom("fact_statements").select("id").execute();
}

/** The record's value of which one field is anything, or something else altogether. */
function hostileValueOf({ value }: Fact): fc.Arbitrary<unknown> {
  const fields = fc.constantFrom(...Object.keys(value));
  const oneWrong = fc.tuple(fields, hostileValue).map(([name, wrong]): unknown => ({
    ...value,
    [name]: wrong,
  }));
  return fc.oneof({ weight: 3, arbitrary: oneWrong }, hostileValue);
}

onEitherEngine("a proposal of exam facts", (openTestDatabase) => {
  test("that means nothing is refused with a sentence, and nothing is stored", async () => {
    const site = openPublishing(await openTestDatabase());
    const cases: readonly (readonly [object, number])[] = [
      [{ factId: "no.such.fact" }, 404],
      [{ factId: "2026/provider.reply" }, 404],
      [{ edition: "2031" }, 404],
      [{ value: { amount: "12" } }, 422],
      [{ value: { kind: "date", day: "2026-02-31" } }, 422],
      [{ standing: "sure" }, 400],
      [{ source: { ...source, address: "javascript:alert(1)" } }, 422],
      [{ source: { ...source, address: "ftp://nta.ac.in/notice" } }, 422],
      [{ source: { ...source, title: " " } }, 422],
      [{ source: { ...source, quotedLine: "x".repeat(3_000) } }, 422],
      [{ checkedOn: "2026-02-31" }, 422],
      [{ checkedOn: "2026-01-21" }, 422],
      [{ validFrom: "tomorrow" }, 422],
      [{ validFrom: "2026-01-22T00:00:00" }, 422],
      [{ validFrom: "2036-01-22T00:00:00+05:30" }, 422],
      [{ validFrom: "1990-01-22T00:00:00+05:30" }, 422],
      [{ reason: " " }, 422],
      [{ reason: "x".repeat(5_000) }, 422],
      [{ publicNote: "x".repeat(5_000) }, 422],
      [{ changes: [] }, 400],
      [{ changes: [change, change] }, 422],
    ];
    for (const [wrong, status] of cases) {
      const body = { ...("changes" in wrong ? statedOnce : change), ...wrong };
      const answer = await askFacts(site, "", body);
      expect([wrong, answer.status]).toEqual([wrong, status]);
      expect(await errorOf(answer)).toMatch(/\S \S.*\.$/);
    }
    expect(await storedStatements(site)).toEqual([]);
    expect(site.faults).toEqual([]);
  });

  test("is asked what is odd, and stored once that is confirmed", async () => {
    const site = openPublishing(await openTestDatabase());
    const odd = { ...change, factId: "papers.marks_to_2019", value: { amount: 11 } };
    const asked = await askFacts(site, "/try", odd);
    const { questions } = (await asked.json()) as { questions: string[] };
    expect(questions.length).toBeGreaterThan(0);
    const refused = await askFacts(site, "", { ...odd, confirmed: [] });
    expect(refused.status).toBe(422);
    expect(await errorOf(refused)).toContain(questions[0]);
    expect(await storedStatements(site)).toEqual([]);
    const unasked = await askFacts(site, "", odd);
    expect(unasked.status).toBe(201);
    expect(await unasked.json()).toMatchObject({ state: "waiting", questions });
    const confirmed = await askFacts(site, "", { ...odd, confirmed: questions });
    expect(confirmed.status).toBe(201);
  });

  test(
    "with whatever value answers no fault, and what is refused stores nothing",
    inProof,
    async () => {
      const site = openPublishing(await openTestDatabase());
      const proposal = fc
        .constantFrom(...builtInFacts.all)
        .chain((record) => hostileValueOf(record).map((value) => ({ factId: record.id, value })));
      const said = fc.record(
        {
          reason: hostileText,
          publicNote: hostileText,
          checkedOn: hostileText,
          validFrom: hostileText,
        },
        { requiredKeys: [] },
      );
      const cases = fc.asyncProperty(proposal, said, async (proposed, rest) => {
        const before = await storedStatements(site);
        const answer = await askFacts(site, "", { ...change, ...rest, ...proposed });
        expect([201, 400, 404, 409, 413, 422]).toContain(answer.status);
        if (answer.status !== 201) expect(await errorOf(answer)).toMatch(/\.$/);
        const added = (await storedStatements(site)).length - before.length;
        expect(added).toBe(answer.status === 201 ? 1 : 0);
      });
      await fc.assert(cases, randomCases(200));
      expect(site.facts.current()).toBe(builtInFacts);
      expect(site.faults).toEqual([]);
    },
  );
});
