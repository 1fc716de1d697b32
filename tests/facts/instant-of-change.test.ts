import { expect, test } from "vitest";
import { accounts } from "../support/blog-posts.ts";
import type { FactChange } from "../support/fact-changes.ts";
import { openFactDesk } from "../support/stating-facts.ts";
import { openOtherInstance, openTestSite, type TestSite } from "../support/site.ts";

const result: FactChange = {
  id: "date.s1.result",
  value: { kind: "date", day: "2026-02-19" },
  shows: "19 February 2026",
};
const before = "16 February 2026";
const fixed = ["/results", "/important-dates", "/important-dates.ics", "/facts.json"];

async function textOf({ request }: Pick<TestSite, "request">, path: string): Promise<string> {
  return (await request(path)).text();
}

async function expectShown(
  site: TestSite,
  paths: readonly string[],
  is: { shown: string; notShown: string },
) {
  for (const path of paths) {
    const text = await textOf(site, path);
    expect(text, path).toContain(is.shown);
    expect(text, path).not.toContain(is.notShown);
  }
}

test("an approval is answered once another instance shows the new value, which no page of both mixes with the old", async () => {
  const settings = { ...accounts, NODE_ENV: "test", NOW: "2026-11-22T06:00:00Z" };
  const site = await openTestSite(settings, "postgres");
  const other = await openOtherInstance(site, settings);
  await expectShown(other, ["/results"], { shown: before, notShown: result.shows });
  const desk = await openFactDesk(site);
  const { id } = await desk.propose(result);
  await desk.approve(id);
  for (const path of fixed) expect(await textOf(site, path), path).toContain(result.shows);
  for (const path of fixed)
    await expect.poll(() => textOf(other, path), { message: path }).toContain(result.shows);
});
