import { expect, test, vi } from "vitest";
import { actOnPost, accounts, makePost } from "../support/blog-posts.ts";
import { onBothEngines } from "../support/engines.ts";
import { openTestSite, type TestSite } from "../support/site.ts";

const now = { NODE_ENV: "test", NOW: "2026-01-31T20:00:00Z" };
const lists = ["/blog", "/blog/rss.xml", "/sitemap.xml"];

async function textOf({ request }: TestSite, path: string): Promise<string> {
  return (await request(path)).text();
}

onBothEngines("cached pages", (_open, engine) => {
  test("show a post as soon as its publication is acknowledged, and its absence as soon as that is", async () => {
    const site = await openTestSite({ ...accounts, ...now }, engine);
    const { id, slug } = await makePost(site, { publish: false });
    const path = `/blog/2026/02/${slug}`;
    const shown = async () => {
      const texts = await Promise.all(lists.map((list) => textOf(site, list)));
      return texts.map((text) => text.includes(slug));
    };
    expect(await shown()).toEqual([false, false, false]);
    expect((await site.request(path)).status).toBe(404);

    expect((await actOnPost(site, id, "publish")).status).toBe(200);
    expect(await shown()).toEqual([true, true, true]);
    expect((await site.request(path)).status).toBe(200);

    expect((await actOnPost(site, id, "unpublish")).status).toBe(200);
    expect(await shown()).toEqual([false, false, false]);
    expect((await site.request(path)).status).toBe(410);

    expect((await actOnPost(site, id, "publish")).status).toBe(200);
    expect((await site.request(path)).status).toBe(200);
    expect((await actOnPost(site, id, "delete")).status).toBe(200);
    expect((await site.request(path)).status).toBe(404);
    expect((await actOnPost(site, id, "restore")).status).toBe(200);
    expect((await site.request(path)).status).toBe(200);
  });
});

test("a page rendered yesterday is rendered anew after midnight in India", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-31T18:29:58Z") });
  const site = await openTestSite(accounts);
  const dates = await textOf(site, "/latest-updates");
  expect(dates).toContain("31 January 2026");
  vi.setSystemTime(new Date("2026-01-31T18:29:59.999Z"));
  expect(await textOf(site, "/latest-updates")).toBe(dates);
  vi.setSystemTime(new Date("2026-01-31T18:30:00Z"));
  const next = await textOf(site, "/latest-updates");
  vi.useRealTimers();
  expect(next).toContain("1 February 2026");
});
