import { describe, expect, test } from "vitest";
import { answerFields } from "../../app/tools/read-score.ts";
import { all, parsePage, textOf } from "../support/html.ts";
import { sharedSite } from "../support/site.ts";

const site = sharedSite({ NODE_ENV: "test", NOW: "2026-11-23T06:00:00Z" });

describe("whatever is typed", () => {
  const odd = [
    "",
    " ",
    "0",
    "-0",
    "007",
    "5",
    "20",
    "21",
    "1e3",
    "99.9999999",
    "99.99999999",
    "100",
    "100.0000001",
    "NaN",
    "Infinity",
    "__proto__",
    "constructor",
    "toString",
    "<b>1</b>",
    '"><script>alert(1)</script>',
    "٣",
    "१२",
    "1,00",
    "½",
    "\u0000",
    "\ud800",
    "💯",
    "a".repeat(5_000),
    "null",
    "undefined",
    "2026",
    "btech",
  ];
  const parts = ["physics-mcq", "chemistry-numerical", "mathematics", "aptitude", "planning"];
  const names = [
    "paper",
    "percentile",
    "year",
    "drawing-marks",
    ...parts.flatMap((part) => answerFields.map((way) => `${part}-${way}`)),
  ];

  test("300 odd addresses are answered in words, never as a fault", async () => {
    const { request } = await site();
    let seed = 20_261_123;
    const next = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
    for (let round = 0; round < 300; round++) {
      const path = round % 2 === 0 ? "/tools/score" : "/tools/rank";
      const query = new URLSearchParams();
      const count = 1 + next(8);
      if (round % 4 === 0) query.set("paper", ["btech", "barch", "bplanning"][next(3)] ?? "btech");
      for (let field = 0; field < count; field++)
        query.append(names[next(names.length)] ?? "paper", odd[next(odd.length)] ?? "");
      const answer = await request(`${path}?${query.toString()}`);
      const text = await answer.text();
      expect([200, 400], `${path}?${query.toString().slice(0, 300)}`).toContain(answer.status);
      const page = parsePage(text);
      expect(all("script:not([type])", page)).toHaveLength(0);
      if (answer.status === 200) continue;
      expect(all(".complaint", page).length).toBeGreaterThan(0);
      for (const sentence of all(".complaint", page))
        expect(textOf(sentence)).toMatch(/^[A-Z0-9].*\.$/);
    }
  });
});
