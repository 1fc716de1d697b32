import { expect, test } from "vitest";
import { onEitherEngine } from "../support/tier.ts";
import {
  askEditions,
  bringTo,
  askFacts,
  errorOf,
  proposeChange,
  stateFact,
  statedOnce,
} from "../support/stating-facts.ts";
import { openPublishing, type Publishing } from "../support/publishing.ts";
import { isKnown } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";

const reply = { factId: "provider.reply", value: { kind: "number", amount: 12, unit: "hours" } };
const fee = { factId: "fee.general_male.one_paper", value: { kind: "money", rupees: 1_100 } };

async function refusal(site: Publishing, edition: unknown, state: unknown) {
  const answer = await askEditions(site, "", { edition, state });
  return [answer.status, await errorOf(answer)];
}

function statesOf(site: Publishing) {
  return site.facts.current().editions;
}

onEitherEngine("an edition", (openTestDatabase) => {
  test("goes planned, open, finished, archived, and the newest open one is current", async () => {
    const site = openPublishing(await openTestDatabase());
    expect(await bringTo(site, "2027", "planned")).toEqual({
      edition: "2027",
      state: "planned",
      current: "2026",
    });
    expect(statesOf(site)).toEqual({
      current: "2026",
      listed: [{ edition: "2026", state: "open" }],
    });
    expect(await bringTo(site, "2027", "open")).toMatchObject({ current: "2027" });
    expect(statesOf(site)).toEqual({
      current: "2027",
      listed: [
        { edition: "2027", state: "open" },
        { edition: "2026", state: "finished" },
      ],
    });
    await bringTo(site, "2026", "archived");
    await bringTo(site, "2027", "finished");
    expect(await bringTo(site, "2028", "open")).toMatchObject({ current: "2028" });
    expect(statesOf(site).listed.map(({ state }) => state)).toEqual([
      "open",
      "finished",
      "archived",
    ]);
  });

  test("takes no impossible step, and says why", async () => {
    const site = openPublishing(await openTestDatabase());
    expect(await refusal(site, "2028", "planned")).toEqual([
      409,
      "The next edition is 2027: no other one can be made.",
    ]);
    expect((await refusal(site, "2025", "open"))[0]).toBe(409);
    expect(await refusal(site, "2027", "archived")).toEqual([
      409,
      "The edition 2027 was never open: open it first.",
    ]);
    expect(await refusal(site, "2026", "planned")).toEqual([
      409,
      "The edition 2026 is open: an edition never goes back.",
    ]);
    expect(await refusal(site, "2026", "archived")).toEqual([
      409,
      "2026 is the current edition: open the next one first.",
    ]);
    await bringTo(site, "2027", "planned");
    await bringTo(site, "2028", "planned");
    expect(await refusal(site, "2028", "open")).toEqual([
      409,
      "The edition 2027 is planned: open it before 2028.",
    ]);
    await bringTo(site, "2026", "finished");
    expect(await refusal(site, "2026", "archived")).toEqual([
      409,
      "2026 is the current edition: open the next one first.",
    ]);
  });

  test("that is archived takes no statement, no approval and no look", async () => {
    const site = openPublishing(await openTestDatabase());
    await bringTo(site, "2027", "open");
    await stateFact(site, { ...fee, value: { kind: "money", rupees: 1_050 } });
    const waiting = await proposeChange(site, reply);
    expect(await refusal(site, "2026", "archived")).toEqual([
      409,
      "Changes of 2026 wait for approval: decide them first.",
    ]);
    await askFacts(site, "/reject", { id: waiting, reason: "It is over." });
    await bringTo(site, "2026", "archived");
    const stated = await askFacts(site, "", { ...statedOnce, ...reply });
    expect([stated.status, await errorOf(stated)]).toEqual([
      409,
      "The edition 2026 is archived: its values stay as they are.",
    ]);
    const tried = await askFacts(site, "/try", { ...statedOnce, ...reply });
    expect(tried.status).toBe(409);
    const marked = await askEditions(site, "/looks", { edition: "2026" });
    expect(marked.status).toBe(409);
    expect(site.facts.ofEdition("2026")?.fact("fee.general_male.one_paper").value).toEqual({
      kind: "money",
      rupees: 1_050,
    });
  });
});

const feeId = "fee.general_male.one_paper";
const day = 24 * 60 * 60 * 1_000;
const of2027 = { edition: "2027" } as const;

function feeOf2027(rupees: number) {
  return { ...of2027, factId: feeId, value: { kind: "money", rupees } };
}

