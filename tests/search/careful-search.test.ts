import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import type { MarkedText } from "../../domain/search/search-answer.ts";
import { openPublishing } from "../support/publishing.ts";
import { onEitherEngine } from "../support/tier.ts";

/** A query and the record of its answer box; null where no value may stand above the hits. */
const boxes: readonly (readonly [string, string | null])[] = [
  ["general male fee both papers", "fee.general_male.two_papers"],
  ["fee both papers sc", "fee.sc_st_pwd.two_papers"],
  ["sc dono paper fee", "fee.sc_st_pwd.two_papers"],
  ["dono paper ki fees general male", "fee.general_male.two_papers"],
  ["general female fee 2 papers", "fee.general_female.two_papers"],
  ["sc fee ek paper", "fee.sc_st_pwd.one_paper"],
  ["obc fee", "fee.obc_ews.one_paper"],
  ["obc fee both", null],
  ["teen paper ki fees sc", null],
  ["sc fee 3 papers", null],
  ["obc fee abroad", null],
  ["fees abroad obc", null],
  ["obc fee dubai", null],
  ["fee sc girl", null],
  ["sc fee without gst", null],
  ["obc fee 2025", null],
  ["obc fee 2027", null],
  ["obc fee scholarship", null],
  ["all category fee sc", null],
  ["gst on obc fee", null],
  ["registration 2025 date", null],
  ["registration 2027 date", null],
  ["nit trichy home state", null],
  ["neet fee", null],
  ["jee main obc fee qwertz", null],
];

/** A query and what its words may be read as; null: as they are typed. */
const spellings: readonly (readonly [string, string | null])[] = [
  ["jee mainsil ethra chodyam und", null],
  ["chodyam", null],
  ["pwd relaxation", null],
  ["neet", null],
  ["bitsat", null],
  ["keam", null],
  ["dasa", null],
  ["kcet", null],
  ["wbjee", null],
  ["viteee", null],
  ["cuet", null],
  ["received", null],
  ["difficult", null],
  ["moke", null],
  ["fess", "fees"],
  ["sylabus", "syllabus"],
];

const exams = [
  ...["neet", "neet fee", "bitsat", "keam", "dasa", "kcet", "mht cet", "wbjee", "viteee", "cuet"],
  ...["gate exam", "comedk", "neet cutoff"],
];

/** A query and the first that is found. */
const firsts: readonly (readonly [string, string])[] = [
  ["12400", "/tools/closing-ranks?rank=12400"],
  ["12,400", "/tools/closing-ranks?rank=12400"],
  ["rank 12400", "/tools/closing-ranks?rank=12400"],
  ["12400 rank", "/tools/closing-ranks?rank=12400"],
  ["AIR 500", "/tools/closing-ranks?rank=500"],
  ["98.5", "/tools/rank?percentile=98.5"],
  ["98.5 percentile", "/tools/rank?percentile=98.5"],
  ["98.5%", "/tools/rank?percentile=98.5"],
  ["75", "/tools/closing-ranks?rank=75"],
  ["forgot password", "/is-this-notice-real#official"],
  ["refund of fee", "/facts/fee.basis"],
  ["exam centres in kerala", "/facts/registration.exam_cities"],
  ["weightage", "/syllabus-2026"],
  ["hc verma", "/syllabus-2026#ncert"],
  ["nit trichy home state", "/counseling#home-state-ranks"],
  ["jee main 2027", "/latest-updates"],
  ["17 may", "/facts/date.advanced.exam"],
  ["may 17", "/facts/date.advanced.exam"],
  ["session 2 april", "/results#session-2"],
  ["12 may i apply", "/eligibility-criteria#eligibility-passed-earlier"],
  ["how many questions in maths", "/exam-pattern#paper-1"],
  ["maths marks", "/exam-pattern#paper-1"],
  ["barch maths questions", "/exam-pattern#paper-2a"],
  ["drawing test marks", "/exam-pattern#paper-2a"],
  ["fees abroad obc", "/tools/fees"],
  ["obc fees abroad", "/tools/fees"],
  ["sc fee abroad", "/facts/fee.abroad.sc_st_pwd.one_paper"],
];

/** A query and what the first three texts have in common: the day itself, or a stretch of days with it. */
const days: readonly (readonly [string, RegExp])[] = [
  ["4 april", /\b4\b[^:]* April\b/],
  ["22 jan", /\b22\b[^:]* January\b/],
  ["jan 22", /\b22\b[^:]* January\b/],
];

/** A query and how the line of its first hit begins. */
const excerpts: readonly (readonly [string, string])[] = [
  ["fee sc girl", "SC/ST/PwD, one paper"],
  ["obc girl fees", "OBC/EWS, one paper"],
  ["girl fees", "General female, one paper"],
];

const nowAsked = ["what should i do now", "what to do this week", "this week", "aaj kya karna hai"];

function textOf(marked: MarkedText): string {
  return marked.map(({ text }) => text).join("");
}

onEitherEngine("a search that is careful", (openTestDatabase) => {
  test("shows a value only where the record says every word that narrows it", async () => {
    const { search } = openPublishing(await openTestDatabase());
    for (const [query, id] of boxes) {
      const { values } = await search.find(query, builtInFacts);
      expect(values[0]?.id ?? null, query).toBe(id);
    }
  });

  test("corrects only slips, and only towards words that readers see", async () => {
    const { search } = openPublishing(await openTestDatabase());
    for (const [query, corrected] of spellings)
      expect((await search.find(query, builtInFacts)).corrected, query).toBe(corrected);
  });

  test("says of another exam that it is not covered", async () => {
    const { search } = openPublishing(await openTestDatabase());
    for (const query of exams) {
      const { notCovered, values, isNearest } = await search.find(query, builtInFacts);
      expect(notCovered, query).not.toBeNull();
      expect([values, isNearest], query).toEqual([[], true]);
    }
  });

  test("leads with a number to the tool, and with what nobody tells to what is nearest", async () => {
    const { search } = openPublishing(await openTestDatabase());
    for (const [query, path] of firsts)
      expect((await search.find(query, builtInFacts)).hits[0]?.path, query).toBe(path);
  });

  test("finds first what tells the day that is named, and quotes that day", async () => {
    const { search } = openPublishing(await openTestDatabase());
    for (const [query, day] of days)
      for (const { excerpt } of (await search.find(query, builtInFacts)).hits.slice(0, 3))
        expect(textOf(excerpt), query).toMatch(day);
  });

  test("quotes no line of other people than those who are asked about", async () => {
    const { search } = openPublishing(await openTestDatabase());
    for (const [query, line] of excerpts) {
      const [first] = (await search.find(query, builtInFacts)).hits;
      expect(textOf(first?.excerpt ?? []), query).toMatch(new RegExp(`^${line}`));
    }
  });

  test("leads who asks what to do now to the year and the home page, and tells the season", async () => {
    const { search } = openPublishing(await openTestDatabase());
    for (const query of nowAsked) {
      const { hits, asksNow, isNearest } = await search.find(query, builtInFacts);
      expect(
        hits.slice(0, 2).map(({ path }) => path),
        query,
      ).toEqual(["/year", "/"]);
      expect([asksNow, isNearest], query).toEqual([true, false]);
    }
  });
});
