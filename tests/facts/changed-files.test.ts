import ICAL from "ical.js";
import { expect, test } from "vitest";
import { z } from "zod";
import { accounts } from "../support/blog-posts.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { onDay, statingOn } from "../support/stating-facts.ts";
import { readXml } from "../support/xml.ts";
import { onEitherEngine } from "../support/tier.ts";

const siteUrl = "https://guide.example";
const environment = {
  NODE_ENV: "test",
  SITE_URL: siteUrl,
  NOW: "2026-11-23T06:00:00Z",
  ...accounts,
};
const changedAt = "2026-11-23T06:00:00.000Z";
const cards = { factId: "date.s1.admit_card", checkedOn: "2026-11-23" };

async function calendarText({ request }: TestSite): Promise<string> {
  const answer = await request("/important-dates.ics");
  expect(answer.status).toBe(200);
  return answer.text();
}

async function entriesOf(site: TestSite) {
  const calendar = new ICAL.Component(ICAL.parse(await calendarText(site)) as unknown[]);
  return calendar.getAllSubcomponents("vevent").map((entry) => {
    const value = (name: string) => entry.getFirstPropertyValue(name)?.toString() ?? null;
    return {
      uid: value("uid"),
      start: value("dtstart"),
      stamp: value("dtstamp"),
      sequence: value("sequence"),
      modified: value("last-modified"),
    };
  });
}

onEitherEngine("a subscribed calendar", (_open, engine) => {
  test("learns of a changed entry by the number of its second, under the same id; other entries stay", async () => {
    const site = await openTestSite(environment, engine);
    const before = await entriesOf(site);
    expect(before.map(({ sequence, modified }) => [sequence, modified])).toEqual(
      before.map(() => ["0", null]),
    );
    const state = await statingOn(site);
    for (const day of ["2026-01-18", "2026-01-19"]) {
      await state({ ...cards, value: onDay(day) });
      expect(await entriesOf(site)).toEqual(
        before.map((entry) =>
          entry.uid === "jee-main-2026-session-1-admit-card@guide.example"
            ? {
                uid: entry.uid,
                start: day,
                stamp: "2026-11-23T06:00:00Z",
                sequence: String(Date.parse("2026-11-23T06:00:00Z") / 1000),
                modified: "2026-11-23T06:00:00Z",
              }
            : entry,
        ),
      );
    }
  });
});

const sitemapSchema = z.object({
  urlset: z.object({ url: z.array(z.object({ loc: z.string(), lastmod: z.string() })) }),
});

async function lastChanges({ request }: TestSite): Promise<ReadonlyMap<string, string>> {
  const xml = await (await request("/sitemap.xml")).text();
  const { url } = sitemapSchema.parse(readXml(xml)).urlset;
  return new Map(url.map(({ loc, lastmod }) => [loc.slice(siteUrl.length), lastmod]));
}

test("a crawler learns which pages a changed fact has changed, and of the list of changes", async () => {
  const site = await openTestSite(environment);
  const before = await lastChanges(site);
  expect(before.has("/changes")).toBe(false);
  await (
    await statingOn(site)
  )({ ...cards, value: onDay("2026-01-18") });
  const after = await lastChanges(site);
  for (const path of ["/changes", "/important-dates", "/admit-card"])
    expect(after.get(path), path).toBe(changedAt);
  for (const path of ["/syllabus-2026", "/privacy-policy", "/exam-pattern"])
    expect(after.get(path), path).toBe(before.get(path));
});
