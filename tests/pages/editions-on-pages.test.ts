import { describe, expect, test, afterEach, vi } from "vitest";
import { addressIn, archivePath, isOfEdition } from "../../content/edition-address.ts";
import { factText, holdsInEveryEdition, isKnown, type Fact } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { libraryThemes, themePath } from "../../content/library/index.ts";
import { cataloguePaths } from "../../content/page-catalogue.ts";
import {
  all,
  attribute,
  only,
  parsePage,
  textOf,
  texts,
  visibleText,
  htmlAt,
} from "../support/html.ts";
import { factsIn2027, openInState, type Rollover, seasonDays } from "../support/season-editions.ts";

const files = [
  ...["/important-dates.ics", "/blog/rss.xml", "/blog/feed.json"],
  ...["/changes.xml", "/changes.json", "/facts.json", "/sitemap.xml"],
  ...["/manifest.webmanifest", "/facts/date.s1.exam", "/changes"],
];

/** The addresses of all editions that are listed in a state. */
function pagesIn(state: Rollover): readonly string[] {
  const { editions } = factsIn2027(state);
  const pages = editions.listed.flatMap(({ edition }) =>
    [...cataloguePaths, ...(edition === editions.current ? [] : [archivePath])]
      .filter((path) => edition === editions.current || isOfEdition(path))
      .map((path) => addressIn(path, { edition, editions })),
  );
  return [...new Set(pages)];
}

test.each(["unopened", "half"] as const)(
  "with 2027 %s every page is there at its own address, with the year in place of its name, and leads to open editions alone",
  async (state) => {
    const site = await openInState(state);
    const open = pagesIn(state);
    for (const path of files)
      expect(await htmlAt(site, path), path).not.toMatch(/\{(?:last |next )?year\}/);
    for (const path of open) {
      const html = await htmlAt(site, path);
      expect(html, path).not.toMatch(/\{(?:last |next )?year\}/);
      const page = parsePage(html);
      const canonical = attribute(only('link[rel="canonical"]', page), "href") ?? "";
      expect(new URL(canonical).pathname, path).toBe(path);
      const links = all("a[href^='/']", page).map((link) => attribute(link, "href") ?? "");
      const dated = links.filter((href) => /^\/20\d\d|^\/[a-z]+-20\d\d$/.test(href));
      for (const href of dated) expect([...open, ...calendars(state)], path).toContain(href);
    }
    for (const path of ["/registration-2028", "/syllabus-2028", "/2028", "/2028/faq"])
      expect((await site.request(path)).status, path).toBe(404);
    const xml = await htmlAt(site, "/sitemap.xml");
    const listed = [...xml.matchAll(/<loc>[^<]*?:\d+(\/[^<]*)<\/loc>/g)].map(([, path]) => path);
    const added = state === "unopened" ? [] : ["/changes"];
    const themes = libraryThemes.map(({ id }) => themePath(id));
    expect(listed.filter((path) => !added.includes(path ?? "")).sort()).toEqual(
      [...open, ...themes].sort(),
    );
  },
);

function calendars(state: Rollover): readonly string[] {
  return state === "unopened" ? [] : ["/2026/important-dates.ics"];
}

/** Values that can be told from any other text: what is as short as a number stands in many places. */
const telling = builtInFacts.all.filter(
  // The agency's name is one in any year.
  (record) =>
    !holdsInEveryEdition(record) && factText(record).length > 9 && record.id !== "exam.body",
);

