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
const asked = { q: "fee", part: 1, exact: null } as const;

function hit(kind: HitKind, path: string) {
  return { kind, path, title: [], within: null, excerpt: [], sources: [], day: null };
}

describe("what is shown of a search", () => {
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
