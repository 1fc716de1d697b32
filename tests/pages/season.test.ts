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
        for (const line of told[rollover]) expect(card, `${path} on ${day}`).toContain(line);
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
  expect(rows[0]).toContain("2027: no notice on record (our records end on 5 October 2026)");
  expect(rows[0]).toContain("2026: 31 October to 27 November 2025");
  expect(rows.filter((row) => /\b(?:Over|Today|Next|Expected)\b/.test(row))).toEqual([]);
});
