import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { onBothEngines } from "../support/engines.ts";
import { openPublishing, otherAdminBearer } from "../support/publishing.ts";
import {
  approveChange,
  askFacts,
  errorOf,
  proposeChange,
  stateFact,
  statedOnce,
} from "../support/stating-facts.ts";

const id = "provider.reply";
const hours = (amount: number) => ({ kind: "number", amount, unit: "hours" }) as const;

onBothEngines("exam facts that the institute states", (openTestDatabase) => {
  test("hold from their approval on, and not before", async () => {
    const site = openPublishing(await openTestDatabase());
    const changeId = await proposeChange(site, { factId: id, value: hours(12) });
    expect(site.facts.current()).toBe(builtInFacts);
    expect(await approveChange(site, changeId)).toEqual({
      id: changeId,
      state: "approved",
      version: 1,
      validFrom: "2026-01-20T10:00:00.000Z",
    });
    const facts = site.facts.current();
    expect(facts.fact(id)).toMatchObject({
      label: builtInFacts.fact(id).label,
      value: hours(12),
      standing: "official",
      source: statedOnce.source,
      checkedOn: "2026-01-20",
      changedAt: "2026-01-20T10:00:00.000Z",
    });
    expect(facts.version).toBe(1);
    expect(facts.find(`2026/${id}`)).toBe(facts.fact(id));
    expect(facts.recentChanges).toMatchObject([
      { factId: id, before: builtInFacts.fact(id).value, after: hours(12), note: null },
    ]);
    expect(facts.fact("provider.established")).toBe(builtInFacts.fact("provider.established"));
  });

  test("are told of with the value before, newest first, and can be undone by stating the old one", async () => {
    const site = openPublishing(await openTestDatabase());
    await stateFact(site, { factId: id, value: hours(12), publicNote: "Faster now." });
    site.clock.advance(1_000);
    await stateFact(site, { factId: id, value: hours(24) });
    const changes = await site.facts.changes({ limit: 10 });
    expect(changes.map(({ facts }) => facts.map(({ before, after }) => [before, after]))).toEqual([
      [["12 hours", "24 hours"]],
      [["24 hours", "12 hours"]],
    ]);
    expect(changes.map(({ note }) => note)).toEqual([null, "Faster now."]);
    const before = changes[0]?.changeId ?? "";
    expect(await site.facts.changes({ before, limit: 10 })).toEqual(changes.slice(1));
    const history = await site.facts.history(id, "2026");
    expect(history.map(({ state, value }) => [state, value])).toEqual([
      ["approved", hours(24)],
      ["replaced", hours(12)],
    ]);
    expect(site.facts.current().version).toBe(2);
  });

  test("are approved by their author only with a sentence of their own, which is kept", async () => {
    const site = openPublishing(await openTestDatabase());
    const changeId = await proposeChange(site, { factId: id, value: hours(12) });
    const bare = await askFacts(site, "/approve", { id: changeId });
    expect(bare.status).toBe(403);
    expect(await errorOf(bare)).toMatch(/in a sentence/);
    expect((await askFacts(site, "/approve", { id: changeId, alone: "ok" })).status).toBe(422);
    expect(site.facts.current()).toBe(builtInFacts);
    const alone = "I compared it with the notice myself.";
    expect((await askFacts(site, "/approve", { id: changeId, alone })).status).toBe(200);
    const history = await site.facts.history(id, "2026");
    expect(history).toMatchObject([
      { author: "admin:admin@guide.example", checker: "admin:admin@guide.example", alone },
    ]);
  });

  test("are decided once: of ten approvals at once one succeeds", async () => {
    const site = openPublishing(await openTestDatabase());
    const changeId = await proposeChange(site, { factId: id, value: hours(12) });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        askFacts(site, "/approve", { id: changeId }, otherAdminBearer),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(site.facts.current().version).toBe(1);
    expect(site.faults).toEqual([]);
  });
});
