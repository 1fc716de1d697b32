import { describe, expect, test } from "vitest";
import { caveats, facts, factText, findFact } from "../content/facts/index.ts";
import { createEvidence } from "../domain/drafting/evidence.ts";
import { createOfflineWriter } from "../domain/drafting/providers/offline.ts";
import { splitTerms } from "../domain/drafting/search-terms.ts";
import type { DraftContent, Evidence } from "../domain/drafting/writer.ts";
import { postContentSchema } from "../domain/posts/post.ts";
import { frozenClock } from "../domain/shared/clock.ts";

const { gather } = createEvidence();
const writer = createOfflineWriter({ clock: frozenClock("2026-11-21T06:00:00Z") });
const { signal } = new AbortController();
const draftSchema = postContentSchema.omit({ slug: true, category: true });

async function draft(prompt: string, evidence: Evidence = gather(prompt)): Promise<DraftContent> {
  const written = await writer.draft({ prompt, category: "news", evidence }, { signal });
  if (!written.ok) throw new Error(written.failure.message);
  return written.value.content;
}

async function revise(content: DraftContent, corrections: string) {
  const evidence = gather(`${content.title}\n${corrections}`);
  const current = { ...content, slug: "a-post", category: "news" as const };
  return writer.revise({ current, corrections, evidence }, { signal });
}

async function revised(content: DraftContent, corrections: string): Promise<DraftContent> {
  const result = await revise(content, corrections);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value.content;
}

const prompts = [
  "Fee and documents for SC/ST candidates",
  "Write a detailed blog post about how the JEE Main percentile is calculated and how ties are broken",
  "Create a simple guide for parents on the JEE Main 2026 calendar",
  "Explain the exam pattern of Paper 1: questions, marks, negative marking and languages",
  "3 month preparation strategy for droppers",
  "B.Arch paper pattern and eligibility",
  "What are the 2025 cutoffs for SC and ST?",
  "JoSAA counselling, freeze, float and slide",
  "Organic chemistry syllabus",
  "What to carry on exam day",
  "Closing rank of NIT Calicut for computer science",
  "Answer key challenge steps and fee",
  "Photo and signature size for the application form",
  "How many mock tests should I take before Session 2?",
];

