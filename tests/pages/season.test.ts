import { rmSync } from "node:fs";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { all, only, parsePage, textOf } from "../support/html.ts";
import { rollovers, seasonDays, type Rollover } from "../support/season-editions.ts";
import { write2027 } from "../support/season-site.ts";
import { openTestSite } from "../support/site.ts";
import { newFolder } from "../support/test-folder.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** Some of the days in each state of 2027; the first cycle is the same in all of them. */
const daysAsked: Readonly<Record<Rollover, readonly string[]>> = {
  unopened: ["2025-10-01", "2025-11-27", "2026-02-05", "2026-06-02", "2026-11-23", "2027-07-31"],
  empty: ["2026-10-12", "2026-11-23", "2027-09-20"],
  half: ["2026-10-12", "2026-11-26", "2027-02-03", "2027-04-05", "2027-05-20"],
  full: ["2026-11-23", "2027-01-18", "2027-02-17", "2027-04-05", "2027-09-20"],
};

async function siteWith(rollover: Rollover) {
  vi.useFakeTimers({ toFake: ["Date"] });
  const dataDir = newFolder(`season-${rollover}`);
  onTestFinished(() => {
    rmSync(dataDir, { recursive: true, force: true });
  });
  vi.setSystemTime(new Date("2025-09-01T12:00+05:30"));
  if (rollover !== "unopened") vi.setSystemTime(new Date("2026-10-06T12:00+05:30"));
  await write2027(dataDir, rollover);
  return openTestSite({ DATA_DIR: dataDir });
}

describe.each(rollovers)("with 2027 %s", (rollover) => {
  test("home and dates open with what now, and no page names a day of 2027 that has none", async () => {
    const { request } = await siteWith(rollover);
    for (const { day, told } of seasonDays.filter((one) => daysAsked[rollover].includes(one.day))) {
      vi.setSystemTime(new Date(`${day}T00:00:30+05:30`));
      for (const path of ["/", "/important-dates"]) {
        const page = parsePage(await (await request(path)).text());
        const card = textOf(only(".what-now", page));
        for (const line of told[rollover])
          if (line !== null) expect(card, `${path} on ${day}`).toContain(line);
        const actions = all(".what-now li", page);
        expect(actions.length, day).toBeGreaterThanOrEqual(2);
        expect(actions.length, day).toBeLessThanOrEqual(4);
        if (rollover === "unopened" || rollover === "empty")
          expect(textOf(only("main", page)), `${path} on ${day}`).not.toMatch(dayOf2027(day));
      }
    }
  });
});

/** A day of the cycle of 2027 that nobody announced; today itself is one too on some of the days. */
function dayOf2027(today: string): RegExp {
  const [year] = today.split("-");
  return year === "2027"
    ? /(?:closes|opens|begins|slip|card), \d+ \w+ 2027/
    : /\d+ (?:January|February|March|April|May|June|July) 2027/;
}

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
  expect(rows[0]).toContain("2027: not announced here (checked on 5 October 2026)");
  expect(rows[0]).toContain("2026: 31 October to 27 November 2025");
  expect(rows.filter((row) => /\b(?:Over|Today|Next|Expected)\b/.test(row))).toEqual([]);
});

test("a row shows its own days where the parts of it are last cycle's, which stand below", async () => {
  const { request } = await siteWith("full");
  vi.setSystemTime(new Date("2027-02-05T12:00+05:30"));
  const page = parsePage(await (await request("/important-dates")).text());
  const row = all("table.timeline tbody tr", page)
    .map(textOf)
    .find((text) => text.includes("Session 1 exam"));
  expect(row).toMatch(
    /^20, 21, 22, 25, 27 and 28 January 2027 ?2026: 21, 22, 23, 24 and 28 January/,
  );
});

test("an event whose days were only expected is neither over nor there", async () => {
  const { request } = await siteWith("half");
  for (const [day, statuses] of [
    ["2027-03-25", ["Next"]],
    ["2027-04-05", []],
    ["2027-05-20", []],
  ] as const) {
    vi.setSystemTime(new Date(`${day}T12:00+05:30`));
    const page = parsePage(await (await request("/important-dates")).text());
    const rows = all("table.timeline tbody tr", page);
    const exam = rows.filter((row) => textOf(row).includes("Session 2 exam"));
    expect(
      exam.flatMap((row) => all(".badge", row).map(textOf)),
      day,
    ).toEqual(statuses);
  }
});

test("the way that most readers want is the first of the three on the home page", async () => {
  const { request } = await siteWith("full");
  const first = async (day: string) => {
    vi.setSystemTime(new Date(`${day}T12:00+05:30`));
    const page = parsePage(await (await request("/")).text());
    return all(".home-hero a.pill", page).map((link) => String(link.properties["href"]));
  };
  expect(await first("2026-11-10")).toEqual([
    "/registration-2027",
    "/syllabus-2027",
    "/latest-updates",
  ]);
  expect(await first("2027-01-20")).toEqual([
    "/latest-updates",
    "/registration-2027",
    "/syllabus-2027",
  ]);
  expect(await first("2027-09-20")).toEqual([
    "/syllabus-2027",
    "/registration-2027",
    "/latest-updates",
  ]);
});
