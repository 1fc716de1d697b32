import { expect, test } from "vitest";
import { changeEdition, listEditions } from "../../app/calls/editions-schema.ts";
import { listFacts, proposeFacts, readFact } from "../../app/calls/facts-schema.ts";
import { readSiteStatus } from "../../app/calls/site-schema.ts";
import { accounts } from "../support/blog-posts.ts";
import { signedIn } from "../support/caller.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { onDay, statingOn } from "../support/stated-on-site.ts";
import { statedOnce } from "../support/stating-facts.ts";

const environment = { NODE_ENV: "test", NOW: "2026-11-23T10:00:00.000Z", ...accounts };

test("a change that waits for the edition to come counts in Facts and in the state of the site", async () => {
  const site = await openTestSite(environment);
  const { call } = await signedIn(site);
  await call(changeEdition, { edition: "2027", state: "planned" });
  await call(proposeFacts, {
    ...statedOnce,
    edition: "2027",
    factId: "date.s1.result",
    value: onDay("2027-02-12"),
  });
  const list = await call(listFacts, { edition: "" });
  expect(list.edition).toBe("2026");
  expect(list.waiting).toMatchObject([{ edition: "2027", factId: "date.s1.result" }]);
  expect(list.editions).toMatchObject([
    { edition: "2027", waiting: 1, toCheck: 0 },
    { edition: "2026", waiting: 0 },
  ]);
  expect(list.facts.filter(({ isWaiting }) => isWaiting)).toEqual([]);
  const { parts } = await call(readSiteStatus, {});
  expect(JSON.stringify(parts)).toMatch(/1 change\b[^"]*wait/);
});

test("an expected value of the edition to come is no confirmed one, and is to be checked once its day is over", async () => {
  const site = await openTestSite(environment);
  const { call } = await signedIn(site);
  await call(changeEdition, { edition: "2027", state: "planned" });
  const state = await statingOn(site);
  const about = { edition: "2027", factId: "date.s1.result", standing: "expected" };
  await state({ ...about, value: onDay("2026-11-20") });
  const { editions } = await call(listEditions, {});
  expect(editions[0]?.counts).toMatchObject({ confirmed: 0, expected: 1 });
  const list = await call(listFacts, { edition: "2027" });
  expect(list.facts.find(({ id }) => id === "date.s1.result")).toMatchObject({
    found: "expected",
    toCheck: ["old", "expected-and-past"],
  });
  expect(list.editions[0]).toMatchObject({ edition: "2027", toCheck: 1 });
});

async function factsOf({ request }: TestSite, id: string): Promise<unknown> {
  const file = (await (await request("/facts.json")).json()) as { facts: { id: string }[] };
  const { changedAt, ...fact } = file.facts.find((one) => one.id === id) as {
    id: string;
    changedAt?: string;
  };
  return fact;
}

test("what stood before is stated again with its source, its standing and its day of check, and readers have it back whole", async () => {
  const site = await openTestSite(environment);
  const { call } = await signedIn(site);
  const factId = "date.s1.result";
  const before = await factsOf(site, factId);
  const state = await statingOn(site);
  await state({ factId, value: onDay("2026-02-20"), standing: "reported" });
  expect(await factsOf(site, factId)).not.toEqual(before);
  const { shipped } = await call(readFact, { id: factId, edition: "" });
  const { value, standing, source, checkedOn } = shipped;
  await state({ factId, value, standing, source, checkedOn });
  expect(await factsOf(site, factId)).toEqual(before);
});