test.each(["empty", "half"] as const)(
  "on a page of 2027, opened %s, no value of 2026 stands without its year in the same line, and one note says whose they are",
  async (state) => {
    const site = await openInState(state);
    const facts = factsIn2027(state);
    const known = new Set(facts.all.filter(isKnown).map((record) => factText(record)));
    const isCarried = ({ id }: Pick<Fact, "id">) => facts.find(id)?.carried !== undefined;
    const carried = telling
      .filter((record) => isCarried(record) && !known.has(factText(record)))
      .map((record) => new RegExp(`(?<!\\d)${RegExp.escape(factText(record))}`));
    const bare: string[] = [];
    for (const path of pagesIn(state).filter((one) => !one.includes("2026"))) {
      const html = await htmlAt(site, path);
      if (["/registration-2027", "/exam-pattern", "/faq"].includes(path))
        expect(
          visibleText(html).match(/Values marked \(2026\) are last cycle/g),
          path,
        ).toHaveLength(1);
      if (path === "/latest-updates" || path === "/") continue;
      for (const line of texts("main p, main li, main dd, main td, main th", parsePage(html)))
        if (carried.some((value) => value.test(line)) && !/\(2026|\b2026\b/.test(line))
          bare.push(`${path}: ${line}`);
    }
    expect([...new Set(bare)]).toEqual([]);
  },
);

describe("a page of an edition that is not current", () => {
  test("says so, stays in its edition, and marks no entry of the navigation", async () => {
    const site = await openInState("full");
    for (const path of ["/2026/exam-pattern", "/registration-2026", "/2026/faq"]) {
      const page = parsePage(await htmlAt(site, path));
      const bar = only(".archive-bar", page);
      expect(textOf(bar)).toContain(
        "This is the archive of JEE Main 2026. The current edition is 2027.",
      );
      expect(attribute(only("a", bar), "href")).toBe(
        path.includes("registration") ? "/registration-2027" : path.replace("/2026", ""),
      );
      expect(textOf(only("title", page))).toContain("2026");
      expect(all(".site-header [aria-current]", page)).toEqual([]);
      const inText = all(".information a[href^='/']", page).map((a) => attribute(a, "href") ?? "");
      for (const href of inText.filter((one) => isOfEdition(one.replace(/^\/2026/, ""))))
        expect(href, path).toMatch(/2026/);
    }
  });

  test("shows the values of its year, and has its own calendar with its own entries", async () => {
    const site = await openInState("full");
    expect(await htmlAt(site, "/2026/important-dates")).toContain("2, 4, 5, 6 and 8 April 2026");
    const [own, current] = [
      await htmlAt(site, "/2026/important-dates.ics"),
      await htmlAt(site, "/important-dates.ics"),
    ];
    expect(own).toContain("UID:jee-main-2026-session-1-exam@");
    expect(current).toContain("UID:jee-main-2027-session-1-exam@");
    expect(current).not.toContain("UID:jee-main-2026");
  });

  test("short addresses lead to the current edition, for now", async () => {
    const site = await openInState("empty");
    const answer = await site.request("/registration");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/registration-2027"]);
    expect((await site.request("/eligibility")).status).toBe(301);
    const calendar = await htmlAt(site, "/important-dates.ics");
    expect(calendar).not.toContain("BEGIN:VEVENT");
  });
});

afterEach(() => {
  vi.useRealTimers();
});

async function siteWith(rollover: Rollover) {
  vi.useFakeTimers({ toFake: ["Date"] });
  const day = rollover === "unopened" ? "2025-09-01" : "2026-10-06";
  vi.setSystemTime(new Date(`${day}T12:00+05:30`));
  return openInState(rollover, {});
}

test("home and dates open with what now, and name no day of 2027 while it has none", async () => {
  const { request } = await siteWith("empty");
  const day = "2026-11-23";
  const { told } = seasonDays.find((one) => one.day === day) ?? {};
  vi.setSystemTime(new Date(`${day}T00:00:30+05:30`));
  for (const path of ["/", "/important-dates"]) {
    const page = parsePage(await (await request(path)).text());
    const card = textOf(only(".what-now", page));
    for (const line of told?.empty ?? []) expect(card, path).toContain(line);
    expect(all(".what-now li", page).length, path).toBeGreaterThanOrEqual(2);
    expect(textOf(only("main", page)), path).not.toMatch(
      /\d+ (?:January|February|March|April|May|June|July) 2027/,
    );
  }
});

test("the page of an archived or former edition opens with its dates alone", async () => {
  const { request } = await siteWith("full");
  vi.setSystemTime(new Date("2026-11-23T12:00+05:30"));
  const page = parsePage(await (await request("/2026/important-dates")).text());
  expect(all(".what-now", page)).toEqual([]);
  expect(all("table.timeline tbody tr", page)).toHaveLength(12);
});

test("dates without a day in an edition say so, with those of the last cycle beside it", async () => {
  const { request } = await siteWith("empty");
  vi.setSystemTime(new Date("2026-11-23T12:00+05:30"));
  const page = parsePage(await (await request("/important-dates")).text());
  const rows = all("table.timeline tbody tr", page).map(textOf);
  expect(rows[0]).toContain("2027: no notice on record (our records end on 5 October 2026)");
  expect(rows[0]).toContain("2026: 31 October to 27 November 2025");
  expect(rows.filter((row) => /\b(?:Over|Today|Next|Expected)\b/.test(row))).toEqual([]);
});