function days(from: string, to: string) {
  return { kind: "date-range", from, to } as const;
}

async function tried(site: Publishing, change: Record<string, unknown>) {
  const answer = await askFacts(site, "/try", { ...statedOnce, ...change });
  return (await answer.json()) as { refusals: string[]; questions: string[] };
}

onEitherEngine("a value of another edition", (openTestDatabase) => {
  test("is news from the day on which it is opened, with nothing before it", async () => {
    const site = openPublishing(await openTestDatabase());
    await bringTo(site, "2027", "planned");
    await stateFact(site, { ...feeOf2027(1_050), publicNote: "A slip of the hand." });
    await stateFact(site, { ...feeOf2027(1_100), publicNote: "The bulletin is out." });
    await stateFact(site, {
      factId: "provider.reply",
      value: { kind: "number", amount: 12, unit: "hours" },
    });
    site.clock.advance(3 * day);
    await bringTo(site, "2027", "open");
    const opened = site.clock.now().toISOString();
    const [first, ...others] = await site.facts.changes({ limit: 10 });
    expect(first).toMatchObject({
      at: opened,
      note: "The bulletin is out.",
      facts: [{ id: feeId, year: "2027", before: "no notice on record", after: "₹1,100" }],
    });
    expect(others.map(({ facts }) => facts[0]?.id)).toEqual(["provider.reply"]);
    expect(await site.facts.changes({ limit: 10, before: first?.changeId ?? "" })).toEqual(others);
    const facts = site.facts.current();
    expect(facts.recentChanges).toMatchObject([
      { factId: feeId, at: opened, before: null, after: { rupees: 1_100 } },
    ]);
    expect(facts.fact(feeId)).toMatchObject({ edition: "2027", changedAt: opened });
    expect(facts.find(`2026/${feeId}`)?.changedAt).toBeUndefined();
    const history = await site.facts.history(feeId, "2027");
    expect(history.map(({ value, effectiveAt }) => [value, effectiveAt])).toEqual([
      [{ kind: "money", rupees: 1_100 }, opened],
    ]);
    site.clock.advance(day);
    await stateFact(site, feeOf2027(1_200));
    const [next] = await site.facts.changes({ limit: 1 });
    expect(next?.facts).toMatchObject([{ before: "₹1,100", after: "₹1,200" }]);
  });

  test("is judged beside its own edition's values alone, in the cycle of its year", async () => {
    const site = openPublishing(await openTestDatabase());
    await bringTo(site, "2027", "open");
    const opens = { ...of2027, factId: "date.s1.registration_opens" };
    const wrongYear = await tried(site, { ...opens, value: { kind: "date", day: "2025-10-31" } });
    expect(wrongYear.refusals.join()).toContain("the cycle of 2027, from 2026-07-01 to 2027-12-31");
    // The registration of 2026 ended long before: nothing is compared with it.
    const alone = await tried(site, { ...opens, value: { kind: "date", day: "2026-10-30" } });
    expect(alone).toMatchObject({ refusals: [], questions: [] });
    const later = await tried(site, { ...opens, value: { kind: "date", day: "2027-02-01" } });
    expect(later.questions.join()).toContain("in 2026 and would be 1 February 2027 in 2027");
    await stateFact(site, { ...opens, value: { kind: "date", day: "2026-10-30" } });
    const whole = { ...of2027, factId: "date.s1.registration" };
    const other = await tried(site, { ...whole, value: days("2026-11-01", "2026-11-27") });
    expect(other.refusals.join()).toContain("has to be the first day of");
    expect(
      (await tried(site, { ...whole, value: days("2026-10-30", "2026-11-27") })).refusals,
    ).toEqual([]);
  });
});

onEitherEngine("a look for news", (openTestDatabase) => {
  test("says when somebody last looked for values of the edition", async () => {
    const site = openPublishing(await openTestDatabase());
    await bringTo(site, "2027", "open");
    const carried = () => site.facts.current().fact(feeId).carried;
    expect(carried()).toEqual({
      into: "2027",
      from: "2026",
      checkedOn: builtInFacts.fact(feeId).checkedOn,
      openedAt: site.clock.now().toISOString(),
    });
    site.clock.advance(2 * day);
    const answer = await askEditions(site, "/looks", of2027);
    expect(await answer.json()).toEqual({ checkedOn: "2026-01-22" });
    expect(carried()).toMatchObject({ checkedOn: "2026-01-22" });
    await stateFact(site, feeOf2027(1_100));
    expect(isKnown(site.facts.current().fact(feeId))).toBe(true);
  });
});
