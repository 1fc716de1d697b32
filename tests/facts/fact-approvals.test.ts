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

const id = "provider.reply";
const hours = (amount: number) => ({ kind: "number", amount, unit: "hours" }) as const;
const reply = (amount: number) => ({ factId: id, value: hours(amount) });
const established = { factId: "provider.established", value: { kind: "text", text: "2004" } };

const approveAgain = (site: Publishing, changeId: string) =>
  askFacts(site, "/approve", { id: changeId }, otherAdminBearer);

onBothEngines("a change of exam facts", (openTestDatabase) => {
  test("is not approved by its author where a second approver is required, whatever they say", async () => {
    const site = openPublishing(await openTestDatabase(), { secondApprover: "required" });
    const changeId = await proposeChange(site, reply(12));
    const alone = "I compared it with the notice myself.";
    const refused = await askFacts(site, "/approve", { id: changeId, alone });
    expect(refused.status).toBe(403);
    expect(await errorOf(refused)).toMatch(/second person/);
    expect(site.facts.current()).toBe(builtInFacts);
    expect((await approveChange(site, changeId)).version).toBe(1);
  });

  test("of a record that has changed since it was proposed is refused, also when both come at once", async () => {
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

  test("is refused when its author has not seen the present value", async () => {
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

  test("of several values is judged, approved and seen as one", async () => {
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

  test("is told in the audit log with who, why, and the values", async () => {
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
