import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { onBothEngines } from "../support/engines.ts";
import { openPublishing, otherAdminBearer, type Publishing } from "../support/publishing.ts";
import {
  approveChange,
  askFacts,
  errorOf,
  proposeChange,
  stateFact,
  statedOnce,
} from "../support/stating-facts.ts";
import { createFactsService } from "../../domain/facts/facts-service.ts";
import { movableClock } from "../support/movable-clock.ts";
import { onEitherEngine } from "../support/tier.ts";

const id = "provider.reply";
const hours = (amount: number) => ({ kind: "number", amount, unit: "hours" }) as const;
const reply = (amount: number) => ({ factId: id, value: hours(amount) });
const established = { factId: "provider.established", value: { kind: "text", text: "2004" } };

const approveAgain = (site: Publishing, changeId: string) =>
  askFacts(site, "/approve", { id: changeId }, otherAdminBearer);

onBothEngines("exam facts that the institute states", (openTestDatabase) => {
  test("hold from their approval on, and not before", async () => {
    const site = openPublishing(await openTestDatabase());
    const changeId = await proposeChange(site, reply(12));
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
    await stateFact(site, { ...reply(12), publicNote: "Faster now." });
    site.clock.advance(1_000);
    await stateFact(site, reply(24));
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
    const changeId = await proposeChange(site, reply(12));
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
    const changeId = await proposeChange(site, reply(12));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => approveAgain(site, changeId)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(site.facts.current().version).toBe(1);
    expect(site.faults).toEqual([]);
  });

  test("are not approved by their author where a second approver is required, whatever they say", async () => {
    const site = openPublishing(await openTestDatabase(), { secondApprover: "required" });
    const changeId = await proposeChange(site, reply(12));
    const alone = "I compared it with the notice myself.";
    const refused = await askFacts(site, "/approve", { id: changeId, alone });
    expect(refused.status).toBe(403);
    expect(await errorOf(refused)).toMatch(/second person/);
    expect(site.facts.current()).toBe(builtInFacts);
    expect((await approveChange(site, changeId)).version).toBe(1);
  });

  test("are refused once the record has changed since they were proposed, also when both come at once", async () => {
    const site = openPublishing(await openTestDatabase());
    const changeIds = [];
    for (const amount of [1, 2, 3, 4, 5]) changeIds.push(await proposeChange(site, reply(amount)));
    const other = await proposeChange(site, established);
    const answers = await Promise.all(
      [...changeIds, other].map((changeId) => approveAgain(site, changeId)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.slice(0, 5).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(statuses[5]).toBe(200);
    expect(await site.facts.history(id, "2026")).toHaveLength(1);
    expect(site.facts.current().version).toBe(2);
    expect(site.faults).toEqual([]);
  });

  test("are refused when their author has not seen the present value", async () => {
    const site = openPublishing(await openTestDatabase());
    const seen = (seenVersion: number, change: object) =>
      askFacts(site, "", { ...statedOnce, ...change, seenVersion });
    await stateFact(site, reply(12));
    await stateFact(site, established);
    const refused = await seen(0, reply(6));
    expect(refused.status).toBe(409);
    expect(await errorOf(refused)).toMatch(/has changed since you saw it/);
    expect((await seen(1, established)).status).toBe(409);
    expect((await seen(1, reply(6))).status).toBe(201);
    expect((await seen(2, established)).status).toBe(201);
  });

  test("of several values are judged, approved and seen as one", async () => {
    const site = openPublishing(await openTestDatabase());
    const said = { standing: "official", source: statedOnce.source, checkedOn: "2026-01-19" };
    const changes = [reply(12), established].map((value) => ({ ...said, ...value }));
    const changeId = await proposeChange(site, { changes });
    const later = await proposeChange(site, reply(6));
    let seen = 0;
    site.facts.onChange(() => (seen += 1));
    await approveChange(site, changeId);
    const facts = site.facts.current();
    expect([facts.fact(id).value, facts.find(established.factId)?.value]).toEqual([
      hours(12),
      established.value,
    ]);
    expect(seen).toBe(1);
    const [change] = await site.facts.changes({ limit: 1 });
    expect(change?.facts.map((fact) => fact.id)).toEqual([id, established.factId]);
    expect((await approveAgain(site, later)).status).toBe(409);
  });

  test("are told in the audit log with who, why, and the values", async () => {
    const site = openPublishing(await openTestDatabase());
    const changeId = await stateFact(site, reply(12));
    const log = await site.audit.entriesBefore(
      site.database.queries,
      { sequence: 100, postId: null },
      10,
    );
    expect(log.map(({ actor, action }) => [actor, action])).toEqual([
      ["admin:another@guide.example", "fact-approved"],
      ["admin:admin@guide.example", "fact-proposed"],
    ]);
    expect(log[0]?.details).toMatchObject({
      changeId: changeId.id,
      facts: [{ factId: id, before: "24 hours", after: "12 hours" }],
    });
    expect(log[1]?.reason).toBe(statedOnce.reason);
  });
});

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
