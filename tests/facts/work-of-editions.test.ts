import { expect, test } from "vitest";
import { readFact } from "../../app/calls/facts-schema.ts";
import { accounts } from "../support/blog-posts.ts";
import { signedIn } from "../support/caller.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { onDay, statingOn } from "../support/stated-on-site.ts";

const environment = { NODE_ENV: "test", NOW: "2026-11-23T10:00:00.000Z", ...accounts };

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
