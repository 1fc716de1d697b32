import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import { expect, test } from "vitest";
import { accounts } from "../support/blog-posts.ts";
import { all, attribute, parsePage, texts, textOf, pageAt, htmlAt } from "../support/html.ts";
import { openTestSite, type TestSite, openOtherInstance } from "../support/site.ts";
import { onDay, statingOn } from "../support/stating-facts.ts";
import { onEitherEngine } from "../support/tier.ts";
import { readXml } from "../support/xml.ts";
import ICAL from "ical.js";
import { z } from "zod";

const siteUrl = "https://guide.example";
const environment = {
  SITE_URL: siteUrl,
  NODE_ENV: "test",
  NOW: "2026-01-21T06:00:00Z",
  ...accounts,
};

/** Admit cards a day later than this site says without a statement: 17 January 2026. */
const moved = {
  factId: "date.s1.admit_card",
  value: onDay("2026-01-18"),
  publicNote: "NTA released the cards a day later.",
  source: {
    title: "NTA notice",
    address: "https://jeemain.nta.nic.in/notice",
    page: "page 2",
    quotedLine: "Cards <b>from</b> 18 January & later",
  },
};

onEitherEngine("/changes", (_open, engine) => {
  test("says what stood and stands there, when, why, and who says so, newest first", async () => {
    const site = await openTestSite(environment, engine);
    const state = await statingOn(site);
    await state(moved);
    await state({ factId: "provider.reply", value: count(23, "hours"), minor: true });
    await state({ factId: "key.challenge_fee", value: rupees(250, "per question") });
    const page = await pageAt(site, "/changes");
    expect(texts("main h2", page)).toEqual(["21 January 2026"]);
    const [newest = "", oldest = "", ...others] = texts("main article.card", page);
    expect(others).toEqual([]);
    expect(newest).toContain("Now ₹250 per question");
    expect(oldest).toMatch(/^11:30, India time NTA released the cards a day later\. /);
    expect(oldest).toContain("Before 17 January 2026 Now 18 January 2026");
    expect(oldest).toContain("NTA notice, page 2. Official, checked on 20 January 2026.");
    expect(oldest).toContain("Cards <b>from</b> 18 January & later");
    const links = all("main article a", page).map((link) => attribute(link, "href"));
    expect(links).toContain("/facts/date.s1.admit_card");
    expect(links).toContain("https://jeemain.nta.nic.in/notice");
  });

  test("tells a feed reader the same, without minor edits", async () => {
    const site = await openTestSite(environment, engine);
    const state = await statingOn(site);
    await state({ factId: "provider.reply", value: count(23, "hours"), minor: true });
    const id = await state(moved);
    const [xml, json] = await Promise.all(
      ["/changes.xml", "/changes.json"].map(async (path) => (await site.request(path)).text()),
    );
    expect(readXml(xml ?? "")).toHaveProperty("feed");
    const title = "Changed: Session 1 admit card release, now 18 January 2026";
    const address = `${siteUrl}/facts/date.s1.admit_card`;
    const at = "2026-01-21T06:00:00.000Z";
    const { entries, ...atom } = parseAtomFeed(xml ?? "");
    expect(atom).toMatchObject({
      id: `${siteUrl}/changes`,
      updated: at,
      links: [{ rel: "alternate" }, { rel: "self", href: `${siteUrl}/changes.xml` }],
      authors: [{ uri: `${siteUrl}/` }],
    });
    expect(entries).toMatchObject([
      { id: `urn:uuid:${id}`, title: { value: title }, links: [{ href: address }], updated: at },
    ]);
    const { items, ...head } = parseJsonFeed(json ?? "");
    expect(head).toMatchObject({
      home_page_url: `${siteUrl}/changes`,
      feed_url: `${siteUrl}/changes.json`,
    });
    expect(items).toMatchObject([
      { id: `urn:uuid:${id}`, title, url: address, date_published: at },
    ]);
    const text = items?.[0]?.content_text ?? "";
    expect(text).toContain("NTA released the cards a day later.\n");
    expect(text).toContain("Before: 17 January 2026. Now: 18 January 2026.");
    expect(text).toContain("“Cards <b>from</b> 18 January & later”");
    const summary = parsePage(entries?.[0]?.summary?.value ?? "");
    expect(texts("p", summary)).toEqual(text.split("\n"));
  });
});

function count(amount: number, unit: string) {
  return { kind: "number", amount, unit };
}

function rupees(amount: number, per: string) {
  return { kind: "money", rupees: amount, per };
}

async function changedOn({ request }: TestSite, path: string): Promise<string | null> {
  const page = parsePage(await (await request(path)).text());
  const lists = all("main .changed-facts", page);
  return lists[0] === undefined ? null : textOf(lists[0]);
}

test("a page says for 30 days which of its values has changed, with the note and its own page", async () => {
  // On PostgreSQL, where several instances may run: each has its own present.
  const site = await openTestSite(environment, "postgres");
  const path = "/important-dates";
  expect(await changedOn(site, path)).toBeNull();
  const state = await statingOn(site);
  await state({ ...moved, publicNote: "The cards came late." });
  expect(await changedOn(site, path)).toBe(
    "Changed on 21 January 2026: Session 1 admit card release, from 17 January 2026 to 18 January 2026. The cards came late. All changes on this site",
  );
  const page = parsePage(await (await site.request(path)).text());
  expect(all(".changed-facts a", page).map((link) => attribute(link, "href"))).toEqual([
    "/facts/date.s1.admit_card",
    "/changes",
  ]);
  expect(await changedOn(site, "/privacy-policy")).toBeNull();
  expect(await changedOn(site, "/syllabus-2026")).toBeNull();

  const at = async (NOW: string) => openOtherInstance(site, { ...environment, NOW });
  expect(await changedOn(await at("2026-02-20T05:59:59Z"), path)).toContain("Changed on");
  expect(await changedOn(await at("2026-02-20T06:00:01Z"), path)).toBeNull();
});

const inNovember = { ...environment, NOW: "2026-11-23T06:00:00Z" };
const changedAt = "2026-11-23T06:00:00.000Z";
const cards = { factId: "date.s1.admit_card", checkedOn: "2026-11-23" };

async function entriesOf(site: TestSite) {
  const calendar = new ICAL.Component(
    ICAL.parse(await htmlAt(site, "/important-dates.ics")) as unknown[],
  );
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
    const site = await openTestSite(inNovember, engine);
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
  const site = await openTestSite(inNovember);
  const before = await lastChanges(site);
  expect(before.has("/changes")).toBe(false);
  const state = await statingOn(site);
  await state({ ...cards, value: onDay("2026-01-18") });
  const after = await lastChanges(site);
  for (const path of ["/changes", "/important-dates", "/admit-card"])
    expect(after.get(path), path).toBe(changedAt);
  for (const path of ["/syllabus-2026", "/privacy-policy", "/exam-pattern"])
    expect(after.get(path), path).toBe(before.get(path));
});
