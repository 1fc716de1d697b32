import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { createFactsService } from "../../domain/facts/facts-service.ts";
import { movableClock } from "../support/movable-clock.ts";
import { openPublishing } from "../support/publishing.ts";
import { stateFact } from "../support/stating-facts.ts";
import { onEitherEngine } from "../support/tier.ts";

const id = "provider.reply";
const hours = (amount: number) => ({ kind: "number", amount, unit: "hours" }) as const;
const midnight = "2026-01-22T00:00:00+05:30";
const tomorrow = { factId: id, value: hours(12), validFrom: midnight };
const second = 1_000;

onEitherEngine("a value for tomorrow 00:00 India time", (openTestDatabase) => {
  test("is not shown at 23:59:59, and at 00:00:00 on all instances, without a job", async () => {
    const clock = movableClock("2026-01-21T18:29:58.000Z");
    const site = openPublishing(await openTestDatabase(), { clock });
    const { facts } = site;
    const other = createFactsService({ ...site, secondApprover: () => "off" });
    let told = 0;
    facts.onChange(() => (told += 1));
    const approved = await stateFact(site, tomorrow);
    expect(approved).toMatchObject({ version: 0, validFrom: "2026-01-21T18:30:00.000Z" });
    await other.reload();
    clock.advance(second);
    facts.moveOn();
    expect(facts.current()).toBe(builtInFacts);
    expect(await facts.changes({ limit: 5 })).toEqual([]);
    expect(told).toBe(0);
    clock.advance(second);
    facts.moveOn();
    expect(told).toBe(1);
    for (const instance of [facts, other]) {
      const current = instance.current();
      expect(current.fact(id).value).toEqual(hours(12));
      expect(current.version).toBe(1);
      expect(current.recentChanges).toMatchObject([
        { factId: id, before: builtInFacts.fact(id).value, after: hours(12) },
      ]);
    }
    expect(await facts.changes({ limit: 5 })).toHaveLength(1);
    const before = facts.current();
    await facts.reload();
    expect(told).toBe(1);
    expect(facts.current()).toBe(before);
  });
});
