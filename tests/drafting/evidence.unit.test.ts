import { describe, expect, test } from "vitest";
import { factToken, filledText, unknownTokens } from "../../domain/posts/fact-tokens.ts";
import { caveats } from "../../content/facts/index.ts";
import { pageCatalogue } from "../../content/page-catalogue.ts";
import { say, official, pageLink, provider, term, figure } from "../../content/words.ts";
import { createEvidence } from "../../domain/drafting/evidence/evidence.ts";
import { passageBounds, sitePassages } from "../../domain/drafting/evidence/passages.ts";
import { asMarkdown } from "../../domain/drafting/evidence/content-as-markdown.ts";
import { typedValues } from "../support/draft-faults.ts";

const { gather } = createEvidence();

function idsFor(request: string): string[] {
  return gather(request).facts.map(({ id }) => id);
}

describe("evidence", () => {
  test.each([
    ["What does it cost to apply?", "fee.general_male.one_paper"],
    ["JEE Main charges for girls", "fee.general_female.one_paper"],
    ["exam timetable of Session 2", "date.s2.exam"],
    ["Which certificates must I upload?", "documents.registration"],
    ["hall ticket rules", "admit.printed_only"],
    ["architecture paper pattern", "paper2a.drawing"],
    ["B. Planning questions", "paper2b.questions"],
    ["JoSAA counseling steps", "josaa.steps"],
    ["Organic chemistry chapters", "syllabus.chemistry.organic"],
    ["How many chances do I get in JEE", "attempts.max"],
    ["rank for computer science at NIT Calicut", "rank.2025.nit_calicut_cse"],
    ["how percentile is calculated in JEE Main", "score.formula"],
    ["Is there negative marking", "marking.wrong"],
    ["regstration mistaks in the JEE form", "registration.mistakes"],
  ])("for “%s” holds %s among the first six", (request, id) => {
    expect(idsFor(request).slice(0, 6)).toContain(id);
  });

  test.each([
    "Write a recipe for biryani with ingredients, steps and cooking time",
    "Share price tips for beginners",
    "The history of the Roman Empire",
    "Best mobile phones under 10000",
    "Cooking tips for JEE students",
    "When is JEE Main 2027?",
    "   ",
    "!!! ???",
  ])("for “%s” is empty", (request) => {
    expect(gather(request)).toMatchObject({ facts: [], pages: [], passages: [] });
  });

  test("for one category leaves out what is only for others", () => {
    const ids = idsFor("fee and documents for SC/ST candidates");
    expect(ids).toContain("fee.sc_st_pwd.one_paper");
    expect(ids).toContain("documents.registration");
    expect(ids.filter((id) => /general|obc|third/.test(id))).toEqual([]);
  });

  test("for one session leaves out the other", () => {
    const ids = idsFor("Session 2 result and answer key dates");
    expect(ids).toContain("date.s2.result");
    expect(ids.filter((id) => id.includes(".s1."))).toEqual([]);
  });

  test("for several subjects loses none of them", () => {
    const topics = gather("Application fee, photo size, documents and form mistakes").facts.map(
      ({ topic }) => topic,
    );
    expect(new Set(topics)).toEqual(
      new Set([...topics, "Application fee", "Uploads", "Documents", "Registration"]),
    );
  });

  test("for the exam as a whole gives an overview", () => {
    expect(idsFor("Write about JEE Main 2026")).toEqual(
      expect.arrayContaining(["exam.sessions", "paper1.total_marks", "eligibility.age_limit"]),
    );
  });

  test("brings what reports say against a value only as that value's note", () => {
    const { facts } = gather("OBC and EWS fee for two papers");
    expect(facts.filter(({ id }) => id.startsWith("actual."))).toEqual([]);
    expect(facts.find(({ id }) => id === "fee.obc_ews.two_papers")).toMatchObject({
      text: "₹1,800",
      note: expect.stringContaining("₹1,600") as string,
    });
  });

  test("is bounded, and its best page shows its best facts", () => {
    const evidence = gather(
      "dates fee documents syllabus pattern marking results cutoff rank JoSAA",
    );
    expect(evidence.facts.length).toBeLessThanOrEqual(24);
    expect(evidence.pages.length).toBeLessThanOrEqual(5);
    expect(gather("JEE Main application fee").pages[0]?.path).toBe("/registration-2026");
  });

  test("stays small and quick to read for a very long request", () => {
    const evidence = gather(`JEE Main fee ${"and documents and dates ".repeat(300)}`);
    expect(evidence.facts.length).toBeGreaterThan(0);
    expect(evidence.facts.length).toBeLessThanOrEqual(24);
  });
});

