import { describe, expect, test } from "vitest";
import { createEvidence } from "../domain/drafting/evidence.ts";

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
    expect(gather(request)).toEqual({ facts: [], pages: [] });
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
