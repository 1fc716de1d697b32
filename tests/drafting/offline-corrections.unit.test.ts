import { describe, expect, test } from "vitest";
import { fact, factText } from "../../content/facts/index.ts";
import type { DraftContent } from "../../domain/drafting/writer.ts";
import { factToken } from "../../domain/posts/fact-tokens.ts";
import { draftFaults } from "../support/draft-faults.ts";
import { offlineDraft as draft, offlineRevision as revise } from "../support/drafting.ts";

const request = "Fee and documents for SC candidates";
const fee = factToken("fee.sc_st_pwd.one_paper");
const feeText = factText(fact("fee.sc_st_pwd.one_paper"));

async function revised(content: DraftContent, corrections: string): Promise<DraftContent> {
  const result = await revise(content, corrections);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value.content;
}

function withBody(content: DraftContent, body_markdown: string): DraftContent {
  return { ...content, body_markdown };
}

describe("a correction without a model", () => {
  test("replaces words wherever they stand alone, and nothing else", async () => {
    const content = await draft(request);
    const changed = await revised(content, 'Please replace "Key facts" with "In short ($&)".');
    expect(changed).toEqual({
      ...content,
      body_markdown: content.body_markdown.replace("Key facts", () => "In short ($&)"),
    });
  });

  test("does not touch a longer word that contains the words, nor a hyphen's meaning", async () => {
    const content = withBody(await draft(request), "pay now, no payment, by e-mail or e-mailbox");
    const changed = await revised(
      content,
      'replace "pay" with "give" and replace "e-mail" with "post"',
    );
    expect(changed.body_markdown).toBe("give now, no payment, by post or e-mailbox");
  });

  test.each([
    [`replace "${feeText}" with "₹900"`],
    [`Change "pay ${feeText} for one paper" to "pay ₹900 for one paper"`],
  ])("refuses to type over a value: %s", async (corrections) => {
    const content = withBody(await draft(request), `SC candidates pay ${fee} for one paper.`);
    const result = await revise(content, corrections);
    expect(result).toMatchObject({ ok: false, failure: { kind: "unacceptable" } });
    if (result.ok) return;
    expect(result.failure.message).toContain(fact("fee.sc_st_pwd.one_paper").label);
    expect(result.failure.message).toContain("/registration-2026");
  });

  test("refuses to type over a part of a value", async () => {
    const body = `You pay online by ${factToken("fee.ways_to_pay")}.`;
    const result = await revise(
      withBody(await draft(request), body),
      'replace "by card" with "by cash"',
    );
    expect(result).toMatchObject({
      ok: false,
      failure: { message: expect.stringContaining(fact("fee.ways_to_pay").label) as string },
    });
  });

  test("refuses to type over one entry of a record's list, however it is capitalised", async () => {
    const result = await revise(
      await draft(request),
      'replace "Aadhaar or another valid photo ID" with "PAN card"',
    );
    expect(result).toMatchObject({
      ok: false,
      failure: {
        message: expect.stringContaining(fact("documents.registration").label) as string,
      },
    });
  });

  test("keeps a value a token when the new words hold it too", async () => {
    const content = withBody(await draft(request), `SC candidates pay ${fee} for one paper.`);
    const changed = await revised(
      content,
      `replace "SC candidates pay ${feeText}" with "For SC the fee is ${feeText}"`,
    );
    expect(changed.body_markdown).toBe(`For SC the fee is ${fee} for one paper.`);
  });

  test.each([
    ['Set the title to "Fees, plainly"', { title: "Fees, plainly" }],
    ["Change the title to “Fees, plainly”", { title: "Fees, plainly" }],
    ['change the summary to: "Short."', { hero_summary: "Short." }],
    ['Set the meta description to "What to pay."', { meta_description: "What to pay." }],
  ])("does what “%s” says and keeps the rest", async (words, changes) => {
    const content = await draft(request);
    expect(await revised(content, words)).toEqual({ ...content, ...changes });
  });

  test("removes a section with its subsections and keeps all other blocks", async () => {
    const content = await draft(request);
    const changed = await revised(content, 'Remove the section "Questions and answers".');
    const before = content.body_markdown.split("\n\n");
    const after = changed.body_markdown.split("\n\n");
    expect(after.some((block) => block.startsWith("### "))).toBe(false);
    expect(before.filter((block) => after.includes(block))).toEqual(after);
    expect(after).toContain("## Key facts");
  });

  test("adds what the records know and the article lacks, with its source", async () => {
    const content = await draft("Fee for SC candidates");
    const words = "Please also add what the Drawing test asks";
    const changed = await revised(content, words);
    expect(changed.body_markdown).toContain(`\n\n${factToken("syllabus.drawing")}\n\n`);
    expect(changed.source_references.length).toBeGreaterThan(content.source_references.length);
    const before = content.body_markdown.split("\n\n");
    const after = changed.body_markdown.split("\n\n");
    expect(after.filter((block) => before.includes(block))).toEqual(before);
    expect({ ...changed, body_markdown: "", source_references: [] }).toEqual({
      ...content,
      body_markdown: "",
      source_references: [],
    });
    expect(draftFaults(changed)).toEqual([]);
    expect((await revise(changed, words)).ok).toBe(false);
  });

  test.each([
    "Make it friendlier",
    'Remove the section "Weather"',
    'replace "no such words" with "x"',
  ])("answers “%s” with unacceptable and what is possible", async (words) => {
    const result = await revise(await draft(request), words);
    expect(result).toMatchObject({ ok: false, failure: { kind: "unacceptable" } });
  });
});
