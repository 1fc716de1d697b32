import { describe, expect, test } from "vitest";
import { shownSearch } from "../../app/tools/shown-search.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import type { HitKind, SearchAnswer } from "../../domain/search/search-answer.ts";

const nothing: SearchAnswer = {
  query: "fee",
  corrected: null,
  help: null,
  feeTool: null,
  notCovered: null,
  asksNow: false,
  values: [],
  hits: [],
  isNearest: false,
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
