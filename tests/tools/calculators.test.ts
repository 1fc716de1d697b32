import type { Root } from "hast";
import { describe, expect, test } from "vitest";
import { all, attribute, metaContent, only, parsePage, textOf } from "../support/html.ts";
import { openInState } from "../support/season-editions.ts";
import { sharedSite, type TestSite } from "../support/site.ts";

const site = sharedSite({ NODE_ENV: "test", NOW: "2026-11-23T06:00:00Z" });

async function ask(path: string, query: string | Record<string, string>, on?: TestSite) {
  const { request } = on ?? (await site());
  const answer = await request(`${path}?${new URLSearchParams(query).toString()}`);
  const page = parsePage(await answer.text());
  return { answer, page, main: only("main", page) };
}

const score = (query: string | Record<string, string>, on?: TestSite) =>
  ask("/tools/score", query, on);
const rank = (query: string | Record<string, string>, on?: TestSite) =>
  ask("/tools/rank", query, on);

const mcq = { "physics-mcq-right": "17", "physics-mcq-wrong": "3" };

function title(page: Root): string {
  return textOf(only("#answer h2", page));
}

describe("a score", () => {
  test("stands before the form with its formula, for its reader alone", async () => {
    const { answer, page, main } = await score({ paper: "btech", ...mcq });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(metaContent(page, "robots")).toBe("noindex");
    expect(title(page)).toBe("65 of 80 marks so far in Paper 1 (B.E./B.Tech)");
    const text = textOf(main);
    expect(text).toContain("4 × 17 − 1 × 3 = 65");
    expect(text).toContain("17, 3, 0");
    expect(text).toContain("Skipped, as you left them blank: Physics (numerical), Chemistry");
    expect(text.indexOf("so far")).toBeLessThan(text.indexOf("Calculate my score"));
    expect(attribute(only("#physics-mcq-right", page), "value")).toBe("17");
    expect(all("script:not([type])", page)).toHaveLength(0);
  });

  test("is asked for by paper first, each paper with its own fields", async () => {
    for (const [paper, fields] of [
      ["btech", 12],
      ["barch", 5],
      ["bplanning", 6],
    ] as const) {
      const { answer, page } = await score({ paper });
      expect(answer.status).toBe(200);
      expect(all("form.tool-form input[type=text]", page)).toHaveLength(fields);
      expect(attribute(only("form.tool-form input[name=paper]", page), "value")).toBe(paper);
      expect(all("#answer", page)).toHaveLength(0);
    }
  });
});

describe("a rank", () => {
  test("is a range with its method, its year and the cutoffs that were passed", async () => {
    const { answer, page, main } = await rank({ percentile: "99" });
    expect(answer.status).toBe(200);
    expect(title(page)).toContain("15,300 to 16,500");
    const text = textOf(main);
    for (const said of [
      "15,38,468 candidates of 2026",
      "15,38,468 × (100 − 99) ÷ 100 is about 15,385.",
      "In our reference data ranks lie 1.00 to 1.07 times that: 15,385 to 16,462, rounded outward to steps of 100",
      "It does not give a seat",
      "Cleared: 93.4123549 percentile",
      "Your category rank.",
      "NTA publishes no table from marks to percentiles",
    ])
      expect(text).toContain(said);
    const seats = all("#answer a[href^='/tools/closing-ranks']", page);
    expect(seats.map((link) => attribute(link, "href"))).toEqual([
      "/tools/closing-ranks?rank=15300",
      "/tools/closing-ranks?rank=16500",
    ]);
  });

  test("near a cutoff whose candidates were counted comes with the count, which the range holds", async () => {
    const { page, main } = await rank({ percentile: "93.4123549" });
    expect(title(page)).toContain("96,000 to 1,09,000");
    expect(textOf(main)).toContain(
      "A count was published for 2026: 96,873 candidates had 93.4123549 percentile or more. The formula gives 1,01,349 there, so ranks near it came out about 4 per cent better than the formula; the range covers both.",
    );
    expect(textOf((await rank({ percentile: "99" })).main)).not.toContain("Counted:");
  });

  test.each([
    ["99.97", "Ahead of 830", "the way ties are broken"],
    ["31", "After 7,60,000", "the same few marks"],
  ])("is not given for %s, and the page says why", async (percentile, heading, reason) => {
    const { answer, page, main } = await rank({ percentile });
    expect(answer.status).toBe(200);
    expect(title(page)).toContain(heading);
    expect(textOf(main)).toContain(reason);
    expect(textOf(main)).toContain("JEE Advanced cutoffs of 2026");
  });
});

test("a year of which nothing is known yet is said to have nothing of its own", async () => {
  const open = await openInState("empty");
  const counted = await score(mcq, open);
  expect(counted.answer.status).toBe(200);
  expect(textOf(counted.main)).toMatch(/Values marked \(2026\) are last cycle.s/);
  expect(textOf(counted.main)).toMatch(/2026: \+4\. 2027: no notice on record/);
  expect(title(counted.page)).toContain("65 of 80 marks so far");
  const ranked = await rank({ percentile: "99" }, open);
  expect(textOf(ranked.main)).toContain(
    "We do not have the number of JEE Main 2027 candidates yet",
  );
  expect(title(ranked.page)).toContain("15,300 to 16,500");
});
