import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import { expect, test } from "vitest";
import { accounts } from "../support/blog-posts.ts";
import { all, attribute, parsePage, texts } from "../support/html.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { onDay, statingOn } from "../support/stating-facts.ts";
import { onEitherEngine } from "../support/tier.ts";
import { readXml } from "../support/xml.ts";

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

async function changesPage({ request }: TestSite, path = "/changes") {
  const answer = await request(path);
  expect(answer.status).toBe(200);
  return parsePage(await answer.text());
}

onEitherEngine("/changes", (_open, engine) => {
  test("says what stood and stands there, when, why, and who says so, newest first", async () => {
    const site = await openTestSite(environment, engine);
    const state = await statingOn(site);
    await state(moved);
    await state({ factId: "provider.reply", value: count(23, "hours"), minor: true });
    await state({ factId: "key.challenge_fee", value: rupees(250, "per question") });
    const page = await changesPage(site);
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