describe("the passages of evidence", () => {
  test.each([
    ["fee and documents for SC/ST candidates", "page", "Documents to keep ready"],
    ["How do I challenge the answer key?", "page", "How to challenge the answer key"],
    [
      "difference between JoSAA and CSAB",
      "question",
      "What is the difference between JoSAA and CSAB?",
    ],
    ["Session 2 registration", "update", "Session 2 registration opens"],
  ])("for “%s” hold the %s “%s”", (request, kind, title) => {
    const found = gather(request).passages.map((passage) => [passage.kind, passage.title]);
    expect(found).toContainEqual([kind, title]);
  });

  test("come best first", () => {
    const [first] = gather("How to challenge the answer key").passages;
    expect(first?.path).toBe("/results");
  });

  test("hold values as tokens, also in notes, and no token without a record", () => {
    const texts = sitePassages()
      .filter(({ kind }) => kind !== "update")
      .map(({ title, text }) => `${title}\n${text}`);
    expect(texts.flatMap(unknownTokens)).toEqual([]);
    expect(texts.flatMap((text) => typedValues(text))).toEqual([]);
    const fees = texts.find((text) => text.startsWith("Application fee\n")) ?? "";
    expect(fees).toContain(factToken("actual.fee.obc_ews_male.two_papers"));
    expect(filledText(fees)).toContain(caveats["C-FEES"]);
  });

  test("lead only to pages that exist", () => {
    const paths = new Set<string>([
      ...pageCatalogue.map(({ path }) => path),
      "/important-dates.ics",
    ]);
    const targets = sitePassages().flatMap(({ path, text }) => [
      path,
      ...[...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, target = ""]) => target),
    ]);
    expect(targets.filter((target) => !paths.has(target))).toEqual([]);
  });

  test("are bounded in number and length, and cut at whole lines", () => {
    const body = `A line on fees and dates.\n${`Pay ${factToken("fee.basis")} on time.\n`.repeat(900)}`;
    const posts = Array.from({ length: 300 }, (_, place) => ({
      path: `/blog/2026/11/fees-${place}`,
      title: `Fees and dates ${place}`,
      hero_summary: "Fees and dates.",
      body_markdown: body,
    }));
    const { passages } = gather("JEE Main fee, documents and dates", posts);
    expect(passages.length).toBeLessThanOrEqual(passageBounds.passages);
    const lengths = passages.map(({ text }) => text.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(passageBounds.characters);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(
      passageBounds.allCharacters,
    );
    expect(passages.flatMap(({ text }) => unknownTokens(text))).toEqual([]);
    expect(new Set(passages.map(({ kind }) => kind))).toContain("post");
    expect(new Set(passages.map(({ kind }) => kind))).toContain("page");
  });

  test("hold a published post that fits, and none that does not", () => {
    const posts = [
      { path: "/blog/a", title: "Scholarships", hero_summary: "Money.", body_markdown: "Grants." },
      {
        path: "/blog/b",
        title: "Challenging a key",
        hero_summary: "Answer key objections.",
        body_markdown: "The answer key can be challenged.",
      },
    ];
    const found = gather("answer key challenge", posts).passages;
    expect(found.filter(({ kind }) => kind === "post").map(({ path }) => path)).toEqual([
      "/blog/b",
    ]);
  });

  test("leave out what is only for other groups", () => {
    const { passages } = gather("cutoff for SC candidates");
    expect(passages.map(({ title }) => title)).not.toContain("What were the GEN-EWS cutoffs?");
    expect(passages.length).toBeGreaterThan(0);
  });
});

test("typed content becomes markdown: tokens, links, and no detail of the institute", () => {
  const words = say`${term("Pay")} ${"fee.basis"} or ${figure("paper1.questions")} on ${official("nta")}, see ${pageLink("/eligibility", "the rules")} of ${provider("name")}.`;
  expect(asMarkdown(words)).toBe(
    "**Pay** {{fact:fee.basis}} or {{fact:paper1.questions:figure}} on [nta.ac.in](https://nta.ac.in/), see [the rules](/eligibility-criteria) of the institute.",
  );
  expect(asMarkdown("Plain")).toBe("Plain");
});
