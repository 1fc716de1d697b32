import { describe, expect, test } from "vitest";
import { readForm } from "../../app/tools/read-form.ts";
import { searchAddress, searchForm, shownSearch } from "../../app/tools/shown-search.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { type HitKind, hitKinds, type SearchAnswer } from "../../domain/search/search-answer.ts";

const nothing: SearchAnswer = {
  ...{ query: "fee", corrected: null, notCovered: null, asksNow: false },
  ...{ values: [], hits: [], isNearest: false },
};
const asked = { q: "fee", kind: null, part: 1, exact: null } as const;

function hit(kind: HitKind, path: string) {
  return { kind, path, title: [], within: null, excerpt: [], sources: [], day: null };
}

const long: SearchAnswer = {
  ...nothing,
  values: [builtInFacts.fact("fee.general_male.one_paper")],
  hits: Array.from({ length: 23 }, (_, index) =>
    hit(index % 4 === 0 ? "question" : "page", `/registration-2026#part-${index}`),
  ),
};

describe("what is shown of a search", () => {
  test("is ten a part, the last part what is left, and nothing behind it", () => {
    const sizes = [1, 2, 3, 4].map((part) => {
      const { hits, parts } = shownSearch(long, { ...asked, part }, builtInFacts);
      return [hits.length, parts];
    });
    expect(sizes).toEqual([
      [10, 3],
      [10, 3],
      [3, 3],
      [0, 3],
    ]);
  });

  test("counts the groups that there are, the chosen one beside all of them", () => {
    expect(shownSearch(long, asked, builtInFacts).groups).toEqual([
      { kind: null, count: 23 },
      { kind: "page", count: 17 },
      { kind: "question", count: 6 },
    ]);
    const { groups, hits, parts } = shownSearch(long, { ...asked, kind: "post" }, builtInFacts);
    expect(groups.slice(0, 2)).toEqual([
      { kind: null, count: 23 },
      { kind: "post", count: 0 },
    ]);
    expect([hits, parts]).toEqual([[], 1]);
  });

  test("begins with the values, in the first part of all and of the facts alone", () => {
    const valuesOf = (more: object) =>
      shownSearch(long, { ...asked, ...more }, builtInFacts).values.length;
    expect(valuesOf({})).toBe(1);
    expect(valuesOf({ kind: "fact" })).toBe(1);
    expect(valuesOf({ part: 2 })).toBe(0);
    expect(valuesOf({ kind: "page" })).toBe(0);
  });

  test("leads to where a page stands in the edition that is read, with its anchor", () => {
    const later = builtInFacts.editions;
    const place = {
      ...builtInFacts,
      edition: "2026" as const,
      editions: { ...later, current: "2027" as const },
    };
    const answer = {
      ...nothing,
      hits: [hit("page", "/exam-pattern#marking"), hit("page", "/faq")],
    };
    const paths = shownSearch(answer, asked, place).hits.map(({ path }) => path);
    expect(paths).toEqual(["/2026/exam-pattern#marking", "/2026/faq"]);
  });
});

describe("the address of a search", () => {
  test("says what is asked and nothing else, and is read as it was written", () => {
    expect(searchAddress({ q: "obc fee" })).toBe("/search?q=obc+fee");
    for (const kind of [null, ...hitKinds])
      for (const part of [1, 2])
        for (const exact of [null, "1"] as const) {
          const search = { q: "a&b=c #d ₹", kind, part, exact };
          const { searchParams } = new URL(searchAddress(search), "https://example.org");
          expect(readForm(searchForm, searchParams)).toMatchObject({
            kind: "submitted",
            values: search,
          });
        }
  });

  test.each([
    ["q=a&q=b", "q"],
    ["q=a&kind=zoo", "kind"],
    ["q=a&kind=page&kind=post", "kind"],
    ["q=a&part=0", "part"],
    ["q=a&part=1.5", "part"],
    ["q=a&part=1e9", "part"],
    ["q=a&exact=yes", "exact"],
  ])("%s is refused with a sentence on %s", (query, field) => {
    const reading = readForm(searchForm, new URLSearchParams(query));
    expect(reading).toMatchObject({ kind: "invalid" });
    expect(reading.kind === "invalid" && reading.problems[field]).toMatch(/^[A-Z].*\.$/);
  });
});
