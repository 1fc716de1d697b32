import { expect, test } from "vitest";
import { listFacts, proposeFacts, readFact, tryFacts } from "../../app/calls/facts-schema.ts";
import {
  changeInput,
  type Fields,
  formerFields,
  undoFields,
} from "../../app/desk/facts/change-fields.ts";
import { callerOf } from "../support/caller.ts";
import { movableClock } from "../support/movable-clock.ts";
import { onEitherEngine } from "../support/tier.ts";
import { adminBearer, openPublishing, type Publishing } from "../support/publishing.ts";
import { approveChange, stateFact, statedOnce } from "../support/stating-facts.ts";

const [reply, established] = ["provider.reply", "provider.established"];
const source = { title: "Another notice", address: "https://jeemain.nta.nic.in/another" };
const hours = (amount: number) => ({ kind: "number", amount, unit: "hours" }) as const;

/** Sends what stands in the form of the desk, with whatever is odd about it confirmed, and has it approved. */
async function sendForm(site: Publishing, fields: Fields) {
  const { call } = callerOf(site.api, adminBearer);
  const { edition, version } = await call(listFacts, {});
  const input = changeInput({ edition, seenVersion: String(version), ...fields });
  if (input === null) throw new Error("a value cannot be read");
  const { refusals, questions: confirmed } = await call(tryFacts, input);
  expect(refusals).toEqual([]);
  await approveChange(site, (await call(proposeFacts, { ...input, confirmed })).id);
}

onEitherEngine("a value that held before", (openTestDatabase) => {
  test("holds again with its own source when a change of several facts is undone as one", async () => {
    // Later than the checks of the shipped records.
    const clock = movableClock("2026-12-20T10:00:00.000Z");
    const site = openPublishing(await openTestDatabase(), { clock });
    const { call } = callerOf(site.api, adminBearer);
    await stateFact(site, { factId: established, value: { kind: "text", text: "2004" }, source });
    const before = site.facts.current();
    const replaced = (await call(listFacts, {})).facts.filter(({ id }) =>
      [reply, established].includes(id),
    );
    const { standing, checkedOn } = statedOnce;
    const said = { standing, checkedOn, source: statedOnce.source };
    const changes = [
      { ...said, factId: reply, value: hours(12) },
      { ...said, factId: established, value: { kind: "text", text: "2005" } },
    ];
    await stateFact(site, { changes });
    await sendForm(site, undoFields(reply, { replaced, isMinor: false }));
    const now = site.facts.current();
    for (const id of [reply, established]) {
      const former = before.find(id);
      expect(now.find(id)).toMatchObject({
        value: former?.value,
        source: { title: former?.source.title, address: former?.source.address },
        checkedOn: former?.checkedOn,
      });
    }
    const [undone] = await site.facts.changes({ limit: 1 });
    expect(undone?.facts.map(({ id }) => id).toSorted()).toEqual([established, reply]);
  });

  test("is used again from the history, with its source, its day and a note for readers", async () => {
    const site = openPublishing(await openTestDatabase());
    const { call } = callerOf(site.api, adminBearer);
    await stateFact(site, { factId: reply, value: hours(12), source, checkedOn: "2026-01-19" });
    await stateFact(site, { factId: reply, value: hours(6) });
    const { statements } = await call(readFact, { id: reply });
    const former = statements.find(({ text }) => text === "12 hours");
    if (former === undefined) throw new Error("not in the history");
    await sendForm(site, { facts: reply, ...formerFields(reply, former) });
    expect(site.facts.current().find(reply)).toMatchObject({
      value: hours(12),
      source,
      checkedOn: "2026-01-19",
    });
    const [again] = await site.facts.changes({ limit: 1 });
    expect(again).toMatchObject({
      note: "Corrected: 12 hours holds again.",
      facts: [{ before: "6 hours", after: "12 hours" }],
    });
  });
});
