import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { createFactsService } from "../../domain/facts/facts-service.ts";
import { movableClock } from "../support/movable-clock.ts";
import { openPublishing } from "../support/publishing.ts";
import {
  askFacts,
  errorOf,
  proposeChange,
  stateFact,
  statedOnce,
} from "../support/stating-facts.ts";
import { onEitherEngine } from "../support/tier.ts";

const id = "provider.reply";
const hours = (amount: number) => ({ kind: "number", amount, unit: "hours" }) as const;
const midnight = "2026-01-22T00:00:00+05:30";
const tomorrow = { factId: id, value: hours(12), validFrom: midnight };
const second = 1_000;
const day = 24 * 60 * 60 * second;

onEitherEngine("a value for tomorrow 00:00 India time", (openTestDatabase) => {
  test.each(["before", "during"])(
    "that a clock made public which was ahead is taken back once it is right, whether it was read %s that or not",
    async (read) => {
      const clock = movableClock("2026-01-21T12:00:00.000Z");
      const site = openPublishing(await openTestDatabase(), { clock });
      const { facts } = site;
      await stateFact(site, tomorrow);
      const shown = facts.current();
      let told = 0;
      facts.onChange(() => (told += 1));
      clock.advance(day);
      if (read === "during") await facts.reload();
      expect(facts.current().fact(id).value).toEqual(hours(12));
      clock.advance(-day);
      const now = facts.current();
      expect(now.fact(id).value).toEqual(shown.fact(id).value);
      expect([now.version, now.recentChanges]).toEqual([shown.version, shown.recentChanges]);
      expect(told).toBe(2);
      clock.advance(day);
      expect(facts.current().fact(id).value).toEqual(hours(12));
      expect(facts.current().version).toBe(1);
    },
  );

  test("is not shown at 23:59:59, and at 00:00:00 on all instances, without a job", async () => {
    const clock = movableClock("2026-01-21T18:29:58.000Z");
    const site = openPublishing(await openTestDatabase(), { clock });
    const { facts } = site;
    const other = createFactsService({
      ...site,
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      secondApprover: () => "off",
      judge: () => ({ refusals: [], questions: [] }),
      begunIn: () => Promise.resolve(null),
    });
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

  test("takes the place of one that was stated meanwhile", async () => {
    const site = openPublishing(await openTestDatabase());
    await stateFact(site, tomorrow);
    const { facts } = site;
    const meanwhile = { ...statedOnce, factId: id, value: hours(6) };
    const refused = await askFacts(site, "", meanwhile);
    expect(refused.status).toBe(409);
    const sentence = await errorOf(refused);
    expect(sentence).toMatch(/12 hours is approved for 22 January 2026 at 00:00/);
    const tried = await askFacts(site, "/try", meanwhile);
    const { questions } = (await tried.json()) as { questions: string[] };
    expect(questions[0]).toBe(sentence);
    await stateFact(site, { ...meanwhile, confirmed: questions });
    expect(facts.current().fact(id).value).toEqual(hours(6));
    site.clock.advance(3 * day);
    expect(facts.current().fact(id).value).toEqual(hours(12));
    expect(facts.current().recentChanges.map(({ before, after }) => [before, after])).toEqual([
      [hours(6), hours(12)],
      [builtInFacts.fact(id).value, hours(6)],
    ]);
    expect(facts.current().version).toBe(2);
  });

  test("is called off by a later statement for the same instant", async () => {
    const site = openPublishing(await openTestDatabase());
    await stateFact(site, tomorrow);
    const tried = await askFacts(site, "/try", { ...statedOnce, ...tomorrow, value: hours(24) });
    const { questions } = (await tried.json()) as { questions: string[] };
    await stateFact(site, { ...tomorrow, value: hours(24), confirmed: questions });
    site.clock.advance(3 * day);
    expect(site.facts.current().fact(id).value).toEqual(hours(24));
  });

  test("of an instant that has passed until its approval holds from the approval on", async () => {
    const site = openPublishing(await openTestDatabase());
    const changeId = await proposeChange(site, tomorrow);
    site.clock.advance(3 * day);
    const alone = "I compared it with the notice myself.";
    const answer = await askFacts(site, "/approve", { id: changeId, alone });
    expect(await answer.json()).toMatchObject({ validFrom: "2026-01-23T10:00:00.000Z" });
    expect(site.facts.current().version).toBe(1);
  });
});

onEitherEngine("a change that readers were told of", (openTestDatabase) => {
  test("is recent for 30 days, and its page is found again when it is so no more", async () => {
    const site = openPublishing(await openTestDatabase());
    await stateFact(site, { factId: id, value: hours(12) });
    let told = 0;
    site.facts.onChange(() => (told += 1));
    site.clock.advance(30 * day - 1);
    expect(site.facts.current().recentChanges).toHaveLength(1);
    site.clock.advance(1);
    expect(site.facts.current().recentChanges).toEqual([]);
    expect(site.facts.current().fact(id).value).toEqual(hours(12));
    expect(told).toBe(1);
  });
});