describe("the offline writer", () => {
  test.each(prompts)("drafts a complete article for “%s”", async (prompt) => {
    const content = await draft(prompt);
    expect(draftSchema.parse(content)).toEqual(content);
    expect(content.body_markdown).toContain("## What to check on the official site");
    expect(content.body_markdown).toContain("without a model");
    expect(content.body_markdown.match(/^### .+\?$/gm)?.length).toBeGreaterThanOrEqual(3);
    expect(content.body_markdown).not.toMatch(/^# |<[a-z/]|undefined|\{value\}/im);
    expect(content.meta_description.length).toBeGreaterThanOrEqual(50);
    expect(content.meta_description.length).toBeLessThanOrEqual(160);
    expect(content.internal_links).not.toHaveLength(0);
    expect(content.source_references).not.toHaveLength(0);
  });

  test("gives different prompts different titles, and none of them is the prompt", async () => {
    const titles = await Promise.all(prompts.map(async (prompt) => (await draft(prompt)).title));
    expect(new Set(titles).size).toBe(prompts.length);
    expect(titles.filter((title) => /\b(?:write|create|blog post)\b/i.test(title))).toEqual([]);
  });

  test.each(prompts)("states no number of its own for “%s”", async (prompt) => {
    const evidence = gather(prompt);
    const { title, hero_summary, meta_description, body_markdown } = await draft(prompt);
    const known = numbersIn(
      evidence.facts.flatMap(({ id, label, text, edition, note }) => {
        const record = findFact(id);
        return [label, text, edition, note ?? "", record?.sentence ?? "", record?.question ?? ""];
      }),
    );
    // Places in a list, the edition in titles, the two classes, and the day of the check.
    const structural = numbersIn([
      "JEE Main 2026",
      "Class 11",
      "Class 12",
      "Paper 1",
      "Paper 2A",
      "Paper 2B",
      "21 November 2026",
    ]);
    const withoutListMarks = body_markdown.replace(/^\d+\. /gm, "");
    const stated = numbersIn([title, hero_summary, meta_description, withoutListMarks]);
    expect([...stated].filter((number) => !known.has(number) && !structural.has(number))).toEqual(
      [],
    );
  });

  test("tells SC/ST candidates their fee and documents, and no other category's fee", async () => {
    const { body_markdown: body } = await draft("fee and documents for SC/ST candidates");
    expect(body).toContain("₹500");
    expect(body).toContain("Class 10 certificate or marksheet");
    const othersFees = facts.filter(({ id }) => /^fee\.(?:general|obc)/.test(id)).map(factText);
    expect(othersFees.filter((fee) => fee !== "₹1,000" && body.includes(fee))).toEqual([]);
    expect(body).not.toMatch(/General (?:fe)?male/);
  });

  test("puts the note of a conflict into the article that states its value", async () => {
    const { body_markdown: body } = await draft("OBC fee for two papers");
    expect(body).toContain("₹1,800");
    expect(body).toContain(caveats["C-FEES"]);
  });

  test("says that dates are over when they are, and not before", async () => {
    const prompt = "JoSAA registration date and Session 2 exam days";
    const earlier = createOfflineWriter({ clock: frozenClock("2026-01-05T06:00:00Z") });
    const request = { prompt, category: "news", evidence: gather(prompt) } as const;
    const before = await earlier.draft(request, { signal });
    expect((await draft(prompt)).body_markdown).toContain("over as of 21 November 2026");
    expect(before.ok ? before.value.content.body_markdown : "").not.toContain("over as of");
  });

  test("says that it has no source for a prompt about cooking, and fills nothing in", async () => {
    const content = await draft("Write 900 words about the best biryani recipe");
    expect(content.body_markdown).toContain("no source");
    expect(content.body_markdown).not.toContain("## Key facts");
    expect(content.source_references).toEqual([]);
    expect(draftSchema.parse(content)).toEqual(content);
    expect(content.meta_description.length).toBeGreaterThanOrEqual(50);
  });

  test("names the part of a prompt on which it has no record", async () => {
    const content = await draft("Hostel fees at NIT Calicut");
    expect(content.body_markdown).toMatch(/nothing on “hostel”/);
    expect(content.title.toLowerCase()).not.toContain("hostel");
  });

  test("repeats no number that only the prompt claims", async () => {
    const content = await draft("The application fee is ₹5,000 for SC students in 2026");
    expect(JSON.stringify(content)).not.toContain("5,000 for");
    expect(content.title).not.toContain("5,000");
  });

  test("takes markup in a prompt for words", async () => {
    const content = await draft(
      "<script>alert(1)</script> [fee](javascript:x) for **SC** students",
    );
    expect(`${content.title}${content.body_markdown}`).not.toMatch(/<script|javascript:x\)/);
  });
});

describe("a correction without a model", () => {
  test("replaces words wherever they stand alone, and nothing else", async () => {
    const content = await draft("Fee for SC candidates");
    const changed = await revised(content, 'Please replace "₹500" with "Rs 500 ($&)".');
    expect(changed.body_markdown).toBe(
      content.body_markdown.replaceAll("₹500", () => "Rs 500 ($&)"),
    );
    expect(changed.hero_summary).toContain("Rs 500 ($&)");
    expect({ ...changed, body_markdown: "", hero_summary: "" }).toEqual({
      ...content,
      body_markdown: "",
      hero_summary: "",
    });
  });

  test("does not touch a longer word or number that contains the words", async () => {
    const content = {
      ...(await draft("Fee for SC candidates")),
      body_markdown: "pay ₹500, no payment ₹5000",
    };
    const changed = await revised(
      content,
      'replace "pay" with "give" and replace "₹500" with "₹1"',
    );
    expect(changed.body_markdown).toBe("give ₹1, no payment ₹5000");
  });

  test.each([
    ['Set the title to "Fees, plainly"', { title: "Fees, plainly" }],
    ["Change the title to “Fees, plainly”", { title: "Fees, plainly" }],
    ['change the summary to: "Short."', { hero_summary: "Short." }],
  ])("does what “%s” says and keeps the rest", async (words, changes) => {
    const content = await draft("Fee for SC candidates");
    expect(await revised(content, words)).toEqual({ ...content, ...changes });
  });

  test("removes a section with its subsections and keeps its neighbours", async () => {
    const content = await draft("Photo and signature size for the application form");
    const changed = await revised(content, 'Remove the section "Files to upload".');
    expect(changed.body_markdown).not.toContain("What the photo has to look like");
    expect(changed.body_markdown).toContain("## Key facts");
    expect(changed.body_markdown).toContain("## What to check on the official site");
  });

  test("adds what the records know and the article lacks, with its source", async () => {
    const content = await draft("Fee for SC candidates");
    const changed = await revised(content, "Please also add what the Drawing test asks");
    expect(changed.body_markdown).toContain("## Syllabus");
    expect(changed.body_markdown).toContain("Composition with given shapes and forms");
    expect(changed.source_references.length).toBeGreaterThan(content.source_references.length);
    expect(changed.title).toBe(content.title);
    const again = await revise(changed, "Please also add what the Drawing test asks");
    expect(again.ok).toBe(false);
  });

  test.each([
    "Make it friendlier",
    'Remove the section "Weather"',
    'replace "no such words" with "x"',
  ])("answers “%s” with unacceptable and what is possible", async (words) => {
    const result = await revise(await draft("Fee for SC candidates"), words);
    expect(result).toMatchObject({ ok: false, failure: { kind: "unacceptable" } });
  });
});

function numbersIn(texts: readonly string[]): ReadonlySet<string> {
  const terms = texts.flatMap((text) => [
    ...splitTerms(text),
    ...(text.match(/\d[\d,.]*\d|\d/g) ?? []),
  ]);
  return new Set(terms.filter((term) => /\d/.test(term)));
}
