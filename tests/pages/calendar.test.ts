import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { factText, noteText } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { cycleEvents } from "../../content/pages/important-dates.ts";
import { sharedSite, type TestSite } from "../support/site.ts";

const { fact } = builtInFacts;

const siteUrl = "https://guide.example";

const openSite = sharedSite({ SITE_URL: siteUrl });

async function fileOf({ request }: TestSite): Promise<string> {
  const answer = await request("/important-dates.ics");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  return answer.text();
}

/** Read once for all tests. */
let file: Promise<string> | undefined;
const calendarText = () => (file ??= openSite().then(fileOf));

async function calendar() {
  return new ICAL.Component(ICAL.parse(await calendarText()) as unknown[]);
}

async function events() {
  const components = (await calendar()).getAllSubcomponents("vevent");
  return components.map((component) => new ICAL.Event(component));
}

async function eventNamed(id: string) {
  const found = (await events()).find(({ uid }) => uid.includes(`-${id}@`));
  if (found === undefined) throw new Error(`no event ${id}`);
  return found;
}

describe("a student's calendar", () => {
  test("reads the twelve events of the page under a name, and asks again each day", async () => {
    const component = await calendar();
    const names = (await events()).map(({ summary }) => summary);
    expect(names).toEqual(cycleEvents.map(({ event }) => `JEE Main 2026: ${event}`));
    expect(names).toHaveLength(12);
    const value = (name: string) => String(component.getFirstPropertyValue(name));
    expect(value("version")).toBe("2.0");
    expect(value("prodid")).toContain("JEE Main 2026 Guide");
    expect(value("x-wr-calname")).toBe("JEE Main 2026 Important Dates");
    expect(value("refresh-interval")).toBe("P1D");
    expect(value("x-published-ttl")).toBe("P1D");
  });

  test.each([
    ["session-1-city-slip", "2026-01-08", "2026-01-09"],
    ["session-1-registration", "2025-10-31", "2025-11-28"],
    ["session-1-exam", "2026-01-21", "2026-01-30"],
    ["session-1-result", "2026-02-16", "2026-02-25"],
    ["session-2-registration", "2026-02-01", "2026-03-14"],
    ["session-2-admit-card", "2026-03-29", "2026-03-30"],
    ["josaa-start", "2026-06-02", "2026-06-03"],
  ])("shows %s as whole days from %s, before %s", async (id, start, end) => {
    const { startDate, endDate } = await eventNamed(id);
    expect([startDate.isDate, startDate.toString()]).toEqual([true, start]);
    expect([endDate.isDate, endDate.toString()]).toEqual([true, end]);
  });

  test("names the exact days, the note, the sources, the page, and that it is not official", async () => {
    const { description, component } = await eventNamed("session-1-exam");
    expect(description).toContain(factText(fact("date.s1.paper1")));
    expect(description).toContain(factText(fact("date.s1.paper2")));
    expect(description).toContain("some days in between may have no exam");
    expect(description).toContain(noteText("C-DATES", builtInFacts));
    expect(description).toContain(fact("date.s1.paper1").source.address);
    expect(description).toContain("not official");
    expect(component.getFirstPropertyValue("url")).toBe(`${siteUrl}/important-dates`);
  });

  test("rings at nine on the day before, for highlights also a week before", async () => {
    for (const event of cycleEvents) {
      const { component } = await eventNamed(event.id);
      const hoursBeforeMidnight = component.getAllSubcomponents("valarm").map((alarm) => {
        expect(alarm.getFirstPropertyValue("action")).toBe("DISPLAY");
        expect(alarm.getFirstPropertyValue("description")).toContain(event.event);
        const trigger = String(alarm.getFirstPropertyValue("trigger"));
        return -ICAL.Duration.fromString(trigger).toSeconds() / 3600;
      });
      expect(hoursBeforeMidnight, event.id).toEqual(event.highlight ? [6 * 24 + 15, 15] : [15]);
    }
  });

  test("accepts the file: line ends, line lengths and durations are those of RFC 5545", async () => {
    const text = await calendarText();
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of text.split("\r\n"))
      expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    for (const [, trigger] of text.matchAll(/^TRIGGER:(.*)$/gm))
      expect(trigger?.trim()).toMatch(/^-P(\d+D)?(T\d+H)$/);
  });
});
