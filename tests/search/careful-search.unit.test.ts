import { find } from "../support/plain-search.ts";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import type { MarkedText } from "../../domain/search/search-answer.ts";
import { labelledData } from "../support/labelled-data.ts";

const { boxes, spellings, firsts, exams, excerpts, undated, dated, nowAsked } = labelledData(
  "search/cases/careful",
  z.object({
    /** A query and the record of its answer box; null where no value may stand above the hits. */
    boxes: z.array(z.tuple([z.string(), z.string().nullable()])),
    /** A query and what its words may be read as; null: as they are typed. */
    spellings: z.array(z.tuple([z.string(), z.string().nullable()])),
    /** A query and the first that is found. */
    firsts: z.array(z.tuple([z.string(), z.string()])),
    /** Of other exams. */
    exams: z.array(z.string()),
    /** A query and how the line of its first hit begins. */
    excerpts: z.array(z.tuple([z.string(), z.string()])),
    /** A day of no year, in five languages and ways to write; and what asks for none, or names its year. */
    undated: z.array(z.string()),
    dated: z.array(z.string()),
    nowAsked: z.array(z.string()),
  }),
);

/** A query and what the first three texts have in common: the day itself, or a stretch of days with it. */
const days: readonly (readonly [string, RegExp])[] = [
  ["4 april", /\b4\b[^:]* April\b/],
  ["22 jan", /\b22\b[^:]* January\b/],
  ["jan 22", /\b22\b[^:]* January\b/],
];

function textOf(marked: MarkedText): string {
  return marked.map(({ text }) => text).join("");
}

describe("a search that is careful", () => {
  test("shows a value only where the record says every word that narrows it", async () => {
    for (const [query, id] of boxes) {
      const { values } = await find(query);
      expect(values[0]?.id ?? null, query).toBe(id);
    }
  });

  test("corrects only slips, and only towards words that readers see", async () => {
    for (const [query, corrected] of spellings)
      expect((await find(query)).corrected, query).toBe(corrected);
  });

  test("says of another exam that it is not covered", async () => {
    for (const query of exams) {
      const { notCovered, values, isNearest, asksNow } = await find(query);
      expect(notCovered, query).not.toBeNull();
      expect([values, isNearest, asksNow], query).toEqual([[], true, false]);
    }
  });

  test("leads with a number to the tool, and with what nobody tells to what is nearest", async () => {
    for (const [query, path] of firsts) expect((await find(query)).hits[0]?.path, query).toBe(path);
  });

  test("finds first what tells the day that is named, and quotes that day", async () => {
    for (const [query, day] of days)
      for (const { excerpt } of (await find(query)).hits.slice(0, 3))
        expect(textOf(excerpt), query).toMatch(day);
  });

  test("quotes no line of other people than those who are asked about", async () => {
    for (const [query, line] of excerpts) {
      const [first] = (await find(query)).hits;
      expect(textOf(first?.excerpt ?? []), query).toMatch(new RegExp(`^${line}`));
    }
  });

  test("tells the season to whoever asks for a day and names no year", async () => {
    for (const query of undated) expect((await find(query)).asksNow, query).toBe(true);
    for (const query of dated) expect((await find(query)).asksNow, query).toBe(false);
  });

  test("names the source of each figure that it quotes, and none beside words", async () => {
    const hitOf = async (query: string, path: string) =>
      (await find(query)).hits.find((hit) => hit.path === path);
    const fee = builtInFacts.fact("fee.obc_ews.one_paper");
    const row = await hitOf("obc fees", "/registration-2026#fees");
    expect(textOf(row?.excerpt ?? [])).toContain("₹900");
    expect(row?.sources).toContainEqual(fee.source);
    const words = await hitOf("is the admit card sent by post", "/admit-card#admit-card-by-post");
    expect(textOf(words?.excerpt ?? [])).not.toBe("");
    expect(words?.sources).toEqual([]);
  });

  test("leads who asks what to do now to the year and the home page, and tells the season", async () => {
    for (const query of nowAsked) {
      const { hits, asksNow, isNearest } = await find(query);
      expect(
        hits.slice(0, 2).map(({ path }) => path),
        query,
      ).toEqual(["/year", "/"]);
      expect([asksNow, isNearest], query).toEqual([true, false]);
    }
  });
});
