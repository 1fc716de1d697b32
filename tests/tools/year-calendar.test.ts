import ICAL from "ical.js";
import { rmSync } from "node:fs";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { yearCalendarPath, yearSteps } from "../../content/year-steps.ts";
import { all, attribute, only, parsePage, textOf } from "../support/html.ts";
import { write2027 } from "../support/season-site.ts";
import { openTestSite, sharedSite, type TestSite } from "../support/site.ts";
import { newFolder } from "../support/test-folder.ts";

const siteUrl = "https://guide.example";

/** The steps of 2026 with a day of their own, and how many entries their files have. */
const entries: Readonly<Record<string, number>> = {
  form: 10,
  "city-slip": 1,
  "admit-card": 2,
  exam: 4,
  "answer-key": 4,
  result: 3,
  advanced: 3,
  josaa: 1,
};

afterEach(() => {
  vi.useRealTimers();
});

const openSite = sharedSite({ SITE_URL: siteUrl });

async function eventsOf(step: string, site?: TestSite) {
  const { request } = site ?? (await openSite());
  const answer = await request(yearCalendarPath(step));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const text = await answer.text();
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
}

describe("the calendar file of a step", () => {
  test.each(Object.entries(entries))(
    "of %s has %i entries, each a whole day",
    async (step, many) => {
      const events = await eventsOf(step);
      expect(events).toHaveLength(many);
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(many);
      expect(new Set(events.map(({ summary }) => summary)).size).toBe(many);
      for (const { uid, startDate, endDate, description, component } of events) {
        expect(uid).toMatch(/^jee-main-2026-date\.[\w.]+-(begins|ends)@guide\.example$/);
        expect(startDate.isDate).toBe(true);
        expect(endDate.subtractDate(startDate).toSeconds()).toBe(86_400);
        expect(description).toContain("Keep ready:");
        expect(description).toContain("not official");
        expect(component.getFirstPropertyValue("url")).toBe(`${siteUrl}/year`);
      }
    },
  );

  test("rings at nine, three days and one day before", async () => {
    for (const { component } of await eventsOf("form"))
      expect(
        component
          .getAllSubcomponents("valarm")
          .map((alarm) => String(alarm.getFirstPropertyValue("trigger"))),
      ).toEqual(["-P2DT15H", "-PT15H"]);
  });

  test("keeps the day on which a form closes, as an entry of its own", async () => {
    const days = (await eventsOf("form")).map(
      ({ summary, startDate }) => `${summary} ${startDate.toString()}`,
    );
    expect(days).toContain("JEE Main 2026: Session 1 registration closes 2025-11-27");
    expect(days).toContain("JEE Main 2026: Session 2 correction window closes 2026-02-28");
  });

  test("is not there of a step that has no day, nor at any other address", async () => {
    const { request } = await openSite();
    const dayless = yearSteps.map(({ id }) => id).filter((id) => !(id in entries));
    for (const path of [
      ...dayless.map(yearCalendarPath),
      ...["/year/nothing.ics", "/year/.ics", "/year/form.ics/x", "/year/FORM.ics"],
    ])
      expect((await request(path)).status, path).toBe(404);
  });

  test("of the current edition tells a calendar that a stated day is newer than its copy, and says what is only expected", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(new Date("2026-11-23T12:00+05:30"));
    const dataDir = newFolder("year-calendar");
    onTestFinished(() => {
      rmSync(dataDir, { recursive: true, force: true });
    });
    await write2027(dataDir, "half");
    const site = await openTestSite({ DATA_DIR: dataDir, SITE_URL: siteUrl });
    const { request } = site;
    const [opens] = await eventsOf("form", site);
    expect(opens?.uid).toBe("jee-main-2027-date.s1.registration-begins@guide.example");
    expect(opens?.sequence).toBeGreaterThan(0);
    const exam = await eventsOf("exam", site);
    expect(exam.map(({ summary }) => summary)).toContain(
      "JEE Main 2027: Session 2 exam begins (expected)",
    );
    expect((await request(yearCalendarPath("result"))).status).toBe(404);
    const page = parsePage(await (await request("/year")).text());
    const offered = all(".year-more > a", page).map((link) => attribute(link, "href"));
    expect(offered).toEqual([yearCalendarPath("form"), yearCalendarPath("exam")]);
    expect(textOf(only(".year-now", page))).toContain(
      "Session 1 registration: open until 24 November 2026",
    );
  });
});

test("the page says on a day in February what is open, marks it, and offers what is still to come", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(new Date("2026-02-05T12:00+05:30"));
  const { request } = await openTestSite();
  const page = parsePage(await (await request("/year")).text());
  const links = all(".year-now li a", page);
  expect(links.map(textOf)).toEqual([
    "Session 1 answer key and challenges: open until 6 February 2026",
    "Session 2 registration: open until 25 February 2026",
  ]);
  expect(links.map((link) => attribute(link, "href"))).toEqual(["#answer-key", "#form"]);
  expect(all(".year-open", page).map((step) => attribute(step, "id"))).toEqual([
    "form",
    "answer-key",
  ]);
  expect(all(".year-steps details[open]", page)).toHaveLength(3);
  for (const link of all(".year-more > a", page))
    expect((await request(attribute(link, "href") ?? "")).status).toBe(200);
});
