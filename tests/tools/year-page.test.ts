import { afterEach, expect, test, vi } from "vitest";
import { all, attribute, parsePage, textOf } from "../support/html.ts";
import { openTestSite } from "../support/site.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("the year says on a day in February what is open, and marks it", async () => {
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
});
