import { afterEach, expect, test, vi } from "vitest";
import { all, only, parsePage, textOf } from "../support/html.ts";
import { openInState, seasonDays, type Rollover } from "../support/season-editions.ts";

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
