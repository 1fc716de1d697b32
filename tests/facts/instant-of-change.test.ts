import { expect, test, vi } from "vitest";
import { accounts, makePost } from "../support/blog-posts.ts";
import type { FactChange } from "../support/fact-changes.ts";
import { openFactDesk } from "../support/fact-desk.ts";
import { onBothEngines } from "../support/engines.ts";
import { openOtherInstance, openTestSite, type TestSite } from "../support/site.ts";
import { postAddress } from "../../domain/posts/post-address.ts";

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

onBothEngines("a value for midnight in India", (_open, engine) => {
  test("is on no page at 23:59:59, and on all at 00:00:00, whatever was cached", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T18:29:00Z") });
    try {
      const site = await openTestSite(accounts, engine);
      const prompt = "When is the Session 1 result?";
      const post = await makePost(site, { publish: true, prompt });
      const own = postAddress({ slug: post.slug, published_at: post.published_at ?? "" });
      const paths = ["/results", "/facts.json", own];
      const desk = await openFactDesk(site);
      const { id } = await desk.propose(result, { validFrom: "2026-11-25T00:00:00+05:30" });
      await desk.approve(id);
      const old = { shown: before, notShown: result.shows };
      await expectShown(site, paths, old);
      vi.setSystemTime(new Date("2026-11-24T18:29:59.999Z"));
      await expectShown(site, paths, old);
      vi.setSystemTime(new Date("2026-11-24T18:30:00.000Z"));
      for (const path of paths) expect(await textOf(site, path), path).toContain(result.shows);
      await expectShown(site, ["/results"], { shown: result.shows, notShown: before });
    } finally {
      vi.useRealTimers();
    }
  });
});

test("an approved value is on all pages at once, and on those of another instance within a second", async () => {
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
