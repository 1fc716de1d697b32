import { expect, test } from "vitest";
import { z } from "zod";
import { changeEdition, markEdition } from "../../app/calls/editions-schema.ts";
import { accounts } from "../support/blog-posts.ts";
import { signedIn } from "../support/caller.ts";
import { only, parsePage, textOf } from "../support/html.ts";
import { openTestSite, type TestSite } from "../support/site.ts";

const today = "2026-11-23";
const environment = { NODE_ENV: "test", NOW: `${today}T10:00:00.000Z`, ...accounts };

async function whatNow({ request }: TestSite): Promise<string> {
  return textOf(only(".what-now", parsePage(await (await request("/")).text())));
}

const factsFile = z.object({ facts: z.array(z.object({ id: z.string(), checkedOn: z.string() })) });

async function daysOfCheck({ request }: TestSite, query: string) {
  const { facts } = factsFile.parse(await (await request(`/facts.json${query}`)).json());
  return new Map(facts.map(({ id, checkedOn }) => [id, checkedOn]));
}

test("an edition that is opened has the day of check of each value before, until somebody looks", async () => {
  const site = await openTestSite(environment);
  const { call } = await signedIn(site);
  const before = await daysOfCheck(site, "?edition=2026");
  await call(changeEdition, { edition: "2027", state: "open" });
  expect(await daysOfCheck(site, "")).toEqual(before);
  const dates = await (await site.request("/important-dates")).text();
  expect(dates).toContain("2027: not announced here (checked on 21 November 2026)");
  expect(dates).not.toContain("checked on 23 November 2026");

  await call(markEdition, { edition: "2027", factIds: ["date.s1.result"] });
  const looked = await daysOfCheck(site, "");
  expect([...looked].filter(([id, day]) => day !== before.get(id))).toEqual([
    ["date.s1.result", today],
  ]);
  await call(markEdition, { edition: "2027" });
  expect(await whatNow(site)).toContain("(checked on 23 November 2026)");
});
