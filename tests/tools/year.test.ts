import { afterEach, describe, expect, test, vi } from "vitest";
import { all, attribute, only, parsePage, textOf } from "../support/html.ts";
import { openTestSite } from "../support/site.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** A public page as it was on a day, at noon in India. */
async function pageOn(day: string, path = "/year") {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(new Date(`${day}T12:00+05:30`));
  const { request } = await openTestSite();
  return parsePage(await (await request(path)).text());
}

type Page = Awaited<ReturnType<typeof pageOn>>;

function badges(page: Page): Readonly<Record<string, string>> {
  return Object.fromEntries(
    all(".year-steps > li", page).map((step) => [
      attribute(step, "id") ?? "",
      textOf(only(".year-head .badge", step)),
    ]),
  );
}

/** The steps without a day of their own. */
const dayless = ["choices", "rounds", "seat-fee", "csab", "institute"] as const;

describe("the steps of the year", () => {
  test("between two exams lead the next reader to the papers, and call over only what had a day", async () => {
    const page = await pageOn("2026-11-23");
    const now = badges(page);
    expect(now["documents"]).toBe("Do this now");
    for (const id of dayless) expect([id, now[id]]).toEqual([id, "No date on record"]);
    const box = only(".year-now", page);
    expect(textOf(box)).toContain("To get ready for the next exam: Put your papers in order.");
    expect(all("a", box).map((link) => attribute(link, "href"))).toContain("#documents");
    expect(textOf(only("#city-slip", page))).toContain("Session 2 city slip: March 2026 (over)");
  });

  test("without a day go with JoSAA while it is on; what follows it is not called open", async () => {
    const now = badges(await pageOn("2026-06-15"));
    expect(dayless.map((id) => now[id])).toEqual([
      "Do this now",
      "Do this now",
      "Do this now",
      "No date on record",
      "No date on record",
    ]);
    const before = badges(await pageOn("2026-02-10"));
    expect(dayless.map((id) => before[id])).toEqual(dayless.map(() => "Later"));
    expect(before["documents"]).toBe("Any day");
  });

  test("are open by the days of February: the box says until when, and the steps are marked", async () => {
    const page = await pageOn("2026-02-05");
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

  test("warn of the printed card in the words of the page about it", async () => {
    const warning =
      "Drop the printed card in the box when you leave. Otherwise your answers may not be marked. So keep a second copy at home.";
    expect(textOf(only("#exam", await pageOn("2026-11-23")))).toContain(warning);
    expect(textOf(only("main", await pageOn("2026-11-23", "/admit-card")))).toContain(warning);
  });
});
