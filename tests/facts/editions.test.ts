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
