import { describe, expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { factText } from "../../content/facts/index.ts";
import { createEvidence } from "../../domain/drafting/evidence/evidence.ts";
import { createOfflineWriter } from "../../domain/drafting/providers/offline/offline-writer.ts";
import { sourcesOf } from "../../domain/drafting/evidence/references.ts";
import type { DraftContent } from "../../domain/drafting/writer.ts";
import { factToken } from "../../domain/posts/text/fact-tokens.ts";
import { sampleLibrary } from "../support/sample-library.ts";

const { fact } = builtInFacts;

const finder = createEvidence(builtInFacts, sampleLibrary);
const writer = createOfflineWriter(() => finder);
const fee = factToken("fee.sc_st_pwd.one_paper");
const feeText = factText(fact("fee.sc_st_pwd.one_paper"));

const content: DraftContent = {
  title: "Fees and Documents for SC Candidates",
  tags: ["JEE Main"],
  hero_summary: "Here is what candidates pay. It is less than others pay.",
  hero_image_url: null,
  hero_image_alt: null,
  meta_description:
    "What SC candidates pay for the form, and which documents they keep ready for it.",
  body_markdown: `A form is easier with everything at hand. Take an evening for it. Ask somebody to sit beside you.

## What the application costs

SC candidates pay ${fee} for one paper. Pay early. The candidate keeps the receipt.

| Group | Fee, 2025 |
| --- | --- |
| SC | ${fee} |

## Documents to keep ready

Put the papers on the table. See [Registration](/registration-2026) for the list.

- Photo
- Signature

## Negative marking

A wrong answer costs a mark. A blank costs nothing. Read on slowly.

## A last word on Counseling

Rest well. Sleep is part of the work.`,
  internal_links: ["/registration-2026"],
  source_references: sourcesOf([fee], builtInFacts),
};

function revise(corrections: string, given = content, locks?: ReadonlySet<string>) {
  const current = { ...given, slug: "a-post", category: "news" as const, author: null };
  const evidence = finder.gather(corrections);
  const request = { current, corrections, evidence, ...(locks && { locks }) };
  const refusal = writer.refusals.ofCorrections({ ...request, facts: builtInFacts });
  const written = writer.revise(request);
  // What is refused beforehand is what cannot be done, and the other way round.
  expect(refusal === null).toBe(written.ok);
  return Promise.resolve({ refusal, content: written.ok ? written.value.content : null });
}

async function revised(corrections: string, given = content): Promise<DraftContent> {
  const { content: changed, refusal } = await revise(corrections, given);
  if (changed === null) throw new Error(refusal?.message);
  return changed;
}

function headings({ body_markdown: body }: DraftContent): readonly string[] {
  return (body.match(/^## .+$/gm) ?? []).map((line) => line.slice(3));
}

const [costs = "", documents = "", marking = "", last = ""] = headings(content);

describe("a correction without a model", () => {
  test.each([
    ["title should be Fees, plainly", { title: "Fees, plainly" }],
    ["change title to Parents' questions and ours", { title: "Parents' questions and ours" }],
    ["Change the title to 'Parents' Guide to Fees'", { title: "Parents' Guide to Fees" }],
    ["Set the title to “Fees, plainly”", { title: "Fees, plainly" }],
    ["pls use Fees Made Plain as the title", { title: "Fees Made Plain" }],
    ["tittle ko Fees Made Plain karo", { title: "Fees Made Plain" }],
    ['change the summary to: "Short."', { hero_summary: "Short." }],
    ["make the summary shorter", { hero_summary: "Here is what candidates pay." }],
  ])("does what “%s” says and keeps the rest", async (words, changes) => {
    expect(await revised(words)).toEqual({ ...content, ...changes });
  });

  test.each([
    ["remove the section on negative marking", [costs, documents, last]],
    ["delete part about negative marks", [costs, documents, last]],
    ["remvoe the sectoin abt negative marking", [costs, documents, last]],
    ["no need of the part about documents", [costs, marking, last]],
    ["take out the last section", [costs, documents, marking]],
    ["fees wala section hata do", [documents, marking, last]],
    ["move documents to the top", [documents, costs, marking, last]],
    ["move negative marking before documents", [costs, marking, documents, last]],
    ["put the fees part at the end", [documents, marking, last, costs]],
    ['rename "A last word on Counseling" heading to "A last word"', null],
    ["add a section on ews certificate", [...headings(content), "The GEN-EWS certificate"]],
    ["droppers ke liye tips bhi add karo", [...headings(content), "Before you take a drop year"]],
    ["include a table of fees", [...headings(content), "Application fee at a glance"]],
    [
      "delete the documents section and add a section on ews certificate",
      [costs, marking, last, "The GEN-EWS certificate"],
    ],
    ["1. remove negative marking\n2. move documents to the top", [documents, costs, last]],
  ])("“%s” changes the sections and nothing else", async (words, sections) => {
    const changed = await revised(words);
    if (sections === null) expect(headings(changed).at(-1)).toBe("A last word");
    else expect(headings(changed)).toEqual(sections);
    const { title, hero_summary, meta_description } = content;
    expect(changed).toMatchObject({ title, hero_summary, meta_description });
    const kept = content.body_markdown
      .split(/\n(?=## )/)
      .filter((section) => changed.body_markdown.includes(section.split("\n")[0] ?? ""));
    for (const section of kept.slice(1, 3)) expect(changed.body_markdown).toContain(section.trim());
  });

  test("makes the introduction, a section and the whole shorter", async () => {
    const introduction = await revised("make the intro shorter");
    expect(introduction.body_markdown).toMatch(
      /^A form is easier with everything at hand\.\n\n## /,
    );
    const thoda = await revised("thoda chota karo intro, bahut lamba hai");
    expect(thoda.body_markdown).toBe(introduction.body_markdown);
    const section = await revised("the part on negative marking is too long");
    expect(section.body_markdown).not.toContain("Read on slowly");
    expect(headings(section)).toEqual(headings(content));
    const whole = await revised("make it shorter");
    expect(whole.body_markdown.length).toBeLessThan(content.body_markdown.length * 0.8);
  });

  test("names in the title what it should mention, and changes a word in headings alone", async () => {
    const { content: titled } = await revise("change the title, should mention Kerala");
    expect(titled?.title).toBe(`${content.title} (Kerala)`);
    const { content: headed } = await revise(
      "replace the word marking with scoring in the headings",
    );
    expect(headed?.body_markdown).toContain("## Negative scoring");
  });

  test("replaces words in any case, one and many, and leaves links alone", async () => {
    for (const words of ["use students instead of candidates", "replace candidates by students"]) {
      const changed = await revised(words);
      expect(changed.title).toBe("Fees and Documents for SC Students");
      expect(changed.hero_summary).toContain("what students pay");
      expect(changed.body_markdown).toContain("The student keeps");
      expect(JSON.stringify(changed)).not.toMatch(/candidate/i);
    }
    const linked = await revised('replace "registration" with "the form"');
    expect(linked.body_markdown).toContain("[The form](/registration-2026)");
  });

  test("corrects a spelling, and adds a sentence of the reviewer's", async () => {
    expect((await revised("correct the spelling of counselling")).body_markdown).toContain(
      "A last word on Counselling",
    );
    const told = await revised(
      'mention that "our office helps on Saturdays" in the documents section',
    );
    expect(told.body_markdown).toMatch(/- Signature\n\nOur office helps on Saturdays\.\n\n## Neg/);
  });

  test("adds the source of what it adds", async () => {
    const changed = await revised("add a section on ews certificate");
    const sources = changed.source_references.map(({ url }) => url);
    expect(sources).toContain(fact("reservation.ews").source.address);
  });

  test.each([
    [`replace "${feeText}" with "₹900"`],
    [`Change "pay ${feeText} for one paper" to "pay ₹900 for one paper"`],
  ])("refuses to type over a value: %s", async (words) => {
    const { refusal } = await revise(words);
    expect(refusal?.message).toContain(fact("fee.sc_st_pwd.one_paper").label);
    expect(refusal?.message).toContain("/registration-2026");
  });

  test("keeps a value a token when the new words hold it too", async () => {
    const changed = await revised(
      `replace "SC candidates pay ${feeText}" with "For SC the fee is ${feeText}"`,
    );
    expect(changed.body_markdown).toContain(`For SC the fee is ${fee} for one paper.`);
  });

  test.each(["remove the section on fees", "fees wala section hata do"])(
    "takes out every section on the subject: %s",
    async (words) => {
      const table = `## Application fee at a glance\n\n| What | Value |\n| --- | --- |\n| SC | ${fee} |`;
      const given = { ...content, body_markdown: `${content.body_markdown}\n\n${table}` };
      expect(headings(await revised(words, given)).join()).not.toMatch(/fee/i);
    },
  );

  test("adds a section that two asks share once", async () => {
    const before = headings(content);
    const added = headings(
      await revised("add a section on ews certificate and ews certificate validity"),
    );
    expect(added).toHaveLength(new Set(added).size);
    expect(added.length).toBeGreaterThan(before.length);
  });
});

describe("corrections that cannot be done whole", () => {
  test.each([
    ["make it friendlier", "Without a model"],
    ['change the title to "A new one" in bold letters', "title"],
    ["Remove the section on the weather", costs],
    ['replace "no such words" with "x"', "do not stand"],
    ["add a photo of our principal at the top", "nothing on this site"],
    ["add a section on swimming pools", "swimming pools"],
    ["title should be something catchy", "written out"],
    ["make the summary shorter and add a section on swimming pools", "So nothing was changed"],
    ['set the title to "New" and do the needful for the layout', "cannot be done"],
    ["add 3 more tips on swimming", "swimming"],
  ])("“%s” are refused at once with what cannot be, and nothing changes", async (words, told) => {
    const { refusal, content: changed } = await revise(words);
    expect(changed).toBeNull();
    expect(refusal?.message).toContain(told);
  });

  test("that lead beyond the bounds of a text are refused with the bound", async () => {
    const { refusal } = await revise(
      `add a line saying that "Rest well: ${"1-2-3-4-".repeat(20)}5"`,
    );
    expect(refusal?.message).toMatch(/8\d figures, and 60 are possible/);
  });

  test("because a passage is kept as it is are refused, whatever else they ask", async () => {
    const locks = new Set(["A wrong answer costs a mark. A blank costs nothing. Read on slowly."]);
    for (const words of [
      "remove negative marking",
      'set the title to "New title" and replace "blank" with "gap"',
      "make the negative marking part shorter",
    ]) {
      const { refusal } = await revise(words, content, locks);
      expect(refusal?.message).toContain("kept as it is");
    }
    expect((await revise("remove documents", content, locks)).content).not.toBeNull();
  });
});
